import type { Text } from '../../i18n/useText.ts';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A span of time, rounded to the largest unit it holds at least one of: 7,260 seconds are 2 hours. */
export function durationText(text: Text, seconds: number): string {
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? (['second', 1] as const);
  return text(`verification.duration.${unit}`, { count: Math.round(seconds / size) });
}
