import { type SearchHit, search } from '@settlement/api-mocks/contract/search';
import { keepPreviousData } from '@tanstack/query-core';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { endpointQuery } from './endpointQuery.ts';

export type { SearchHit };

/** Fewer characters are no question. */
export const LEAST_KEYWORD = 2;

/** What is looked for, once typing has rested. */
export const searchKeywordAtom = atom('');

export const searchQueryAtom = atomWithQuery((get) => {
  const keyword = get(searchKeywordAtom);
  return {
    ...endpointQuery(get, search, { query: { keyword } }),
    enabled: keyword.length >= LEAST_KEYWORD,
    placeholderData: keepPreviousData,
  };
});
