import { atom } from 'jotai';

/** Whether the search over every screen is open; apart from the search, which is fetched when it is. */
export const searchOpenAtom = atom(false);
