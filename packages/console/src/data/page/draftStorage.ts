import { atom } from 'jotai';
import { type DraftStorage, memoryDrafts } from '#lib/browser/draftStorage.ts';

/**
 * The storage of drafts: session storage in the app, memory in stories and tests. The sign-in page imports
 * this module, which therefore must not import `userAtom`.
 */
export const draftStorageAtom = atom<DraftStorage>(memoryDrafts());
