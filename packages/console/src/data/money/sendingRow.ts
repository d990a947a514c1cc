import { atom } from 'jotai';

/**
 * The row that is being sent, identified by the object of its intention. Only one batch is sent at
 * a time.
 */
export const sendingRowAtom = atom<string | undefined>(undefined);
