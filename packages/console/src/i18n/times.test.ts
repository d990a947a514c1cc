import { expect, test } from 'vitest';
import { formatDay, formatRelative, formatTime } from './times.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

test('specification §9: a time is YYYY-MM-DD HH:mm:ss in the merchant’s time zone', () => {
  const moment = at('2026-11-20T02:41:09Z');
  expect(formatTime(moment, 'UTC')).toBe('2026-11-20 02:41:09');
  expect(formatTime(moment, 'Asia/Shanghai')).toBe('2026-11-20 10:41:09');
  expect(formatTime(moment, 'America/New_York')).toBe('2026-11-19 21:41:09');
  expect(formatDay(moment, 'America/New_York')).toBe('2026-11-19');
});

test('midnight is shown as 00, not as 24', () => {
  expect(formatTime(at('2026-11-20T00:00:05Z'), 'UTC')).toBe('2026-11-20 00:00:05');
});

test('formatTime is correct around a clock change and on a skipped day', () => {
  expect(formatTime(at('2026-11-01T05:30:00Z'), 'America/New_York')).toBe('2026-11-01 01:30:00');
  expect(formatTime(at('2026-11-01T06:30:00Z'), 'America/New_York')).toBe('2026-11-01 01:30:00');
  expect(formatTime(at('2011-12-30T10:00:00Z'), 'Pacific/Apia')).toBe('2011-12-31 00:00:00');
});

test('formatTime returns a dash for a time of 0', () => {
  expect(formatTime(0, 'UTC')).toBe('—');
});

test('formatTime uses UTC if the time zone is unknown', () => {
  expect(formatTime(at('2026-11-20T02:41:09Z'), 'Mars/Olympus')).toBe('2026-11-20 02:41:09');
});

test('formatRelative formats relative times in both languages', () => {
  expect(formatRelative(1000, 1180, 'en-US')).toBe('3 minutes ago');
  expect(formatRelative(1000, 1180, 'zh-CN')).toBe('3 分钟前');
  expect(formatRelative(1044, 1000, 'zh-CN')).toBe('44 秒后');
  expect(formatRelative(100_000, 0, 'zh-CN')).toBe('明天');
  expect(formatRelative(1000, 1000 + 3599, 'en-US')).toBe('59 minutes ago');
  expect(formatRelative(100_000, 0, 'en-US')).toBe('tomorrow');
});
