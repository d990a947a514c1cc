import { atom } from 'jotai';

/** Tells the time in unix seconds; stories and tests put their own in its place. */
export const clockAtom = atom({ now: () => Math.floor(Date.now() / 1000) });
