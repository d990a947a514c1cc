import type { Text } from '#i18n/useText.ts';

const units = [
  ['day', 86_400, 3600],
  ['hour', 3600, 60],
  ['minute', 60, 1],
] as const;

/** Rounds to the largest unit: 7,260 seconds are 2 hours, and 3,580 seconds are 1 hour instead of 60 minutes. */
export function durationText(text: Text, seconds: number): string {
  const [unit, size] = units.find(([, length, below]) => Math.round(seconds / below) * below >= length) ?? [
    'second',
    1,
  ];
  return text(`verification.duration.${unit}`, { count: Math.round(seconds / size) });
}
