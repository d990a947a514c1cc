import { atom } from 'jotai';

/** The clock in Unix seconds. Stories and tests replace it. */
export const clockAtom = atom({ now: () => Math.floor(Date.now() / 1000) });
