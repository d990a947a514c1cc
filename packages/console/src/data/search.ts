import { type SearchHit, search } from '@settlement/api-mocks/contract/search';
import { SEARCH_DEBOUNCE } from '#lib/browser/useDebounced.ts';
import { useOffers } from './calls/extensions.ts';
import { useEndpointQuery } from './calls/useEndpointQuery.ts';

export type { SearchHit };

export const LEAST_KEYWORD = 2;

export function useSearch(keyword: string) {
  const isSearched = useOffers()(search) && keyword.length >= LEAST_KEYWORD;
  return useEndpointQuery(search, isSearched ? { query: { keyword } } : undefined, {
    debounce: SEARCH_DEBOUNCE,
    keepPrevious: true,
  });
}
