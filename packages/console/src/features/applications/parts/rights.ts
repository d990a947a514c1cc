import { type ApiScope, apiScopes } from '@settlement/api-mocks/contract/applications';

const DAY = 24 * 3600;

/** Days a key may be given from now on. */
export const lifetimes = [30, 90, 365] as const;

/** What is chosen for the end of a key: what it was, none, or days from now. */
export type Ending = 'keep' | 'never' | `${(typeof lifetimes)[number]}`;
export const endings: readonly Ending[] = ['keep', 'never', '30', '90', '365'];

/** When the key ends, in unix seconds; 0 for never. */
export function endOf(ending: Ending, before: number, now: number): number {
  if (ending === 'keep') return before;
  return ending === 'never' ? 0 : now + Number(ending) * DAY;
}

/** Scopes in their own order, whatever order they were ticked in. */
export function scopesOf(chosen: ReadonlySet<string>): ApiScope[] {
  return apiScopes.filter((scope) => chosen.has(scope));
}
