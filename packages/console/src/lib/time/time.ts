import { isZone } from '@settlement/api-mocks/rules/zone';
import { temporal } from './temporal.ts';

/** A day as `YYYY-MM-DD`. */
export type Day = string;

/** Returns the first second of a day in Unix seconds. It isn't always midnight, because clocks may skip midnight. */
export function startOfDay(day: Day, zone: string): number {
  return seconds(temporal().PlainDate.from(day).toZonedDateTime(known(zone)).startOfDay());
}

/** Returns the last second of a day in Unix seconds, because time ranges include both ends (contract, `end_time`). */
export function endOfDay(day: Day, zone: string): number {
  const next = temporal().PlainDate.from(day).add({ days: 1 });
  return seconds(next.toZonedDateTime(known(zone)).startOfDay()) - 1;
}

export function dayOf(unixSeconds: number, zone: string): Day {
  return temporal()
    .Instant.fromEpochMilliseconds(unixSeconds * 1000)
    .toZonedDateTimeISO(known(zone))
    .toPlainDate()
    .toString();
}

export function addDays(day: Day, days: number): Day {
  return temporal().PlainDate.from(day).add({ days }).toString();
}

export function countDays(first: Day, last: Day): number {
  return (
    temporal().PlainDate.from(first).until(temporal().PlainDate.from(last), { largestUnit: 'day' }).days + 1
  );
}

export function lastDays(days: number, now: number, zone: string): { start: Day; end: Day } {
  const end = dayOf(now, zone);
  return { start: addDays(end, 1 - days), end };
}

/**
 * Returns the first and last day of the month that is `months` after the month of `now`. The current month
 * ends today.
 */
export function monthOf(now: number, zone: string, months = 0): { start: Day; end: Day } {
  const today = temporal().PlainDate.from(dayOf(now, zone));
  const first = today.with({ day: 1 }).add({ months });
  const end = months === 0 ? today : first.add({ months: 1 }).subtract({ days: 1 });
  return { start: first.toString(), end: end.toString() };
}

function seconds(moment: { readonly epochMilliseconds: number }): number {
  return Math.floor(moment.epochMilliseconds / 1000);
}

const known = (zone: string): string => (isZone(zone) ? zone : 'UTC');

/** Returns the device's time zone. UTC if it's unknown, for which Chrome returns `Etc/Unknown`. */
export const ownZone = (): string => known(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Returns a duration in minutes, rounded up, at least 1. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}
