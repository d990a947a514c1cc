import { type WritableAtom, atom } from 'jotai';
import {
  type Dates,
  type FilterTexts,
  type ListParts,
  type ListPatch,
  type ListValues,
  type Paging,
  activeFilters,
  clearFilters,
  listParams,
  patchList,
  readList,
  setFilters,
} from '#kit/list/listSearch.ts';
import type { NavigateOptions } from '#lib/locationSource.ts';
import { patchUrlState, readUrlState } from '#lib/urlState.ts';
import { locationAtom } from '../location.ts';
import { timeRangeAtom } from '../timeRange.ts';

/** A query string with its question mark; writing another may add an entry to the history. */
export type SearchAtom = WritableAtom<string, [next: string, options?: NavigateOptions], void>;

const addressSearchAtom: SearchAtom = atom(
  (get) => get(locationAtom).search,
  (get, set, next: string, options?: NavigateOptions) => {
    const { pathname, search, hash } = get(locationAtom);
    if (next !== search) set(locationAtom, `${pathname}${next}${hash}`, options);
  },
);

/** For a list in a dialog, over a screen whose address is its own. */
export const memorySearchAtom = (): SearchAtom => atom('');

/**
 * The state of a list that lives in the address, so that all of it can be sent as a link. Writing changes
 * some of it and keeps the rest; a change of what narrows the list goes back to page 1.
 */
export function listState<V extends object, const R extends string, X extends object>(
  parts: ListParts<V, R, X>,
  searchAtom: SearchAtom = addressSearchAtom,
) {
  const params = listParams(parts);

  const stateAtom = atom(
    (get): ListValues<V, R, X> => readList(params, get(searchAtom)),
    (get, set, patch: ListPatch<V, R, X>, options?: NavigateOptions) =>
      set(searchAtom, patchList(params, get(searchAtom), patch), options),
  );

  return {
    stateAtom,
    /** The filters beside the dates. */
    filtersAtom: atom((get): V => readUrlState(params.filters, get(searchAtom))),
    datesAtom: atom((get): Dates<R> => readUrlState(params.dates, get(searchAtom))),
    /** The dates as calls take them; null until the merchant's zone is known. */
    timesAtom: atom((get) => get(timeRangeAtom)(readUrlState(params.dates, get(searchAtom)))),
    /** One page of the list, and how long a page is. */
    pagingAtom: atom(
      (get) => readUrlState(params.paging, get(searchAtom)),
      (get, set, patch: Partial<Paging>, options?: NavigateOptions) =>
        set(searchAtom, patchUrlState(params.paging, get(searchAtom), patch), options),
    ),
    /** The filters that are set; a range is one. */
    activeAtom: atom((get) => activeFilters(params, get(searchAtom))),
    /** Narrows the list by the texts of fields; it adds no entry to the history. */
    narrowAtom: atom(null, (get, set, texts: FilterTexts) =>
      set(searchAtom, setFilters(params, get(searchAtom), texts), { replace: true }),
    ),
    /** Takes the named filters away, or all of them; it adds no entry to the history. */
    clearAtom: atom(null, (get, set, names?: readonly string[]) =>
      set(searchAtom, clearFilters(params, get(searchAtom), names), { replace: true }),
    ),
  };
}
