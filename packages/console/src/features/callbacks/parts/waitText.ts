import type { Text } from '#i18n/useText.ts';

const MINUTE = 60;
const HOUR = 3600;

/** Returns one rounded-down unit: "15 s", "5 m", "6 h". */
export function waitText(text: Text, seconds: number): string {
  if (seconds < MINUTE) return text('callbacks.wait.seconds', { count: seconds });
  return seconds < HOUR
    ? text('callbacks.wait.minutes', { count: Math.floor(seconds / MINUTE) })
    : text('callbacks.wait.hours', { count: Math.floor(seconds / HOUR) });
}
