import type { CalendarDateRange, IsoDay } from './types.ts';

/** Days as they go over the wire, whatever calendar arithmetic holds them. */
export function daysOf(range: {
  start: { toString: () => string };
  end: { toString: () => string };
}): CalendarDateRange {
  return { start: range.start.toString().slice(0, 10), end: range.end.toString().slice(0, 10) };
}

/** Whether a range runs forward and within its bounds. ISO days sort as text. */
export function isWithin({ start, end }: CalendarDateRange, minValue?: IsoDay, maxValue?: IsoDay): boolean {
  return (
    start <= end &&
    (minValue === undefined || start >= minValue) &&
    (maxValue === undefined || end <= maxValue)
  );
}
