import type { CalendarDateRange, IsoDay } from './types.ts';

export function daysOf(range: {
  start: { toString: () => string };
  end: { toString: () => string };
}): CalendarDateRange {
  return { start: range.start.toString().slice(0, 10), end: range.end.toString().slice(0, 10) };
}

/** ISO dates can be compared as text. */
export function isWithin({ start, end }: CalendarDateRange, minValue?: IsoDay, maxValue?: IsoDay): boolean {
  return (
    start <= end &&
    (minValue === undefined || start >= minValue) &&
    (maxValue === undefined || end <= maxValue)
  );
}
