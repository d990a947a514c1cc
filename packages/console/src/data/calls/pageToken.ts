import { atom } from 'jotai';

/** The session token with which this page was opened. Money must not move with another tab's token. */
export const pageTokenAtom = atom<string | null>(null);
