import { listCallbacks } from '@settlement/api-mocks/contract/callbacks';
import { atomWithQuery } from 'jotai-tanstack-query';
import { callbackList } from './callbacks.ts';
import { endpointQuery } from './calls/endpointQuery.ts';
import { FIRST, checkAfter, newRows } from './list/newRows.ts';

const newestCallbackAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listCallbacks, {
    query: { ...get(callbackList.filtersAtom), ...get(callbackList.timesAtom), ...FIRST },
  }),
  ...checkAfter(get(callbackList.queryAtom), get(callbackList.stateAtom)),
}));

export const newCallbacksAtom = newRows(callbackList.queryAtom, newestCallbackAtom, ({ id }) => id);
