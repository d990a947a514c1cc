import { choiceParam } from '../../lib/urlState.ts';
import { urlStateAtom } from '../../data/urlState.ts';

/** How somebody comes in; the specification's is the first. */
const methods = ['google', 'password', 'register', 'retrieve'] as const;
export type SignInMethod = (typeof methods)[number];
/** Those that need no Google. */
export type EmailMethod = Exclude<SignInMethod, 'google'>;

export const signInMethodAtom = urlStateAtom({ method: choiceParam(methods, 'google') });
