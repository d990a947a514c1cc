import { atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { startTransition, useCallback } from 'react';
import { type UrlSchema, patchUrlState, readUrlState } from '#lib/urlState.ts';
import type { NavigateOptions } from '#lib/locationSource.ts';
import { locationAtom, searchAtom } from './location.ts';

export type UrlStateAtom<V> = WritableAtom<V, [patch: Partial<V>, options?: NavigateOptions], void>;

/**
 * State of a screen that lives in the address: reading gives typed values, writing changes some of them
 * and keeps everything else in the query. A change of filters goes back to page 1. Adds an entry to the
 * history unless `{ replace: true }`.
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

/** `const [filters, setFilters] = useUrlState(filtersAtom)`; the change is a transition. */
export function useUrlState<V>(state: UrlStateAtom<V>) {
  const values = useAtomValue(state);
  const set = useSetAtom(state);
  const patch = useCallback(
    (change: Partial<V>, options?: NavigateOptions) => startTransition(() => set(change, options)),
    [set],
  );
  return [values, patch] as const;
}
