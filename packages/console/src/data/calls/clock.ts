import { atom } from 'jotai';

/** The current time in Unix seconds. Stories and tests replace this atom. */
export const clockAtom = atom({ now: () => Math.floor(Date.now() / 1000) });
