import type { DataOf, Endpoint, QueryInput } from '@settlement/api-mocks/contract/endpoint';
import type { ExportFormat } from '@settlement/api-mocks/contract/primitives';
import { keepPreviousData } from '@tanstack/query-core';
import { type WritableAtom, atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import type { CallInput, DownloadOptions } from '#api/client.ts';
import type { ListParts } from '#kit/list/listSearch.ts';
import { polledWhile } from '#lib/retryPause.ts';
import { apiClientAtom } from '../apiClient.ts';
import { endpointQuery } from '../endpointQuery.ts';
import type { TimeRange } from '../timeRange.ts';
import { type SearchAtom, listState } from './listState.ts';

/** How often a page is asked for again while something on it is under way, in milliseconds. */
export const POLL_MS = 10_000;

/** Which rows are meant: times in Unix seconds, and a page, which an export leaves out. */
interface ListScope extends TimeRange {
  readonly current?: number;
  readonly pageSize?: number;
  /** How an export is written. @default 'xlsx' */
  readonly format?: ExportFormat;
}

/** Ids of the columns that a table does not show. */
type HiddenColumnsAtom = WritableAtom<readonly string[], [hidden: readonly string[]], void>;

export interface ListDefinition<E extends Endpoint, V, R extends string, X> extends ListParts<V, R, X> {
  /** The call that answers a page of the list and, with the header for it, its spreadsheet. */
  readonly endpoint: E;
  /** The call's input; most lists name their filters as the call does: `(filters, scope) => ({ query: { ...filters, ...scope } })`. */
  readonly input: (filters: V, scope: ListScope) => CallInput<E> & { readonly query?: QueryInput<E> };
  /** Where the list keeps its state. @default the address */
  readonly searchAtom?: SearchAtom;
  /** Whether a failure is shown by the list alone, without a toast. */
  readonly isSilent?: boolean;
  /** Where a table has more than a few columns. */
  readonly hiddenColumnsAtom?: HiddenColumnsAtom;
  /** Whether something on the page is under way, so that it is asked for again. */
  readonly isMoving?: (page: DataOf<E>) => boolean;
}

const never = () => false;
const nothingHiddenAtom: HiddenColumnsAtom = atom([], () => undefined);

/**
 * A list of records: its state in the address, one page of it at a time, what narrows it, and its export.
 * The parts of `parts/list` take it. Without the merchant's zone it waits where days are asked for.
 */
export function defineList<E extends Endpoint, V extends object, const R extends string, X extends object>(
  definition: ListDefinition<E, V, R, X>,
) {
  const { endpoint, input, isSilent, isMoving = never, hiddenColumnsAtom = nothingHiddenAtom } = definition;
  const state = listState(definition, definition.searchAtom);

  return {
    ...state,
    hiddenColumnsAtom,
    /** One page; the page before stays until the next is there. */
    queryAtom: atomWithQuery((get) => {
      const times = get(state.timesAtom);
      const scope = { ...times, ...get(state.pagingAtom) };
      return {
        ...endpointQuery(get, endpoint, input(get(state.filtersAtom), scope)),
        enabled: times !== null,
        placeholderData: keepPreviousData,
        ...(isSilent && { meta: { isSilent } }),
        refetchInterval: polledWhile(POLL_MS, isMoving),
      };
    }),
    /** Downloads exactly what is filtered, on all pages. */
    downloadAtom: atom(null, (get, _set, format?: ExportFormat, options?: DownloadOptions) =>
      get(apiClientAtom).download(
        endpoint,
        input(get(state.filtersAtom), { ...get(state.timesAtom), ...(format && { format }) }),
        options,
      ),
    ),
  };
}
