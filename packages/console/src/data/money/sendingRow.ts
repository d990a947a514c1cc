import { atom } from 'jotai';

/** The object of the intention that is being sent. Only one batch is sent at a time. */
export const sendingRowAtom = atom<string | undefined>(undefined);
