import { type SearchHit, search } from '@settlement/api-mocks/contract/search';
import { SEARCH_DEBOUNCE } from '#lib/useDebounced.ts';
import { useEndpointQuery } from './useEndpointQuery.ts';

export type { SearchHit };

/** Fewer characters are no question. */
export const LEAST_KEYWORD = 2;

/** What is found by a keyword, once typing rests; the hits before stay until the next are there. */
export const useSearch = (keyword: string) =>
  useEndpointQuery(search, keyword.length < LEAST_KEYWORD ? undefined : { query: { keyword } }, {
    debounce: SEARCH_DEBOUNCE,
    keepPrevious: true,
  });
