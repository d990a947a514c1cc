import { atom } from 'jotai';
import { storageAtom } from '#i18n/atoms.ts';
import type { MerchantKey, PreferenceKey } from '#lib/storage.ts';

/** A named preference as text; null until the person has chosen. */
export function preferenceAtom(key: PreferenceKey | MerchantKey) {
  const chosenAtom = atom<string | null>(null);
  return atom(
    (get) => get(chosenAtom) ?? get(storageAtom).get(key),
    (get, set, value: string) => {
      get(storageAtom).set(key, value);
      set(chosenAtom, value);
    },
  );
}

const balancesAtom = preferenceAtom('balances');

/** Covers every balance, for people in open offices. */
export const hideBalancesAtom = atom(
  (get) => get(balancesAtom) === 'hidden',
  (_get, set, isHidden: boolean) => set(balancesAtom, isHidden ? 'hidden' : 'shown'),
);

const zeroAtom = preferenceAtom('hideZero');

/** Leaves out what the merchant holds nothing of. */
export const hideZeroAtom = atom(
  (get) => get(zeroAtom) === 'hidden',
  (_get, set, isHidden: boolean) => set(zeroAtom, isHidden ? 'hidden' : 'shown'),
);

const textOf = (hidden: readonly string[]) => hidden.join(',');
const idsOf = (text: string) => text.split(',').filter(Boolean);

const recordColumnsAtom = preferenceAtom('recordColumns');

/** Columns of the payment records that are hidden by default. */
const hiddenAtFirst = ['usdt', 'fiat', 'collected', 'fees', 'transaction'];

export const hiddenRecordColumnsAtom = atom(
  (get): readonly string[] => {
    const kept = get(recordColumnsAtom);
    return kept === null ? hiddenAtFirst : idsOf(kept);
  },
  (_get, set, hidden: readonly string[]) => set(recordColumnsAtom, textOf(hidden)),
);

/** Of every other table, each as `<table>.<column>`. */
const hiddenColumnsAtom = preferenceAtom('hiddenColumns');

/** Columns of a table that are switched off: none at first. */
export function hiddenColumnsOf(table: string) {
  const prefix = `${table}.`;
  return atom(
    (get): readonly string[] =>
      idsOf(get(hiddenColumnsAtom) ?? '').flatMap((id) =>
        id.startsWith(prefix) ? [id.slice(prefix.length)] : [],
      ),
    (get, set, hidden: readonly string[]) => {
      const others = idsOf(get(hiddenColumnsAtom) ?? '').filter((id) => !id.startsWith(prefix));
      set(hiddenColumnsAtom, textOf([...others, ...hidden.map((id) => `${prefix}${id}`)]));
    },
  );
}

/** Minutes without a key or a press after which the session is ended; `never` by choice alone. */
export const idleChoices = ['5', '15', '30', '60', 'never'] as const;
export type IdleChoice = (typeof idleChoices)[number];
const IDLE_AT_FIRST: IdleChoice = '30';

const idlePreferenceAtom = preferenceAtom('idleMinutes');

/** The choice that a stored text stands for. */
export const idleChoiceOf = (kept: string | null): IdleChoice =>
  idleChoices.find((choice) => choice === kept) ?? IDLE_AT_FIRST;

export const idleChoiceAtom = atom(
  (get): IdleChoice => idleChoiceOf(get(idlePreferenceAtom)),
  (_get, set, choice: IdleChoice) => set(idlePreferenceAtom, choice),
);
