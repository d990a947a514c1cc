import { atom } from 'jotai';

/**
 * The token this page was opened with. Another tab may sign in as another merchant; what this page shows
 * belongs to this token, and money never moves with another one.
 */
export const pageTokenAtom = atom<string | null>(null);
