import { temporal } from './temporal.ts';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** The first second of a day in a zone. A day need not begin at midnight: clocks may jump over it. */
export function startOfDay(day: Day, zone: string): number {
  return seconds(temporal().PlainDate.from(day).toZonedDateTime(known(zone)).startOfDay());
}

/** The last second of a day in a zone; ranges are inclusive at both ends (contract, `end_time`). */
export function endOfDay(day: Day, zone: string): number {
  const next = temporal().PlainDate.from(day).add({ days: 1 });
  return seconds(next.toZonedDateTime(known(zone)).startOfDay()) - 1;
}

/** The calendar day of a moment in a zone. */
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

/** How many days from the first to the last, both counted. */
export function countDays(first: Day, last: Day): number {
  return (
    temporal().PlainDate.from(first).until(temporal().PlainDate.from(last), { largestUnit: 'day' }).days + 1
  );
}

/** The last `days` days up to and including the day of `now`. */
export function lastDays(days: number, now: number, zone: string): { start: Day; end: Day } {
  const end = dayOf(now, zone);
  return { start: addDays(end, 1 - days), end };
}

/** The calendar month of `now` up to its day, or a whole one `months` after or before it. */
export function monthOf(now: number, zone: string, months = 0): { start: Day; end: Day } {
  const today = temporal().PlainDate.from(dayOf(now, zone));
  const first = today.with({ day: 1 }).add({ months });
  const end = months === 0 ? today : first.add({ months: 1 }).subtract({ days: 1 });
  return { start: first.toString(), end: end.toString() };
}

function seconds(moment: { readonly epochMilliseconds: number }): number {
  return Math.floor(moment.epochMilliseconds / 1000);
}

/** An unknown zone counts in UTC, as it is displayed. */
function known(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
