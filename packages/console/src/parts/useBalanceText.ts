import { useAtomValue } from 'jotai';
import { hideBalancesAtom } from '#data/preferences.ts';
import { useFormats } from '#data/useFormats.ts';

/** Stands for a figure that the person covers. */
export const COVERED = '••••••';

/** A balance in words, covered where the person covers balances. */
export function useBalanceText(): (amount: string | undefined, token: string) => string {
  const formats = useFormats();
  const isHidden = useAtomValue(hideBalancesAtom);
  return (amount, token) => `${isHidden ? COVERED : formats.amount(amount)} ${token}`;
}
