import type { StreamPage } from '@settlement/api-mocks/contract/funds';
import { type Decimal, add, compare, isDecimal, isZero, subtract, truncate } from '#lib/money.ts';

/** The ledger's own figures for one token on one chain, and whether they agree. */
export interface LedgerCheck {
  readonly opening: Decimal;
  /** What came in and went out; what was only put on hold or released is not in them. */
  readonly came: Decimal;
  readonly went: Decimal;
  /** Put on hold less released; below zero where more was released. */
  readonly held: Decimal;
  /** Opening + in − out − on hold, added up here. */
  readonly closing: Decimal;
  /** What disagrees with it, and by what it is. */
  readonly error: { readonly with: 'closing' | 'balance'; readonly value: Decimal } | undefined;
}

type Sums = Pick<
  StreamPage,
  'opening_balance' | 'closing_balance' | 'in_sum' | 'out_sum' | 'hold_sum' | 'release_sum'
>;

/**
 * Adds up the range and holds the sum against the server's closing balance, and against the balance of
 * today where the range reaches now. Undefined where there is nothing to add up: no token is filtered.
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
 * The figures in six digits, which add up as they are shown: the balances are cut like every balance, and what
 * came in, or what went out where nothing did, takes up the difference.
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
