import { expect, test } from 'vitest';
import { zonesIn } from './zones.ts';

test('zones have words in both languages, and an older name stays what it is', () => {
  const zones = zonesIn('zh-CN', 'Asia/Calcutta');
  const shanghai = zones.find(({ id }) => id === 'Asia/Shanghai');
  expect(shanghai?.name).toBe('中国标准时间');
  expect(shanghai?.keywords).toContain('asia/shanghai');
  expect(zones.filter(({ id }) => id === 'Asia/Calcutta')).toHaveLength(1);
  expect(zones[0]?.id).toBe('UTC');
  expect(zones.find(({ id }) => id === 'America/New_York')?.label).toBe('America/New York');
});
