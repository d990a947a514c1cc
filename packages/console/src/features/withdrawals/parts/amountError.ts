import type { WithdrawalCost } from '@settlement/api-mocks/contract/withdrawals';
import { withdrawalFee } from '@settlement/api-mocks/rules/withdrawalFee';
import { type AmountError, amountError, leftOf } from '#lib/amountRules.ts';
import { add, compare, isPositive, multiply, subtract, truncate } from '#lib/money.ts';

/** The rules of every amount, and two of a withdrawal: the 24 hours, and that something arrives. */
export type WithdrawAmountError = AmountError | 'day' | 'fee';

/** What an amount is judged by; without a cost there is only its form to judge. */
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
  if (compare(add(cost.day_used, multiply(amount, cost.price)), cost.day_limit) > 0) return 'day';
  return isPositive(withdrawalFee(amount, cost).actual) ? undefined : 'fee';
}

/** In USDT; never below zero. */
export function dayLeft({ day_limit, day_used }: WithdrawalCost): string {
  return leftOf(day_limit, day_used);
}

/** The 24-hour limit in cents, so that used and left add up to it: what is left is cut, what is used is the rest. */
export function shownDayLimit(cost: WithdrawalCost): Record<'limit' | 'used' | 'left', string> {
  const { day_limit: limit, day_used } = cost;
  const left = truncate(dayLeft(cost), 2);
  return { limit, used: isPositive(left) ? subtract(limit, left) : day_used, left };
}

/** Whether the fee of the server is the one its own terms give. */
export function isFeeAsPromised(cost: WithdrawalCost, amount: string): boolean {
  const { fee, actual } = withdrawalFee(amount, cost);
  // Where the fee eats everything, the server says that nothing arrives.
  const arrives = isPositive(actual) ? actual : '0';
  return compare(fee, cost.fee) === 0 && compare(arrives, cost.actual_amount) === 0;
}
