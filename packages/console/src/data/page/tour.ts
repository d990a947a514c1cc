import { atom } from 'jotai';
import { choiceParam } from '#lib/address/urlState.ts';
import { urlStateAtom } from './urlState.ts';

const stateAtom = urlStateAtom<{ tour: 0 | 1 }>({ tour: choiceParam([0, 1], 0) });

/** `?tour=1` opens the tour. Closing the tour removes the parameter. */
export const tourAtom = atom(
  (get) => get(stateAtom).tour === 1,
  (_get, set, isOpen: boolean) => set(stateAtom, { tour: isOpen ? 1 : 0 }, { replace: true }),
);
