import { expect, test } from 'vitest';
import { formatDay, formatRelative, formatTime } from './times.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

test('specification §9: YYYY-MM-DD HH:mm:ss, in the merchant zone', () => {
  const moment = at('2026-11-20T02:41:09Z');
  expect(formatTime(moment, 'UTC')).toBe('2026-11-20 02:41:09');
  expect(formatTime(moment, 'Asia/Shanghai')).toBe('2026-11-20 10:41:09');
  expect(formatTime(moment, 'America/New_York')).toBe('2026-11-19 21:41:09');
  expect(formatDay(moment, 'America/New_York')).toBe('2026-11-19');
});

test('midnight is 00, not 24', () => {
  expect(formatTime(at('2026-11-20T00:00:05Z'), 'UTC')).toBe('2026-11-20 00:00:05');
});

test('both sides of a clock change, and a day that a zone left out', () => {
  expect(formatTime(at('2026-11-01T05:30:00Z'), 'America/New_York')).toBe('2026-11-01 01:30:00');
  expect(formatTime(at('2026-11-01T06:30:00Z'), 'America/New_York')).toBe('2026-11-01 01:30:00');
  expect(formatTime(at('2011-12-30T10:00:00Z'), 'Pacific/Apia')).toBe('2011-12-31 00:00:00');
});

test('never and an unknown zone', () => {
  expect(formatTime(0, 'UTC')).toBe('—');
  expect(formatTime(at('2026-11-20T02:41:09Z'), 'Mars/Olympus')).toBe('2026-11-20 02:41:09');
});

test('how long ago, in both languages', () => {
  expect(formatRelative(1000, 1180, 'en-US')).toBe('3 minutes ago');
  expect(formatRelative(1000, 1180, 'zh-CN')).toBe('3 分钟前');
  expect(formatRelative(1044, 1000, 'zh-CN')).toBe('44 秒后');
  expect(formatRelative(100_000, 0, 'zh-CN')).toBe('明天');
  expect(formatRelative(1000, 1000 + 3599, 'en-US')).toBe('59 minutes ago');
  expect(formatRelative(100_000, 0, 'en-US')).toBe('tomorrow');
});
