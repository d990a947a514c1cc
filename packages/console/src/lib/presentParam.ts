import type { UrlParam } from './urlState.ts';

/** Text whose presence counts, even when it is empty: `?recharge=` opens, no `recharge` at all does not. */
export function presentParam(): UrlParam<string | undefined> {
  return { parse: (text) => text ?? undefined, format: (value) => value, keepsOthers: true };
}
