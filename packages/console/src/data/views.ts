import type { SavedView } from '@settlement/api-mocks/contract/views';
import { deleteView, listViews, saveView } from '@settlement/api-mocks/contract/views';
import type { DataOf } from '@settlement/api-mocks/contract/endpoint';
import { atom } from 'jotai';
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { pageAt } from '#lib/pages.ts';
import { viewQuery } from '#lib/viewQuery.ts';
import { callEndpoint, endpointQuery, invalidate } from './endpointQuery.ts';
import { locationAtom } from './location.ts';

export type { SavedView };

/** The list on screen: its path on desktops, which a view keeps on either device. */
const viewAreaAtom = atom((get) => pageAt(get(locationAtom).pathname) ?? '/');

/** What narrows the list on screen, as a view keeps it; empty where nothing does. */
export const currentViewAtom = atom((get) => viewQuery(get(locationAtom).search));

/** The merchant's views of the list on screen. */
export const viewsQueryAtom = atomWithQuery((get) =>
  endpointQuery(get, listViews, { query: { area: get(viewAreaAtom) } }),
);

/** The merchant's views of every list. */
export const allViewsQueryAtom = atomWithQuery((get) => endpointQuery(get, listViews, { query: {} }));

/** Keeps the list on screen, as it is narrowed now, under a name. */
export const saveViewAtom = atomWithMutation<DataOf<typeof saveView>, string>((get) => ({
  mutationFn: (name) => {
    const body = { area: get(viewAreaAtom), name, query: get(currentViewAtom) };
    return callEndpoint(get, saveView, { body }, { isExclusive: true });
  },
  onSuccess: () => invalidate(get(queryClientAtom), listViews),
}));

/** Takes the id of a view. */
export const deleteViewAtom = atomWithMutation<DataOf<typeof deleteView>, string>((get) => ({
  mutationFn: (id) => callEndpoint(get, deleteView, { body: { id } }),
  onSuccess: () => invalidate(get(queryClientAtom), listViews),
}));
