import { createStore } from 'jotai';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { success, testConsole, userWith } from '#app/testing.ts';
import { loadTemporal } from '#lib/time/temporal.ts';
import { clockAtom } from '../calls/serverClock.ts';
import { daysOf, timeRangeAtom } from './timeRange.ts';
import { userQueryAtom } from '../user.ts';

beforeAll(loadTemporal);

/** 2026-11-20 02:30 in Shanghai. In New York, it's still November 19. */
const now = Date.UTC(2026, 10, 19, 18, 30) / 1000;
const none = { from: undefined, to: undefined };

describe('daysOf', () => {
  it('counts relative ranges back from today in the merchant’s time zone', () => {
    expect(daysOf({ range: '7d', ...none }, now, 'Asia/Shanghai')).toEqual({
      start: '2026-11-14',
      end: '2026-11-20',
    });
    expect(daysOf({ range: '7d', ...none }, now, 'America/New_York')).toEqual({
      start: '2026-11-13',
      end: '2026-11-19',
    });
    expect(daysOf({ range: 'today', ...none }, now, 'Asia/Shanghai')).toEqual({
      start: '2026-11-20',
      end: '2026-11-20',
    });
  });

  it('accepts the first and last day of a range in either order', () => {
    expect(daysOf({ range: 'days', from: '2026-11-01', to: '2026-11-05' }, now, 'UTC')).toEqual({
      start: '2026-11-01',
      end: '2026-11-05',
    });
    expect(daysOf({ range: 'days', from: '2026-11-05', to: '2026-11-01' }, now, 'UTC')).toEqual({
      start: '2026-11-01',
      end: '2026-11-05',
    });
  });

  it('returns no limits for all time or an incomplete range', () => {
    expect(daysOf({ range: 'all', ...none }, now, 'UTC')).toBeUndefined();
    expect(daysOf({ range: 'days', from: '2026-11-01', to: undefined }, now, 'UTC')).toBeUndefined();
  });
});

it('the range of the last 24 hours starts at a full minute', () => {
  const store = createStore();
  const minute = Math.floor(now / 60) * 60;
  for (const second of [0, 59]) {
    store.set(clockAtom, { now: () => minute + second });
    expect(store.get(timeRangeAtom)({ range: '24h', ...none })).toEqual({ start_time: minute - 86_400 });
  }
});

it('a range without limits is always the same object', async () => {
  const { store } = testConsole(() => success(userWith(3)));
  store.sub(userQueryAtom, () => undefined);
  const before = store.get(timeRangeAtom)({ range: 'all', ...none });
  await vi.waitFor(() => expect(store.get(userQueryAtom).data).toBeDefined());
  expect(store.get(timeRangeAtom)({ range: 'all', ...none })).toBe(before);
});
