import { paymentDifference, paymentStatus, refundScope, type CodeOf } from '#contract/enumerations.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import { valueOf } from '#core/money.ts';
import type { Merchant } from '#core/merchant.ts';
import type { PaymentRow, PaymentState, RefundRow } from '#core/rows/payment.ts';
import { payerAddress } from './derived.ts';

/** After this long a payment can no longer be refunded. */
export const REFUND_SECONDS = 30 * 24 * 3600;

const netOf = (row: PaymentState) => row.collected - row.fee;

const hasFailed = ({ fails = false, finishedAt }: RefundRow) => fails && finishedAt > 0;

/** Refunds of the history are known by their end alone. */
export function refundsOf(merchant: Merchant, row: PaymentState): readonly RefundRow[] {
  if (row.refunds || row.status !== paymentStatus.refunded) return row.refunds ?? [];
  const { endedAt: at, collected, fee } = row;
  const address = payerAddress(merchant, row);
  return [{ requestedAt: at, finishedAt: at, amount: collected - fee, address, scope: refundScope.whole }];
}

/** Refunds that were sent or are on their way. */
export const countedRefunds = ({ refunds = [] }: Pick<PaymentRow, 'refunds'>): readonly RefundRow[] =>
  refunds.filter((refund) => !hasFailed(refund));

export const refundedOf = (row: Pick<PaymentRow, 'refunds'>): bigint =>
  countedRefunds(row).reduce((sum, { amount }) => sum + amount, 0n);

/** The value of these refunds in USDT, each when it was sent, or requested. */
export function refundedValueOf(merchant: Merchant, row: PaymentState): bigint {
  const { token, decimals } = assetAt(row.asset);
  return countedRefunds({ refunds: refundsOf(merchant, row) }).reduce(
    (sum, { amount, requestedAt, finishedAt }) =>
      sum + valueOf(amount, decimals, priceAt(token, finishedAt || requestedAt)),
    0n,
  );
}

/** What the merchant still has of a payment. */
export const leftOf = (row: PaymentState): bigint => netOf(row) - refundedOf(row);

/** A refund whose reason contains `fail` fails: a demo has no network that could refuse it. */
export const failsRefund = (reason: string): boolean => /fail/i.test(reason);

/** Money came and none of it is on its way back: paid, or an error with an amount that did not fit. */
function isRefundable(row: PaymentRow, now: number): boolean {
  const isCredited =
    row.status === paymentStatus.paid || (row.status === paymentStatus.error && row.paidAt > 0);
  return isCredited && row.paidAt >= now - REFUND_SECONDS;
}

/** How much can be sent back, in smallest units; 0 where nothing can. The excess only once, and before the remainder. */
export function refundableAmount(row: PaymentRow, scope: CodeOf<typeof refundScope>, now: number): bigint {
  if (!isRefundable(row, now)) return 0n;
  const left = leftOf(row);
  if (scope === refundScope.whole) return left;
  const isOver = row.difference === paymentDifference.over && countedRefunds(row).length === 0;
  const excess = isOver ? (row.heldExcess ?? row.collected - row.amount) : 0n;
  return excess < left ? excess : left;
}
