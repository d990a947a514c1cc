import { atom } from 'jotai';

/**
 * Whether the user is leaving for the sign-in page. Until the sign-in page has loaded, the current page must not
 * change or show a leave warning.
 */
export const isLeavingAtom = atom(false);

export const beforeSignOutAtom = atom<Set<() => void>>(() => new Set<() => void>());
