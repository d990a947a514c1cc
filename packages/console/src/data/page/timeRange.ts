import { atom } from 'jotai';
import { type Day, endOfDay, lastDays, monthOf, startOfDay } from '#lib/time/time.ts';
import { clockAtom } from '../calls/serverClock.ts';
import { userQueryAtom, zoneAtom } from '../user.ts';

export interface RangeChoice {
  range: string;
  from: Day | undefined;
  to: Day | undefined;
}

/** A time range in Unix seconds. Includes both ends. */
export interface TimeRange {
  start_time?: number;
  end_time?: number;
}

/** The range without limits. A new object would cause a refetch. */
const noLimits: TimeRange = {};

const DAY_SECONDS = 24 * 3600;

const relativeDays: Record<string, number> = { today: 1, '7d': 7, '15d': 15, '30d': 30 };

export function daysOf(
  { range, from, to }: RangeChoice,
  now: number,
  zone: string,
): { start: Day; end: Day } | undefined {
  const days = relativeDays[range];
  if (days) return lastDays(days, now, zone);
  if (range === 'month') return monthOf(now, zone);
  if (range === 'lastMonth') return monthOf(now, zone, -1);
  if (range !== 'days' || !from || !to) return undefined;
  return from <= to ? { start: from, end: to } : { start: to, end: from };
}

const isUserPendingAtom = atom((get) => get(userQueryAtom).isPending);

/** The time range. `null` until the merchant's time zone is loaded, if the choice depends on it. */
export const timeRangeAtom = atom((get) => {
  const isPending = get(isUserPendingAtom);
  const zone = get(zoneAtom);
  const clock = get(clockAtom);
  return (choice: RangeChoice): TimeRange | null => {
    // Rounding to the minute avoids a new query key on every render.
    if (choice.range === '24h') return { start_time: Math.floor(clock.now() / 60) * 60 - DAY_SECONDS };
    const isLimited =
      choice.range in relativeDays ||
      choice.range === 'month' ||
      choice.range === 'lastMonth' ||
      (choice.range === 'days' && choice.from && choice.to);
    if (!isLimited) return noLimits;
    if (isPending) return null;
    const days = daysOf(choice, clock.now(), zone);
    return days ? { start_time: startOfDay(days.start, zone), end_time: endOfDay(days.end, zone) } : noLimits;
  };
});

export const daysOfAtom = atom((get) => {
  const zone = get(zoneAtom);
  const clock = get(clockAtom);
  return (choice: RangeChoice) => daysOf(choice, clock.now(), zone);
});

/** Today in the merchant's time zone. Filters don't allow future dates (specification §2). */
export const todayAtom = atom((get): Day => lastDays(1, get(clockAtom).now(), get(zoneAtom)).end);
