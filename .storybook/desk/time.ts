/** The start time of every story in Unix seconds. It's constant, so that screenshots don't differ. */
export const STORY_TIME = Date.UTC(2026, 10, 20, 2, 59, 30) / 1000;

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** The times that reviewers can select, in seconds after the start time of the story. */
export const timeStops = [
  { seconds: 0, label: 'The story’s own time' },
  { seconds: 15, label: '15 seconds later: a quote has expired' },
  { seconds: 30, label: '30 seconds later: a review is polled again' },
  { seconds: MINUTE, label: '1 minute later' },
  { seconds: 5 * MINUTE, label: '5 minutes later' },
  { seconds: 10 * MINUTE, label: '10 minutes later: one confirmation' },
  { seconds: 30 * MINUTE, label: '30 minutes later' },
  { seconds: HOUR, label: '1 hour later: transfers are confirmed' },
  { seconds: 6 * HOUR, label: '6 hours later' },
  { seconds: DAY, label: '1 day later: a cooling-off period ends' },
  { seconds: 3 * DAY, label: '3 days later' },
  { seconds: 7 * DAY, label: '7 days later' },
  { seconds: 30 * DAY, label: '30 days later' },
] as const;

const units: Readonly<Record<string, number>> = { s: 1, m: MINUTE, h: HOUR, d: DAY };

/** Returns the seconds of a typed duration such as `3 h` or `2 d 30 m`, otherwise undefined. */
export function durationOf(typed: string): number | undefined {
  const parts = [...typed.toLowerCase().matchAll(/(\d+)\s*([smhd])[a-z]*/g)];
  if (parts.length === 0) return undefined;
  return parts.reduce((sum, [, count = '', unit = '']) => sum + Number(count) * (units[unit] ?? 0), 0);
}

export function secondsOf(value: unknown): number {
  const seconds = Number(value);
  return Number.isSafeInteger(seconds) && seconds > 0 ? Math.min(seconds, 400 * DAY) : 0;
}
