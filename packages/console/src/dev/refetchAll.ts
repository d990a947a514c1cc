import { queryClientAtom } from 'jotai-tanstack-query';
import type { ConsoleStore } from '#app/store.ts';

/** Fetches everything on screen again, after the mock backend was changed from outside. */
export const refetchAll = (store: ConsoleStore): Promise<void> =>
  store.get(queryClientAtom).invalidateQueries();
