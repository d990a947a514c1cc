import { expect, test } from 'vitest';
import { isZoneFor, offsetText, zoneText, zonesIn } from './zones.ts';

test('zonesIn returns the selected zone first, even if its ID is outdated', () => {
  const zones = zonesIn('zh-CN', 'Asia/Calcutta');
  const shanghai = zones.find(({ id }) => id === 'Asia/Shanghai');
  expect(shanghai?.name).toBe('中国标准时间');
  expect(shanghai?.keywords).toContain('asia/shanghai');
  expect(zones.filter(({ id }) => id === 'Asia/Calcutta')).toHaveLength(1);
  expect(zones.slice(0, 2).map(({ id }) => id)).toEqual(['Asia/Calcutta', 'UTC']);
  expect(zones.find(({ id }) => id === 'America/New_York')?.label).toBe('America/New York');
});

test('likely time zones come first without duplicates or unknown zones', () => {
  const zones = zonesIn('en-US', 'Asia/Shanghai', 'Europe/London', '', 'Beijing', 'Asia/Shanghai');
  expect(zones.slice(0, 3).map(({ id }) => id)).toEqual(['Asia/Shanghai', 'Europe/London', 'UTC']);
  expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length);
});

test.each([
  ['Asia/Shanghai', 'zh-CN', '中国标准时间（Asia/Shanghai）'],
  ['America/New_York', 'en-US', 'Eastern Time (America/New York)'],
  ['UTC', 'zh-CN', 'UTC'],
  ['Beijing', 'zh-CN', 'Beijing'],
  ['', 'en-US', ''],
])('zoneText returns the name of the time zone %s in %s', (zone, language, named) => {
  expect(zoneText(zone, language)).toBe(named);
});

test.each([
  ['2026-11-23 08:00:00', 'UTC+8'],
  ['2026-11-23 05:30:00', 'UTC+5:30'],
  ['2026-11-22 20:30:00', 'UTC−3:30'],
  ['2026-11-23 00:00:00', 'UTC'],
])('offsetText of a zone with the time %s at midnight UTC is %s', (shown, offset) => {
  expect(offsetText(shown, 1_795_392_000)).toBe(offset);
});

test.each(['shanghai', '北京', '中国标准', 'UTC+8', 'gmt+08', ' asia/sh '])(
  'a search for "%s" finds the time zone of Shanghai',
  (typed) => {
    const zone = zonesIn('zh-CN').find(({ id }) => id === 'Asia/Shanghai');
    expect(zone && isZoneFor(typed, zone, 'UTC+8')).toBe(true);
    expect(zone && isZoneFor('utc+9', zone, 'UTC+8')).toBe(false);
  },
);
