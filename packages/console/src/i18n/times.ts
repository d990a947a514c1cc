import { isZone, wallClock } from '@settlement/api-mocks/rules/zone';
import type { Language } from './language.ts';

/**
 * Formats Unix seconds as `YYYY-MM-DD HH:mm:ss` in a time zone (specification §9). Uses UTC for an unknown
 * zone. Returns a dash for 0.
 */
export function formatTime(seconds: number | undefined, zone: string): string {
  if (!seconds) return '—';
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  const clock = wallClock(isZone(zone) ? zone : 'UTC');
  for (const { type, value } of clock.formatToParts(seconds * 1000)) parts[type] = value;
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}:${parts.second}`;
}

/** Formats Unix seconds as `YYYY-MM-DD` in the merchant's time zone. Returns a dash for 0. */
export function formatDay(seconds: number | undefined, zone: string): string {
  return formatTime(seconds, zone).slice(0, 10);
}

const STEPS = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Number.POSITIVE_INFINITY],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[];

/** Formats a time relative to now, such as `3 minutes ago`, `in 2 hours` or `3 分钟前`. Both times are in Unix seconds. */
export function formatRelative(seconds: number, now: number, language: Language): string {
  let amount = seconds - now;
  for (const [unit, size] of STEPS) {
    if (Math.abs(amount) < size) {
      const format = new Intl.RelativeTimeFormat(language, {
        numeric: 'auto',
        // The long Chinese form of "in 5 seconds" is unusual.
        style: language === 'zh-CN' ? 'short' : 'long',
      });
      return format.format(Math.trunc(amount), unit).replace(/(?<=\d)(?=\p{Script=Han})/u, ' ');
    }
    amount /= size;
  }
  return '—';
}
