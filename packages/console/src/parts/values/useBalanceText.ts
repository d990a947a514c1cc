import { useAtomValue } from 'jotai';
import { hideBalancesAtom } from '#data/session/preferences.ts';
import { useFormats } from '#data/formats/useFormats.ts';

export const COVERED = '••••••';

export function useBalanceText(): (amount: string | undefined, token: string) => string {
  const formats = useFormats();
  const isHidden = useAtomValue(hideBalancesAtom);
  return (amount, token) => `${isHidden ? COVERED : formats.amount(amount)} ${token}`;
}
