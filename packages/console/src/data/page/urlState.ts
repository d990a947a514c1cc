import { atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { startTransition, useCallback } from 'react';
import { type UrlSchema, patchUrlState, readUrlState } from '#lib/address/urlState.ts';
import type { NavigateOptions } from '#lib/browser/locationSource.ts';
import { locationAtom, searchAtom } from './location.ts';

export type UrlStateAtom<V> = WritableAtom<V, [patch: Partial<V>, options?: NavigateOptions], void>;

/**
 * Returns an atom for parameters of the URL. A read returns typed values. A write changes some
 * values and keeps all other values. A changed filter resets the page to 1. A write adds a history
 * entry unless `{ replace: true }` is set.
 */
export function urlStateAtom<V extends object>(schema: UrlSchema<V>): UrlStateAtom<V> {
  return atom(
    (get) => readUrlState(schema, get(searchAtom)),
    (get, set, patch: Partial<V>, options?: NavigateOptions) => {
      const { pathname, search, hash } = get(locationAtom);
      const next = patchUrlState(schema, search, patch);
      if (next !== search) set(locationAtom, `${pathname}${next}${hash}`, options);
    },
  );
}

export function useUrlState<V>(state: UrlStateAtom<V>) {
  const values = useAtomValue(state);
  const set = useSetAtom(state);
  const patch = useCallback(
    (change: Partial<V>, options?: NavigateOptions) => startTransition(() => set(change, options)),
    [set],
  );
  return [values, patch] as const;
}
