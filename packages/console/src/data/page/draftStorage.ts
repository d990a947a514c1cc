import { atom } from 'jotai';
import { type DraftStorage, memoryDrafts } from '#lib/browser/draftStorage.ts';

/**
 * The storage of drafts: the tab's session storage in the app, memory in stories and tests. The sign-in page
 * uses it too, so this module must not import `userAtom`.
 */
export const draftStorageAtom = atom<DraftStorage>(memoryDrafts());
