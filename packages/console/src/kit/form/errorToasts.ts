import { atom } from 'jotai';

/** Connects the errors of a form with toasts (specification §8). */
export interface ErrorToasts {
  readonly report: (error: unknown) => void;
  readonly dismiss: (error: unknown) => void;
}

const silent: ErrorToasts = { report: () => undefined, dismiss: () => undefined };

/** The default does nothing, for tests without an application store. */
export const errorToastsAtom = atom<ErrorToasts>(silent);
