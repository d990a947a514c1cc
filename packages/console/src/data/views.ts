import { deleteView, listViews, type SavedView, saveView } from '@settlement/api-mocks/contract/views';
import type { DataOf } from '@settlement/api-mocks/contract/endpoint';
import { atom } from 'jotai';
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { pageAt } from '#lib/address/pages.ts';
import { callEndpoint, endpointQuery, invalidate } from './calls/endpointQuery.ts';
import { locationAtom } from './page/location.ts';

/** The parameters that aren't part of a saved view, such as the page and the open record. */
const passing = ['current', 'detail', 'attempt', 'new', 'app', 'section'];

/** Returns the query without `passing` in a fixed order, so that equal views have equal strings. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of passing) params.delete(name);
  params.sort();
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

export type { SavedView };

const viewAreaAtom = atom((get) => pageAt(get(locationAtom).pathname) ?? '/');

export const currentViewAtom = atom((get) => viewQuery(get(locationAtom).search));

export const viewsQueryAtom = atomWithQuery((get) =>
  endpointQuery(get, listViews, { query: { area: get(viewAreaAtom) } }),
);

export const allViewsQueryAtom = atomWithQuery((get) => endpointQuery(get, listViews, { query: {} }));

export const saveViewAtom = atomWithMutation<DataOf<typeof saveView>, string>((get) => ({
  mutationFn: (name) => {
    const body = { area: get(viewAreaAtom), name, query: get(currentViewAtom) };
    return callEndpoint(get, saveView, { body }, { isExclusive: true });
  },
  onSuccess: () => invalidate(get(queryClientAtom), listViews),
}));

export const deleteViewAtom = atomWithMutation<DataOf<typeof deleteView>, string>((get) => ({
  mutationFn: (id) => callEndpoint(get, deleteView, { body: { id } }),
  onSuccess: () => invalidate(get(queryClientAtom), listViews),
}));
