import { atom } from 'jotai';
import { storageAtom } from '#i18n/atoms.ts';
import type { MerchantKey, PreferenceKey } from '#lib/browser/storage.ts';

/**
 * Returns an atom for a stored text. A write can change the text that another tab may have stored since this tab
 * read it.
 */
export function preferenceAtom(key: PreferenceKey | MerchantKey) {
  const chosenAtom = atom<string | null>(null);
  return atom(
    (get) => get(chosenAtom) ?? get(storageAtom).get(key),
    (get, set, change: string | ((kept: string | null) => string)) => {
      const storage = get(storageAtom);
      const value = typeof change === 'string' ? change : change(storage.get(key));
      storage.set(key, value);
      set(chosenAtom, value);
    },
  );
}

const balancesAtom = preferenceAtom('balances');

export const hideBalancesAtom = atom(
  (get) => get(balancesAtom) === 'hidden',
  (_get, set, isHidden: boolean) => set(balancesAtom, isHidden ? 'hidden' : 'shown'),
);

const zeroAtom = preferenceAtom('hideZero');

export const hideZeroAtom = atom(
  (get) => get(zeroAtom) === 'hidden',
  (_get, set, isHidden: boolean) => set(zeroAtom, isHidden ? 'hidden' : 'shown'),
);

const textOf = (hidden: readonly string[]) => hidden.join(',');
const idsOf = (text: string | null) => text?.split(',').filter(Boolean) ?? [];

const paymentColumnsAtom = preferenceAtom('paymentColumns');

const hiddenAtFirst = ['usdt', 'fiat', 'collected', 'fees', 'transaction'];

export const hiddenPaymentColumnsAtom = atom(
  (get): readonly string[] => {
    const kept = get(paymentColumnsAtom);
    return kept === null ? hiddenAtFirst : idsOf(kept);
  },
  (_get, set, hidden: readonly string[]) => set(paymentColumnsAtom, textOf(hidden)),
);

const hiddenColumnsAtom = preferenceAtom('hiddenColumns');

export function hiddenColumnsOf(table: string) {
  const prefix = `${table}.`;
  return atom(
    (get): readonly string[] =>
      idsOf(get(hiddenColumnsAtom)).flatMap((id) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : [])),
    (_get, set, hidden: readonly string[]) =>
      set(hiddenColumnsAtom, (kept) => {
        const others = idsOf(kept).filter((id) => !id.startsWith(prefix));
        return textOf([...others, ...hidden.map((id) => `${prefix}${id}`)]);
      }),
  );
}

/** The choices for the idle time in minutes. The session ends after this time without input. */
export const idleChoices = ['5', '15', '30', '60', 'never'] as const;
export type IdleChoice = (typeof idleChoices)[number];
const IDLE_AT_FIRST: IdleChoice = '30';

const idlePreferenceAtom = preferenceAtom('idleMinutes');

export const idleChoiceOf = (kept: string | null): IdleChoice =>
  idleChoices.find((choice) => choice === kept) ?? IDLE_AT_FIRST;

export const idleChoiceAtom = atom(
  (get): IdleChoice => idleChoiceOf(get(idlePreferenceAtom)),
  (_get, set, choice: IdleChoice) => set(idlePreferenceAtom, choice),
);
