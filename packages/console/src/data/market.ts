import { FOLLOW_LIMIT, listFollowed, searchMarket, setFollowed } from '@settlement/api-mocks/contract/market';
import type { MarketItem } from '@settlement/api-mocks/contract/market';
import type { DataOf } from '@settlement/api-mocks/contract/endpoint';
import { keepPreviousData } from '@tanstack/query-core';
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { textParam } from '#lib/address/urlState.ts';
import { SEARCH_DEBOUNCE } from '#lib/browser/useDebounced.ts';
import { callEndpoint, endpointKey, endpointQuery, invalidate } from './calls/endpointQuery.ts';
import { urlStateAtom } from './page/urlState.ts';
import { useEndpointQuery } from './calls/useEndpointQuery.ts';
import { polledEvery } from '#lib/time/retryPause.ts';

/** The number of followed tokens in the panel. Users can follow at most four (specification §9). */
export const PANEL_LIMIT = 3;

export const followedQueryAtom = atomWithQuery((get) => endpointQuery(get, listFollowed, {}));

/** Searches for tokens after a pause of 500 ms (specification §9). Returns the previous tokens while loading. */
export const useMarketSearch = (name: string) =>
  useEndpointQuery(
    searchMarket,
    { query: { all: 1, name } },
    { debounce: SEARCH_DEBOUNCE, keepPrevious: true },
  );

export const marketStateAtom = urlStateAtom({ search: textParam() });

export const foundQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, searchMarket, { query: { all: 1, name: get(marketStateAtom).search ?? '' } }),
  placeholderData: keepPreviousData,
}));

/** The milliseconds between price updates. */
const REFRESH_MS = 30_000;

export const watchedQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listFollowed, {}),
  refetchInterval: polledEvery(REFRESH_MS),
}));

type Followed = DataOf<typeof listFollowed>;

/** Returns the list with the token added or removed. Returns null if the list would exceed four tokens. */
export function toggled(followed: readonly MarketItem[], item: MarketItem): MarketItem[] | null {
  if (followed.some(({ token }) => token === item.token)) {
    return followed.filter(({ token }) => token !== item.token);
  }
  if (followed.length >= FOLLOW_LIMIT) return null;
  return [...followed, { ...item, check: true }];
}

export function inOrder(followed: readonly MarketItem[], tokens: readonly string[]): MarketItem[] {
  return tokens.flatMap((token) => followed.find((item) => item.token === token) ?? []);
}

export const setFollowedAtom = atomWithMutation<Followed, MarketItem[], Error, Followed | undefined>(
  (get) => {
    const client = get(queryClientAtom);
    const key = endpointKey(listFollowed, {});
    return {
      mutationFn: (items) =>
        callEndpoint(get, setFollowed, { body: { tokens: items.map(({ token }) => token) } }),
      onMutate: async (items) => {
        await client.cancelQueries({ queryKey: key });
        const before = client.getQueryData<Followed>(key);
        client.setQueryData<Followed>(key, { list: items, total: items.length });
        return before;
      },
      onError: (_error, _items, before) => client.setQueryData<Followed>(key, before),
      onSettled: () => invalidate(client, listFollowed),
    };
  },
);
