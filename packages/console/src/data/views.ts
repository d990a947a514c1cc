import type { SavedView } from '@settlement/api-mocks/contract/views';
import { deleteView, listViews, saveView } from '@settlement/api-mocks/contract/views';
import type { DataOf } from '@settlement/api-mocks/contract/endpoint';
import { atom } from 'jotai';
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { pageAt } from '#lib/address/pages.ts';
import { viewQuery } from '#lib/address/viewQuery.ts';
import { callEndpoint, endpointQuery, invalidate } from './calls/endpointQuery.ts';
import { locationAtom } from './page/location.ts';

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
