import { paymentDifference, paymentStatus, refundScope, type CodeOf } from '#contract/enumerations.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import { valueOf } from '#core/books/money.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { PaymentRow, PaymentState, RefundRow } from '#core/books/rows/payment.ts';
import { payerAddress } from './derived.ts';

export const REFUND_SECONDS = 30 * 24 * 3600;

const netOf = (row: PaymentState) => row.collected - row.fee;

const hasFailed = ({ fails = false, finishedAt }: RefundRow) => fails && finishedAt > 0;

/** Returns the refunds of a payment. The demo history doesn't store them, only the refunded status. */
export function refundsOf(merchant: Merchant, row: PaymentState): readonly RefundRow[] {
  if (row.refunds || row.status !== paymentStatus.refunded) return row.refunds ?? [];
  const { endedAt: at, collected, fee } = row;
  const address = payerAddress(merchant, row);
  return [{ requestedAt: at, finishedAt: at, amount: collected - fee, address, scope: refundScope.whole }];
}

export const countedRefunds = ({ refunds = [] }: Pick<PaymentRow, 'refunds'>): readonly RefundRow[] =>
  refunds.filter((refund) => !hasFailed(refund));

export const refundedOf = (row: Pick<PaymentRow, 'refunds'>): bigint =>
  countedRefunds(row).reduce((sum, { amount }) => sum + amount, 0n);

/**
 * Returns the value of all refunds that haven't failed, in millionths of a USDT. Each refund is valued at the
 * time it was sent. Until then, it's valued at the time of its request.
 */
export function refundedValueOf(merchant: Merchant, row: PaymentState): bigint {
  const { token, decimals } = assetAt(row.asset);
  return countedRefunds({ refunds: refundsOf(merchant, row) }).reduce(
    (sum, { amount, requestedAt, finishedAt }) =>
      sum + valueOf(amount, decimals, priceAt(token, finishedAt || requestedAt)),
    0n,
  );
}

export const leftOf = (row: PaymentState): bigint => netOf(row) - refundedOf(row);

/** Checks if the mock API makes a refund fail, which a reason that contains `fail` requests. */
export const failsRefund = (reason: string): boolean => /fail/i.test(reason);

/** Checks if a payment was credited and its refund period isn't over. */
function isRefundable(row: PaymentRow, now: number): boolean {
  const isCredited = row.status === paymentStatus.paid || row.status === paymentStatus.error;
  // `paidAt` is 0 if a payment with an error wasn't credited.
  return isCredited && row.paidAt >= now - REFUND_SECONDS;
}

/** Returns the refundable amount. The overpaid amount is refundable separately only as the first refund. */
export function refundableAmount(row: PaymentRow, scope: CodeOf<typeof refundScope>, now: number): bigint {
  if (!isRefundable(row, now)) return 0n;
  const left = leftOf(row);
  if (scope === refundScope.whole) return left;
  const isOver = row.difference === paymentDifference.over && countedRefunds(row).length === 0;
  const excess = isOver ? (row.heldExcess ?? row.collected - row.amount) : 0n;
  return excess < left ? excess : left;
}
