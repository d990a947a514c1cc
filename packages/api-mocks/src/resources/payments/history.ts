import { paymentDifference, paymentStatus, type OrderEvent } from '#contract/enumerations.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { OrderEventRow, PaymentRow, PaymentState } from '#core/books/rows/payment.ts';
import { unpaid } from './factory.ts';
import { refundsOf } from './refundable.ts';

const endings: Partial<Record<PaymentRow['status'], OrderEvent>> = {
  [paymentStatus.timeout]: 'payment.timeout',
  [paymentStatus.closed]: 'payment.closed',
  [paymentStatus.error]: 'payment.error',
  [paymentStatus.chainConfirmationFailure]: 'payment.confirmation_failed',
};

function pastOf(merchant: Merchant, row: PaymentRow): OrderEventRow[] {
  const { timeout, underRefund, refunded, paid, error } = paymentStatus;
  const { under, late } = paymentDifference;
  const events: OrderEventRow[] = [];
  const add = (event: OrderEvent, at: number, change: Partial<PaymentState>) =>
    events.push({ event, at, payment: { ...row, ...change } });
  add('payment.created', row.createdAt, { ...unpaid, refunds: [] });
  if (row.difference === late)
    add('payment.timeout', row.expireAt, { ...unpaid, status: timeout, endedAt: row.expireAt, refunds: [] });
  if (row.paidAt > 0) {
    const isShort = row.difference === under;
    const credited = { status: isShort ? error : paid, endedAt: 0, refunds: [] };
    add(isShort ? 'payment.partially_paid' : 'payment.paid', row.paidAt, credited);
    for (const refund of refundsOf(merchant, row)) {
      const begun = { ...refund, finishedAt: 0 };
      add('refund.requested', refund.requestedAt, { status: underRefund, refunds: [begun] });
      if (refund.finishedAt > 0)
        add('refund.sent', refund.finishedAt, { status: refunded, refunds: [refund] });
    }
  } else {
    const ending = endings[row.status];
    if (ending && row.endedAt > 0) add(ending, row.endedAt, {});
  }
  return events;
}

export const eventsOf = (merchant: Merchant, row: PaymentRow): readonly OrderEventRow[] =>
  row.events ?? pastOf(merchant, row);
