import { atom } from 'jotai';

/** Connects a form with the toasts of errors (specification §8). */
export interface ErrorToasts {
  readonly report: (error: unknown) => void;
  readonly dismiss: (error: unknown) => void;
}

const silent: ErrorToasts = { report: () => undefined, dismiss: () => undefined };

export const errorToastsAtom = atom<ErrorToasts>(silent);
