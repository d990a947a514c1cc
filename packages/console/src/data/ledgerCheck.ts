import type { StreamPage } from '@settlement/api-mocks/contract/funds';
import { type Decimal, add, compare, isDecimal, subtract } from '../lib/money.ts';

/** The ledger's own figures for one token on one chain, and whether they agree. */
export interface LedgerCheck {
  readonly opening: Decimal;
  readonly came: Decimal;
  readonly went: Decimal;
  /** Opening + in − out, added up here. */
  readonly closing: Decimal;
  /** What disagrees with it, and by what it is. */
  readonly error: { readonly with: 'closing' | 'balance'; readonly value: Decimal } | undefined;
}

type Sums = Pick<StreamPage, 'opening_balance' | 'closing_balance' | 'in_sum' | 'out_sum'>;

/**
 * Adds up the range and holds the sum against the server's closing balance, and against the balance of
 * today where the range reaches now. Undefined where there is nothing to add up: no token is filtered.
 */
export function ledgerCheckOf(sums: Sums, balanceNow: Decimal | undefined): LedgerCheck | undefined {
  const { opening_balance: opening, in_sum: came, out_sum: went, closing_balance: reported } = sums;
  if (![opening, came, went, reported].every(isDecimal)) return undefined;
  const closing = subtract(add(opening, came), went);
  const isWrong = compare(closing, reported) !== 0;
  const isUnmatched = balanceNow !== undefined && compare(closing, balanceNow) !== 0;
  return {
    opening,
    came,
    went,
    closing,
    error: isWrong
      ? { with: 'closing', value: reported }
      : isUnmatched
        ? { with: 'balance', value: balanceNow }
        : undefined,
  };
}
