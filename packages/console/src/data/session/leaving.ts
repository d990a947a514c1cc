import { atom } from 'jotai';

/** Until the sign-in page has loaded, nothing changes here and nothing blocks leaving the page. */
export const isLeavingAtom = atom(false);

export const beforeSignOutAtom = atom<Set<() => void>>(() => new Set<() => void>());
