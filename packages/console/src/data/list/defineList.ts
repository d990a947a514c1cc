import type { DataOf, Endpoint, QueryInput } from '@settlement/api-mocks/contract/endpoint';
import type { ExportFormat } from '@settlement/api-mocks/contract/primitives';
import { hashKey, keepPreviousData } from '@tanstack/query-core';
import { type WritableAtom, atom } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import type { CallInput, DownloadOptions } from '#api/client.ts';
import type { ListParts } from '#kit/list/listSearch.ts';
import { hasField, offersField } from '#api/offeredFields.ts';
import { type PagePath, pageAt } from '#lib/address/pages.ts';
import { polledWhile } from '#lib/time/retryPause.ts';
import { apiClientAtom } from '../calls/apiClient.ts';
import { clockAtom, serverClockAtom } from '../calls/serverClock.ts';
import { endpointKey, endpointQuery } from '../calls/endpointQuery.ts';
import { offersAtom } from '../calls/extensions.ts';
import { pathnameAtom } from '../page/location.ts';
import type { TimeRange } from '../page/timeRange.ts';
import { type SearchAtom, listState } from './listState.ts';
import { checkAfter } from './newRows.ts';

/** The milliseconds between polls while a row of the page is in progress. */
export const POLL_MS = 10_000;

interface ListScope extends TimeRange {
  readonly current?: number;
  readonly pageSize?: number;
  /** The format of an export. @default 'xlsx' */
  readonly format?: ExportFormat;
}

type HiddenColumnsAtom = WritableAtom<readonly string[], [hidden: readonly string[]], void>;

export interface ListDefinition<E extends Endpoint, V, R extends string, X> extends ListParts<V, R, X> {
  readonly endpoint: E;
  readonly input: (filters: V, scope: ListScope) => CallInput<E> & { readonly query?: QueryInput<E> };
  readonly page?: PagePath;
  readonly searchAtom?: SearchAtom;
  /** If true, errors are shown on the page without a toast. */
  readonly isSilent?: boolean;
  readonly hiddenColumnsAtom?: HiddenColumnsAtom;
  readonly isMoving?: (page: DataOf<E>) => boolean;
}

const never = () => false;
const nothingHiddenAtom: HiddenColumnsAtom = atom([], () => undefined);

/** Defines a list: its URL state, pages, filters and export. Date filters wait for the time zone. */
export function defineList<E extends Endpoint, V extends object, const R extends string, X extends object>(
  definition: ListDefinition<E, V, R, X>,
) {
  const {
    endpoint,
    input,
    page,
    isSilent,
    isMoving = never,
    hiddenColumnsAtom = nothingHiddenAtom,
  } = definition;
  const offersFilterAtom = atom((get) => {
    const offers = get(offersAtom);
    return (name: string) => offersField(endpoint.query, name, offers);
  });
  const state = listState(definition, offersFilterAtom, definition.searchAtom);
  const isFirstAtom = atom((get) => get(state.pagingAtom).current === 1);
  /** The key of the first page. A string, so that another page doesn't recompute `loadedAtAtom`. */
  const firstKeyAtom = atom((get) => {
    const scope = { ...get(state.timesAtom), ...get(state.pagingAtom), current: 1 };
    return hashKey(endpointKey(endpoint, input(get(state.filtersAtom), scope)));
  });
  /** The server's time of each load of the first page. Slow responses change the server's clock, but not this time. */
  const loadsAtom = atom(() => new Map<number, number>());
  /**
   * The time at which the first page was loaded, or the current time if it wasn't loaded, in Unix seconds.
   * Later pages end at this time, so that newer rows don't move rows from page to page. The server's clock counts
   * if the clock of the device is slow, because later pages would otherwise skip rows. `undefined` on the first page,
   * and for lists without a time range.
   */
  const loadedAtAtom = atom((get) => {
    if (get(isFirstAtom) || !hasField(endpoint.query, 'end_time')) return undefined;
    const first = get(queryClientAtom).getQueryCache().get(get(firstKeyAtom));
    const now = get(clockAtom).now();
    if (!first?.state.dataUpdatedAt) return now;
    const { dataUpdatedAt } = first.state;
    const age = Math.floor((Date.now() - dataUpdatedAt) / 1000);
    const loads = get(loadsAtom);
    const loadedAt = loads.get(dataUpdatedAt) ?? Math.max(now, get(serverClockAtom).now()) - age;
    loads.set(dataUpdatedAt, loadedAt);
    return loadedAt;
  });

  const queryAtom = atomWithQuery((get) => {
    const times = get(state.timesAtom);
    const loadedAt = get(loadedAtAtom);
    const scope = {
      ...times,
      ...(loadedAt !== undefined && { end_time: Math.min(loadedAt, times?.end_time ?? loadedAt) }),
      ...get(state.pagingAtom),
    };
    return {
      ...endpointQuery(get, endpoint, input(get(state.filtersAtom), scope)),
      enabled: times !== null && (page === undefined || pageAt(get(pathnameAtom)) === page),
      placeholderData: keepPreviousData,
      ...(isSilent && { meta: { isSilent } }),
      refetchInterval: polledWhile(POLL_MS, isMoving),
    };
  });

  return {
    ...state,
    hiddenColumnsAtom,
    offersFilterAtom,
    queryAtom,
    /** The newest row with the filters of the list, for `newRows`. */
    newestAtom: atomWithQuery((get) => {
      const scope = { ...get(state.timesAtom), current: 1, pageSize: 1 };
      return {
        ...endpointQuery(get, endpoint, input(get(state.filtersAtom), scope)),
        ...checkAfter(get(queryAtom), get(state.pagingAtom)),
      };
    }),
    downloadAtom: atom(null, (get, _set, format?: ExportFormat, options?: DownloadOptions) =>
      get(apiClientAtom).download(
        endpoint,
        input(get(state.filtersAtom), { ...get(state.timesAtom), ...(format && { format }) }),
        options,
      ),
    ),
  };
}
