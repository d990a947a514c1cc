import { atom } from 'jotai';
import { choiceParam } from '#lib/address/urlState.ts';
import { urlStateAtom } from './urlState.ts';

export const searchOpenAtom = atom(false);

/** The wizard of the account's security settings that is open over another screen. */
export const setupDialogAtom = atom<'google' | 'trade' | undefined>(undefined);

const stateAtom = urlStateAtom<{ tour: 0 | 1 }>({ tour: choiceParam([0, 1], 0) });

/** Whether the tour is open. `?tour=1` opens the tour, and closing it removes the parameter. */
export const tourAtom = atom(
  (get) => get(stateAtom).tour === 1,
  (_get, set, isOpen: boolean) => set(stateAtom, { tour: isOpen ? 1 : 0 }, { replace: true }),
);
