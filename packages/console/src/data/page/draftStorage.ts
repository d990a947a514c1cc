import { atom } from 'jotai';
import { type DraftStorage, memoryDrafts } from '#lib/browser/draftStorage.ts';

/** The storage of drafts. The sign-in page imports this module, which must not import `userAtom`. */
export const draftStorageAtom = atom<DraftStorage>(memoryDrafts());
