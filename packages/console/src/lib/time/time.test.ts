import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadTemporal } from './temporal.ts';
import { addDays, countDays, dayOf, endOfDay, lastDays, ownZone, startOfDay } from './time.ts';

beforeAll(loadTemporal);

const utc = (iso: string) => Date.parse(iso) / 1000;
const HOUR = 3600;

describe('day boundaries', () => {
  test('are correct in UTC and Asia/Shanghai', () => {
    expect(startOfDay('2026-11-20', 'UTC')).toBe(utc('2026-11-20T00:00:00Z'));
    expect(startOfDay('2026-11-20', 'Asia/Shanghai')).toBe(utc('2026-11-19T16:00:00Z'));
    expect(endOfDay('2026-11-20', 'Asia/Shanghai')).toBe(utc('2026-11-20T15:59:59Z'));
  });

  test('are 23 hours apart in New York in spring and 25 in fall', () => {
    const zone = 'America/New_York';
    const length = (day: string) => endOfDay(day, zone) + 1 - startOfDay(day, zone);
    expect(length('2026-03-08')).toBe(23 * HOUR);
    expect(length('2026-11-01')).toBe(25 * HOUR);
    expect(length('2026-11-02')).toBe(24 * HOUR);
  });

  test('are adjacent in Apia around the skipped December 30, 2011', () => {
    const zone = 'Pacific/Apia';
    expect(endOfDay('2011-12-29', zone) + 1).toBe(startOfDay('2011-12-31', zone));
    expect(dayOf(endOfDay('2011-12-29', zone) + 1, zone)).toBe('2011-12-31');
  });

  test('don’t start at midnight on a day whose midnight is skipped', () => {
    // In São Paulo, daylight saving time started at midnight, so this day starts at 01:00.
    expect(startOfDay('2018-11-04', 'America/Sao_Paulo')).toBe(utc('2018-11-04T03:00:00Z'));
  });

  test('use UTC if the time zone is unknown', () => {
    expect(startOfDay('2026-11-20', 'Mars/Olympus')).toBe(utc('2026-11-20T00:00:00Z'));
  });
});

test('the last 30 days end today in the merchant’s time zone, not in the browser’s', () => {
  const now = utc('2026-11-20T20:00:00Z');
  expect(lastDays(30, now, 'UTC')).toEqual({ start: '2026-10-22', end: '2026-11-20' });
  expect(lastDays(7, now, 'Asia/Shanghai')).toEqual({ start: '2026-11-15', end: '2026-11-21' });
});

test('countDays includes the first and the last day', () => {
  expect(countDays('2026-10-22', '2026-11-20')).toBe(30);
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
});

test('ownZone returns UTC for an unknown zone of the device', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Etc/Unknown',
  });
  expect(ownZone()).toBe('UTC');
});
