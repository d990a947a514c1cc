import { atom } from 'jotai';
import { choiceParam } from '#lib/address/urlState.ts';
import { urlStateAtom } from '#data/page/urlState.ts';

const methods = ['google', 'password', 'register', 'retrieve'] as const;
export type SignInMethod = (typeof methods)[number];
export type EmailMethod = Exclude<SignInMethod, 'google'>;

const stateAtom = urlStateAtom({ way: choiceParam(methods, 'google') });

/** The sign-in method in the URL. The parameter is named `way`, because existing links contain this name. */
export const signInMethodAtom = atom(
  (get) => get(stateAtom).way,
  (_get, set, method: SignInMethod) => set(stateAtom, { way: method }),
);
