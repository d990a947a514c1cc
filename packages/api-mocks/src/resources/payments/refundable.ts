import { paymentDifference, paymentStatus, refundScope, type CodeOf } from '#contract/enumerations.ts';
import type { PaymentRow } from '#core/rows/payment.ts';

/** After this long a payment can no longer be refunded. */
export const REFUND_SECONDS = 30 * 24 * 3600;

const netOf = (row: PaymentRow) => row.collected - row.fee;

/** What has gone back already, or is on its way. */
function refundedOf({ refunds = [] }: PaymentRow): bigint {
  return refunds.reduce((sum, { amount }) => sum + amount, 0n);
}

/** Money came and none of it is on its way back: paid, or an error with an amount that did not fit. */
function isRefundable(row: PaymentRow, now: number): boolean {
  const isCredited =
    row.status === paymentStatus.paid || (row.status === paymentStatus.error && row.paidAt > 0);
  return isCredited && row.paidAt >= now - REFUND_SECONDS;
}

/** How much can be sent back, in smallest units; 0 where nothing can. The excess only once, and before the remainder. */
export function refundableAmount(row: PaymentRow, scope: CodeOf<typeof refundScope>, now: number): bigint {
  if (!isRefundable(row, now)) return 0n;
  const left = netOf(row) - refundedOf(row);
  if (scope === refundScope.whole) return left;
  const isOver = row.difference === paymentDifference.over && (row.refunds ?? []).length === 0;
  const excess = isOver ? (row.heldExcess ?? row.collected - row.amount) : 0n;
  return excess < left ? excess : left;
}
