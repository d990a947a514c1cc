import { atom } from 'jotai';

/**
 * The session token with which this page was opened. If another tab signs in as another merchant, this page
 * must not move money with the new token.
 */
export const pageTokenAtom = atom<string | null>(null);
