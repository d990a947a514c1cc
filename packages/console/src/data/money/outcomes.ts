import { atom } from 'jotai';
import { createOutcomeStore, memoryOutcomeArea, type OutcomeStore } from '#kit/money/outcomeStore.ts';
import type { MoneyState } from '#kit/money/moneyState.ts';
import { type PageLocks, memoryLocks } from '#kit/money/pageLocks.ts';

// Stories and tests have no storage, so each store uses its own memory.
const memoryStoreAtom = atom(() => createOutcomeStore(memoryOutcomeArea()));
const givenStoreAtom = atom<OutcomeStore | undefined>(undefined);
const ownLocksAtom = atom(() => memoryLocks());
const givenLocksAtom = atom<PageLocks | undefined>(undefined);

/** The store of unknown outcomes: local storage in the app, memory in stories and tests. */
export const outcomeStoreAtom = atom(
  (get) => get(givenStoreAtom) ?? get(memoryStoreAtom),
  (_get, set, store: OutcomeStore) => set(givenStoreAtom, store),
);

export const pageLocksAtom = atom(
  (get) => get(givenLocksAtom) ?? get(ownLocksAtom),
  (_get, set, locks: PageLocks) => set(givenLocksAtom, locks),
);

export const outcomeChangesAtom = atom(0);

export const localStatesAtom = atom<Readonly<Partial<Record<string, MoneyState>>>>({});

/** Whether a call isn't idle, or an unknown outcome is stored. If not, the code for outcomes isn't loaded. */
export const hasOutcomesAtom = atom((get) => {
  get(outcomeChangesAtom);
  const calls = Object.values(get(localStatesAtom));
  return calls.some((call) => call?.phase !== 'idle') || get(outcomeStoreAtom).hasAny();
});
