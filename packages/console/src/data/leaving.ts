import { atom } from 'jotai';

/** The login page is being loaded; until it is there, nothing here changes and nothing holds the page. */
export const isLeavingAtom = atom(false);
