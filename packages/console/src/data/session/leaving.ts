import { atom } from 'jotai';

/**
 * Whether the user is leaving the page. Until the sign-in page has loaded, nothing changes on this page and
 * nothing stops the user from leaving.
 */
export const isLeavingAtom = atom(false);

export const beforeSignOutAtom = atom<Set<() => void>>(() => new Set<() => void>());
