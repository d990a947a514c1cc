import { KEYWORD, type SearchHit, search } from '@settlement/api-mocks/contract/search';
import { SEARCH_DEBOUNCE } from '#lib/browser/useDebounced.ts';
import { useOffers } from './calls/extensions.ts';
import { useEndpointQuery } from './calls/useEndpointQuery.ts';

export { KEYWORD, type SearchHit };

export function useSearch(keyword: string) {
  const isSearched = useOffers()(search) && KEYWORD.test(keyword);
  return useEndpointQuery(search, isSearched ? { query: { keyword } } : undefined, {
    debounce: SEARCH_DEBOUNCE,
    keepPrevious: true,
  });
}
