import { atom } from 'jotai';
import { memoryOutcomeArea } from '#kit/money/outcomeArea.ts';
import type { MoneyState } from '#kit/money/moneyState.ts';
import { type OutcomeStore, createOutcomeStore } from '#kit/money/outcomeStore.ts';
import { type PageLocks, memoryLocks } from '#kit/money/pageLocks.ts';

// Each store without storage has a separate memory, as in stories and tests.
const memoryStoreAtom = atom(() => createOutcomeStore(memoryOutcomeArea()));
const givenStoreAtom = atom<OutcomeStore | undefined>(undefined);
const ownLocksAtom = atom(() => memoryLocks());
const givenLocksAtom = atom<PageLocks | undefined>(undefined);

/** Local storage in the app, memory in stories and tests. */
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

/** The code that shows records and calls is fetched only if there are any. */
export const hasOutcomesAtom = atom((get) => {
  get(outcomeChangesAtom);
  const calls = Object.values(get(localStatesAtom));
  return calls.some((call) => call?.phase !== 'idle') || get(outcomeStoreAtom).hasAny();
});
