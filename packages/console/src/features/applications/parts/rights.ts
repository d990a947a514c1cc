import { type ApiScope, apiScopes } from '@settlement/api-mocks/contract/scopes';
import { type FieldMessage, fieldText } from '#i18n/fieldText.ts';
import { endOfDay } from '#lib/time/time.ts';
import type { Text } from '#i18n/useText.ts';

const DAY = 24 * 3600;

const lifetimes = [30, 90, 365] as const;

/** The selected expiry of a key: unchanged, never, a period in days, or a date. */
export type Ending = 'keep' | 'never' | `${(typeof lifetimes)[number]}` | 'day';
export const endings: readonly Ending[] = ['keep', 'never', '30', '90', '365', 'day'];

/** Returns the expiry in Unix seconds. 0: never. The key is valid until the end of the date. */
export function endOf(ending: Ending, before: number, now: number, day: string, zone: string): number {
  if (ending === 'keep') return before;
  if (ending === 'day') return endOfDay(day, zone);
  return ending === 'never' ? 0 : now + Number(ending) * DAY;
}

export function dayError(day: string, now: number, zone: string): FieldMessage | 'day' | undefined {
  if (day === '') return 'required';
  return isDay(day) && endOfDay(day, zone) > now ? undefined : 'day';
}

export function isDay(text: string): boolean {
  // `Date` converts `2027-02-30` to March 2, so the result is compared with the text.
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

export function scopesOf(chosen: ReadonlySet<string>): ApiScope[] {
  return apiScopes.filter((scope) => chosen.has(scope));
}

export function dayMessage(
  text: Text,
  ending: Ending,
  day: string,
  now: number,
  zone: string,
): string | undefined {
  const error = ending === 'day' ? dayError(day, now, zone) : undefined;
  return error === 'day' ? text('applications.rights.dayWrong') : error && fieldText(text, error);
}
