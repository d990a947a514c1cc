import { type Atom, type WritableAtom, atom } from 'jotai';
import {
  type Dates,
  type FilterTexts,
  type ListParts,
  type ListPatch,
  type ListValues,
  type Paging,
  activeFilters,
  clearFilters,
  ignoredFilters,
  listParams,
  patchList,
  readList,
  setFilters,
} from '#kit/list/listSearch.ts';
import type { NavigateOptions } from '#lib/browser/locationSource.ts';
import { namesOf, patchUrlState, readUrlState, withoutParams } from '#lib/address/urlState.ts';
import { locationAtom } from '../page/location.ts';
import { type TimeRange, timeRangeAtom } from '../page/timeRange.ts';

const HOUR_SECONDS = 3600;

/** The query string with its question mark. `options` determine whether a write adds a history entry. */
export type SearchAtom = WritableAtom<string, [next: string, options?: NavigateOptions], void>;

const addressSearchAtom: SearchAtom = atom(
  (get) => get(locationAtom).search,
  (get, set, next: string, options?: NavigateOptions) => {
    const { pathname, search, hash } = get(locationAtom);
    if (next !== search) set(locationAtom, `${pathname}${next}${hash}`, options);
  },
);

/** Creates a query string in memory for a list in a dialog. The URL belongs to the screen behind it. */
export const memorySearchAtom = (): SearchAtom => atom('');

/** Returns the state of a list in the URL. A changed filter resets the page to 1. */
export function listState<V extends object, const R extends string, X extends object>(
  parts: ListParts<V, R, X>,
  offersFilterAtom: Atom<(name: string) => boolean>,
  source: SearchAtom = addressSearchAtom,
) {
  const params = listParams(parts);
  /** The query string without the filters that the server doesn't support. */
  const searchAtom: SearchAtom = atom(
    (get) =>
      withoutParams(
        get(source),
        namesOf(parts.filters).filter((name) => !get(offersFilterAtom)(name)),
      ),
    (_get, set, ...change) => set(source, ...change),
  );

  const stateAtom = atom(
    (get): ListValues<V, R, X> => readList(params, get(searchAtom)),
    (get, set, patch: ListPatch<V, R, X>, options?: NavigateOptions) =>
      set(searchAtom, patchList(params, get(searchAtom), patch), options),
  );

  const pagingAtom = atom(
    (get) => readUrlState(params.paging, get(searchAtom)),
    (get, set, patch: Partial<Paging>, options?: NavigateOptions) =>
      set(searchAtom, patchUrlState(params.paging, get(searchAtom), patch), options),
  );

  const heldAtom = atom(() => new Map<string, TimeRange>());
  /**
   * The dates as parameters of a call. `null` until the merchant's time zone is loaded. Later pages keep the
   * range of the first page for an hour, because a range such as the last 24 hours moves with the time.
   */
  const timesAtom = atom((get) => {
    const choice = readUrlState(params.dates, get(searchAtom));
    const key = JSON.stringify(choice);
    const held = get(heldAtom);
    const kept = held.get(key);
    const times = get(timeRangeAtom)(choice);
    const isRecent = kept && (times?.start_time ?? 0) - (kept.start_time ?? 0) < HOUR_SECONDS;
    if (isRecent && get(pagingAtom).current > 1) return kept;
    if (times) held.set(key, times);
    return times;
  });

  return {
    stateAtom,
    filtersAtom: atom((get): V => readUrlState(params.filters, get(searchAtom))),
    datesAtom: atom((get): Dates<R> => readUrlState(params.dates, get(searchAtom))),
    timesAtom,
    pagingAtom,
    activeAtom: atom((get) => activeFilters(params, get(searchAtom))),
    ignoredAtom: atom((get) => ignoredFilters(params, get(searchAtom))),
    narrowAtom: atom(null, (get, set, texts: FilterTexts) =>
      set(searchAtom, setFilters(params, get(searchAtom), texts), { replace: true }),
    ),
    clearAtom: atom(null, (get, set, names?: readonly string[]) =>
      set(searchAtom, clearFilters(params, get(searchAtom), names), { replace: true }),
    ),
  };
}
