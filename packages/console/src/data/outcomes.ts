import { atom } from 'jotai';
import { memoryOutcomeArea } from '#kit/money/outcomeArea.ts';
import { type OutcomeStore, createOutcomeStore } from '#kit/money/outcomeStore.ts';
import { type PageLocks, memoryLocks } from '#kit/money/pageLocks.ts';

// Memory of its own for every store that names none, as in stories and tests.
const memoryStoreAtom = atom(() => createOutcomeStore(memoryOutcomeArea()));
const givenStoreAtom = atom<OutcomeStore | undefined>(undefined);
const ownLocksAtom = atom(() => memoryLocks());
const givenLocksAtom = atom<PageLocks | undefined>(undefined);

/** Where records of unknown outcomes are kept: local storage in the app, memory in stories and tests. */
export const outcomeStoreAtom = atom(
  (get) => get(givenStoreAtom) ?? get(memoryStoreAtom),
  (_get, set, store: OutcomeStore) => set(givenStoreAtom, store),
);

/** The browser's locks in the app, which all its tabs share. */
export const pageLocksAtom = atom(
  (get) => get(givenLocksAtom) ?? get(ownLocksAtom),
  (_get, set, locks: PageLocks) => set(givenLocksAtom, locks),
);

/** Counts the changes of the records, so that what is read from them is read again. */
export const outcomeChangesAtom = atom(0);

/** Whether there is any record: what shows them is fetched only then. */
export const hasOutcomesAtom = atom((get) => {
  get(outcomeChangesAtom);
  return get(outcomeStoreAtom).hasAny();
});
