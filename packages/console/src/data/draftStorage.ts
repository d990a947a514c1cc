import { atom } from 'jotai';
import { type DraftStorage, memoryDrafts } from '#lib/draftStorage.ts';

/**
 * Where drafts are kept: the tab's session storage in the app, memory in stories and tests. Apart from the
 * drafts themselves, because the sign-in page ends sessions too and must not fetch who is signed in.
 */
export const draftStorageAtom = atom<DraftStorage>(memoryDrafts());
