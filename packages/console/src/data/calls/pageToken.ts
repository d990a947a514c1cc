import { atom } from 'jotai';

/**
 * The token with which this page was opened. If another tab signs in as another merchant, this page still shows the
 * data of this token, and never moves money with another one.
 */
export const pageTokenAtom = atom<string | null>(null);
