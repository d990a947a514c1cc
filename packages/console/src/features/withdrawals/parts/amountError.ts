import type { WithdrawalCost } from '@settlement/api-mocks/contract/withdrawals';
import { type FeeTerms, withdrawalFee } from '@settlement/api-mocks/rules/withdrawalFee';
import { type AmountError, amountError, leftOf } from '#lib/money/amountRules.ts';
import { compare, isPositive, multiply, subtract, truncate } from '#lib/money/money.ts';

/** An error of an amount. `day`: the amount exceeds the 24-hour limit. `fee`: the amount doesn't exceed the fee. */
export type WithdrawAmountError = AmountError | 'day' | 'fee';

/** Returns the error of an amount. If the cost isn't loaded, checks only the format and the number of decimals. */
export function withdrawAmountError(
  typed: string,
  decimals: number,
  cost: WithdrawalCost | undefined,
): WithdrawAmountError | undefined {
  const error = amountError(typed, {
    decimals,
    balance: cost?.balance,
    min: cost?.min_amount,
    max: cost?.max_amount,
  });
  if (error || !cost) return error;
  const amount = typed.trim();
  const left = dayLeft(cost);
  if (left !== undefined && cost.price !== undefined && compare(multiply(amount, cost.price), left) > 0)
    return 'day';
  const terms = termsOf(cost);
  return !terms || isPositive(withdrawalFee(amount, terms).actual) ? undefined : 'fee';
}

/** Returns the unused part of the 24-hour limit in USDT, at least 0. Undefined if unknown. */
export function dayLeft({ day_limit, day_used }: WithdrawalCost): string | undefined {
  return day_limit === undefined || day_used === undefined ? undefined : leftOf(day_limit, day_used);
}

/** Returns the terms of the fee, or undefined if the server doesn't send them. */
export function termsOf({ rate, min_fee, network_fee, decimals }: WithdrawalCost): FeeTerms | undefined {
  if (rate === undefined || min_fee === undefined || network_fee === undefined) return undefined;
  return { rate, min_fee, network_fee, decimals };
}

/** Returns the 24-hour limit and its parts in USDT. `left` is truncated, so that the figures add up. */
export function shownDayLimit(cost: WithdrawalCost): Record<'limit' | 'used' | 'left', string> | undefined {
  const { day_limit: limit, day_used } = cost;
  if (limit === undefined || day_used === undefined) return undefined;
  const left = truncate(leftOf(limit, day_used), 2);
  return { limit, used: isPositive(left) ? subtract(limit, left) : day_used, left };
}

/** Checks if fee and net amount match the terms of the fee in the same response, if any. */
export function isFeeAsPromised(cost: WithdrawalCost, amount: string): boolean {
  const terms = termsOf(cost);
  if (!terms) return true;
  const { fee, actual } = withdrawalFee(amount, terms);
  // If the fee exceeds the amount, the server returns 0 instead of a negative net amount.
  const arrives = isPositive(actual) ? actual : '0';
  return compare(fee, cost.fee) === 0 && compare(arrives, cost.actual_amount) === 0;
}
