import type { StreamPage } from '@settlement/api-mocks/contract/funds';
import { type Decimal, add, compare, isDecimal, isZero, subtract, truncate } from '#lib/money/money.ts';

export interface LedgerCheck {
  readonly opening: Decimal;
  /** The incoming amount, without amounts put on hold or released. */
  readonly came: Decimal;
  readonly went: Decimal;
  /** The amount put on hold minus the released amount. Negative if more was released. */
  readonly held: Decimal;
  /** The calculated closing balance: opening + in − out − on hold. */
  readonly closing: Decimal;
  readonly error: { readonly with: 'closing' | 'balance'; readonly value: Decimal } | undefined;
}

type Sums = Pick<
  StreamPage,
  'opening_balance' | 'closing_balance' | 'in_sum' | 'out_sum' | 'hold_sum' | 'release_sum'
>;

/**
 * Checks if the movements of a range result in the closing balance. If the range includes today, also
 * compares the current balance. Returns undefined unless one token is filtered.
 */
export function ledgerCheckOf(sums: Sums, balanceNow: Decimal | undefined): LedgerCheck | undefined {
  const { opening_balance: opening, in_sum, out_sum, hold_sum, release_sum } = sums;
  const { closing_balance: reported } = sums;
  if (![opening, in_sum, out_sum, hold_sum, release_sum, reported].every(isDecimal)) return undefined;
  const closing = subtract(add(opening, in_sum), out_sum);
  const isWrong = compare(closing, reported) !== 0;
  const isUnmatched = balanceNow !== undefined && compare(closing, balanceNow) !== 0;
  return {
    opening,
    came: subtract(in_sum, release_sum),
    went: subtract(out_sum, hold_sum),
    held: subtract(hold_sum, release_sum),
    closing,
    error: isWrong
      ? { with: 'closing', value: reported }
      : isUnmatched
        ? { with: 'balance', value: balanceNow }
        : undefined,
  };
}

type Figures = Omit<LedgerCheck, 'error'>;

/**
 * Rounds figures to six decimals so that they still add up. Balances are truncated. The rounding
 * difference is added to the incoming amount, or to the outgoing amount if nothing came in.
 */
export function shownFigures({ opening, came, went, held, closing }: Figures): Figures {
  const cut = (value: Decimal) => truncate(value, 6);
  const shown = {
    opening: cut(opening),
    came: cut(came),
    went: cut(went),
    held: cut(held),
    closing: cut(closing),
  };
  const { opening: first, closing: last } = shown;
  return isZero(came)
    ? { ...shown, went: subtract(subtract(first, shown.held), last) }
    : { ...shown, came: add(subtract(last, first), add(shown.went, shown.held)) };
}
