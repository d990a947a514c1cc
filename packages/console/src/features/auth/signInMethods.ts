import { choiceParam } from '../../lib/urlState.ts';
import { urlStateAtom } from '../../data/urlState.ts';

/** How somebody comes in; the specification's is the first. */
const ways = ['google', 'password', 'register', 'retrieve'] as const;
export type Way = (typeof ways)[number];
/** Those that need no Google. */
export type EmailWay = Exclude<Way, 'google'>;

export const wayAtom = urlStateAtom({ way: choiceParam(ways, 'google') });
