import { atom } from 'jotai';
import { choiceParam } from '#lib/urlState.ts';
import { urlStateAtom } from '#data/urlState.ts';

/** The sign-in methods; the first is the specification's. */
const methods = ['google', 'password', 'register', 'retrieve'] as const;
export type SignInMethod = (typeof methods)[number];
/** Those that need no Google. */
export type EmailMethod = Exclude<SignInMethod, 'google'>;

const stateAtom = urlStateAtom({ way: choiceParam(methods, 'google') });

/** The method in the URL. Its parameter is `way`, as in existing links. */
export const signInMethodAtom = atom(
  (get) => get(stateAtom).way,
  (_get, set, method: SignInMethod) => set(stateAtom, { way: method }),
);
