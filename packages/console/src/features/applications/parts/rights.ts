import { type ApiScope, apiScopes } from '@settlement/api-mocks/contract/scopes';
import type { FieldMessage } from '#i18n/fieldText.ts';
import { endOfDay } from '#lib/time.ts';

const DAY = 24 * 3600;

/** Days a key may be given from now on. */
const lifetimes = [30, 90, 365] as const;

/** What is chosen for the end of a key: what it was, none, days from now, or a day of one's own. */
export type Ending = 'keep' | 'never' | `${(typeof lifetimes)[number]}` | 'day';
export const endings: readonly Ending[] = ['keep', 'never', '30', '90', '365', 'day'];

/** When the key ends, in unix seconds; 0 for never. A day of one's own ends with its last second. */
export function endOf(ending: Ending, before: number, now: number, day: string, zone: string): number {
  if (ending === 'keep') return before;
  if (ending === 'day') return endOfDay(day, zone);
  return ending === 'never' ? 0 : now + Number(ending) * DAY;
}

/** Why a day is none to end on: it is no day, or over. */
export function dayError(day: string, now: number, zone: string): FieldMessage | 'day' | undefined {
  if (day === '') return 'required';
  if (!isDay(day)) return 'day';
  return endOfDay(day, zone) > now ? undefined : 'day';
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  // `2027-02-30` becomes another day.
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Scopes in their own order, whatever order they were ticked in. */
export function scopesOf(chosen: ReadonlySet<string>): ApiScope[] {
  return apiScopes.filter((scope) => chosen.has(scope));
}
