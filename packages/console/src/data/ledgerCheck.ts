import type { StreamPage } from '@settlement/api-mocks/contract/funds';
import { type Decimal, add, compare, isDecimal, isZero, subtract, truncate } from '#lib/money/money.ts';

export interface LedgerCheck {
  readonly opening: Decimal;
  /** The incoming amount, excluding released amounts. */
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
 * Compares the closing balance according to the movements with the reported one, and with `balanceNow` if
 * it's set. Returns undefined if a sum is missing.
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

/** Truncates figures to six decimals and recalculates one amount, so that the figures still add up. */
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
