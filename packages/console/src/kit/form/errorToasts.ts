import { atom } from 'jotai';

/** How a form shares its errors with the toasts of specification §8. */
export interface ErrorToasts {
  /** Shows the toast of a failed call; an error that was reported before is not repeated. */
  readonly report: (error: unknown) => void;
  /** Takes back the toast of an error that no longer holds. */
  readonly dismiss: (error: unknown) => void;
}

const silent: ErrorToasts = { report: () => undefined, dismiss: () => undefined };

/** Set by the application's store; silent in a test that has none. */
export const errorToastsAtom = atom<ErrorToasts>(silent);
