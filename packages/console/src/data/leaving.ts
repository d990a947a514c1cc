import { atom } from 'jotai';

/** The login page is being loaded; until it is there, nothing here changes and nothing holds the page. */
export const isLeavingAtom = atom(false);

/** What is still to be sent before the session ends, while the token is there; each call only starts a request. */
export const beforeSignOutAtom = atom<Set<() => void>>(() => new Set<() => void>());
