import { queryClientAtom } from 'jotai-tanstack-query';
import type { ConsoleStore } from '#app/store.ts';

export const refetchAll = (store: ConsoleStore): Promise<void> =>
  store.get(queryClientAtom).invalidateQueries();
