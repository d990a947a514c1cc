import { atom } from 'jotai';

/** Whether the user is leaving for the sign-in page. Then the page must not change or warn. */
export const isLeavingAtom = atom(false);

export const beforeSignOutAtom = atom<Set<() => void>>(() => new Set<() => void>());
