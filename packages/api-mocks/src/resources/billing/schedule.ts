import { dayOf, nextDay, offsetAt, startOfDay } from '#core/zone.ts';

const REALTIME_SECONDS = 3600;

/** Monday 1 to Sunday 7 of a calendar day. */
function weekdayOf(day: string): number {
  return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** When a collection runs next after `now`: at the wall-clock time of the merchant's zone, whatever the season. */
export function nextRun(schedule: string, zone: string, now: number): number {
  const match = /^(daily|weekly) ?([1-7])? (\d\d):(\d\d)$/.exec(schedule);
  if (!match) return now + REALTIME_SECONDS;
  const [, kind, weekday, hour, minute] = match;
  const seconds = Number(hour) * 3600 + Number(minute) * 60;
  let day = dayOf(zone, now);
  for (let tries = 0; tries < 9; tries += 1) {
    const midnight = startOfDay(zone, day);
    const at = midnight + seconds + (offsetAt(zone, midnight) - offsetAt(zone, midnight + seconds));
    if (at > now && (kind === 'daily' || weekdayOf(day) === Number(weekday))) return at;
    day = nextDay(day);
  }
  return now + REALTIME_SECONDS;
}
