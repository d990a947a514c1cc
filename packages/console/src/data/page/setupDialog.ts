import { atom } from 'jotai';

/** The wizard of the account's security settings that is open over another screen. */
export const setupDialogAtom = atom<'google' | 'trade' | undefined>(undefined);
