import { expect, test } from 'vitest';
import { zoneText, zonesIn } from './zones.ts';

test('zones have words in both languages, and an older name stays what it is', () => {
  const zones = zonesIn('zh-CN', 'Asia/Calcutta');
  const shanghai = zones.find(({ id }) => id === 'Asia/Shanghai');
  expect(shanghai?.name).toBe('中国标准时间');
  expect(shanghai?.keywords).toContain('asia/shanghai');
  expect(zones.filter(({ id }) => id === 'Asia/Calcutta')).toHaveLength(1);
  expect(zones.slice(0, 2).map(({ id }) => id)).toEqual(['Asia/Calcutta', 'UTC']);
  expect(zones.find(({ id }) => id === 'America/New_York')?.label).toBe('America/New York');
});

test('the likely zones come first, each once', () => {
  const zones = zonesIn('en-US', 'Asia/Shanghai', 'Europe/London', 'Asia/Shanghai');
  expect(zones.slice(0, 3).map(({ id }) => id)).toEqual(['Asia/Shanghai', 'Europe/London', 'UTC']);
  expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length);
});

test.each([
  ['Asia/Shanghai', 'zh-CN', '中国标准时间（Asia/Shanghai）'],
  ['America/New_York', 'en-US', 'Eastern Time (America/New York)'],
  ['UTC', 'zh-CN', 'UTC'],
])('%s is named in %s', (zone, language, named) => {
  expect(zoneText(zone, language)).toBe(named);
});
