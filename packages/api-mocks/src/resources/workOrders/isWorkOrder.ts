import type { Merchant } from '#core/merchant.ts';
import { indexInTradeNo } from '#core/tradeNo.ts';
import { paymentByTradeNo } from '../payments/find.ts';
import { withdrawalNoOf } from '../withdrawals/project.ts';

/** Whether a number is that of a payment or a withdrawal of this merchant. */
export function isOrder(merchant: Merchant, number: string): boolean {
  if (paymentByTradeNo(merchant, number)) return true;
  const row = merchant.rows.withdrawals.get(indexInTradeNo('withdrawal', number) ?? -1);
  return row !== undefined && withdrawalNoOf(merchant, row) === number;
}
