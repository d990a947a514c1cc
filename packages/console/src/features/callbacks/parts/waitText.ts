import type { Text } from '#i18n/useText.ts';

const MINUTE = 60;
const HOUR = 3600;

/** Returns a duration in its largest unit, rounded down, such as "15 s" or "6 h". */
export function waitText(text: Text, seconds: number): string {
  if (seconds < MINUTE) return text('callbacks.wait.seconds', { count: seconds });
  return seconds < HOUR
    ? text('callbacks.wait.minutes', { count: Math.floor(seconds / MINUTE) })
    : text('callbacks.wait.hours', { count: Math.floor(seconds / HOUR) });
}
