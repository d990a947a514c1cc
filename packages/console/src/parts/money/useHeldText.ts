import { useAtomValue } from 'jotai';
import { hideBalancesAtom } from '#data/session/preferences.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useListText } from '#data/formats/useListText.ts';
import { useText } from '#i18n/useText.ts';
import { isPositive } from '#lib/money/money.ts';

/** The number of balances that fit on a line of a phone. */
const SHOWN = 2;

interface Held {
  readonly token: string;
  readonly balance: string;
}

/** Returns a function that lists the first balances, or undefined if balances are hidden or zero. */
export function useHeldText(): (tokens: readonly Held[]) => string | undefined {
  const text = useText();
  const { amount } = useFormats();
  const list = useListText();
  const isHidden = useAtomValue(hideBalancesAtom);
  return (tokens) => {
    const held = tokens.filter(({ balance }) => isPositive(balance));
    if (isHidden || held.length === 0) return undefined;
    const shown = held.slice(0, SHOWN).map(({ balance, token }) => `${amount(balance)} ${token}`);
    const rest = held.length - shown.length;
    const all = rest > 0 ? [...shown, text('money.heldMore', { count: rest })] : shown;
    return text('money.held', { balances: list(all) });
  };
}
