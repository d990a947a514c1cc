import { atom } from 'jotai';

/** The functions that show and dismiss the toast of an error (specification §8). */
export interface ErrorToasts {
  readonly report: (error: unknown) => void;
  readonly dismiss: (error: unknown) => void;
}

const silent: ErrorToasts = { report: () => undefined, dismiss: () => undefined };

export const errorToastsAtom = atom<ErrorToasts>(silent);
