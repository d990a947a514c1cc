import { paymentDifference, paymentStatus } from '#contract/enumerations.ts';
import type { PaymentRow, PaymentTerms } from '#core/rows/payment.ts';

/** Rules of `over_rule`. */
const overRule = { keep: 1, credit: 2, flag: 3 } as const;

export interface PaymentOutcome {
  readonly status: typeof paymentStatus.paid | typeof paymentStatus.error;
  readonly difference: PaymentRow['difference'];
  /** What is put on hold until it is refunded, in smallest units. */
  readonly heldExcess: bigint;
}

const plain: PaymentTerms = { underTolerance: 100n, overRule: overRule.credit, gas: 0n };

/**
 * How an order ends by the bill settings it was made with. Everything that arrived is credited in any case, so
 * that it can be refunded; the status says whether the order counts as paid.
 */
export function paymentOutcome(row: PaymentRow): PaymentOutcome {
  const { underTolerance, overRule: rule } = row.terms ?? plain;
  const missing = row.amount - row.collected;
  const isShort = missing > 0n && missing * 10_000n > row.amount * underTolerance;
  if (isShort) return { status: paymentStatus.error, difference: paymentDifference.under, heldExcess: 0n };
  const isLateOrMultiple =
    row.difference === paymentDifference.late || row.difference === paymentDifference.multiple;
  if (missing >= 0n) {
    const difference = isLateOrMultiple ? row.difference : paymentDifference.none;
    return { status: paymentStatus.paid, difference, heldExcess: 0n };
  }
  return {
    status: rule === overRule.flag ? paymentStatus.error : paymentStatus.paid,
    difference: paymentDifference.over,
    heldExcess: rule === overRule.keep ? -missing : 0n,
  };
}

/** Whether an order was ever paid; money may also come to an order that isn't. */
export const wasPaid = (row: PaymentRow): boolean =>
  row.paidAt > 0 && paymentOutcome(row).status === paymentStatus.paid;
