import { queryClientAtom } from 'jotai-tanstack-query';
import type { ConsoleStore } from '#app/store.ts';

export const refetchAll = (store: ConsoleStore): Promise<void> =>
  store.get(queryClientAtom).invalidateQueries();

export const MOCK_CHANGED = 'settlement:mock-changed';
