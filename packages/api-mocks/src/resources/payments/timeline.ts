import { paymentStatus } from '../../contract/enumerations.ts';
import type { PaymentTimelineEntry } from '../../contract/payments.ts';
import type { PaymentRow } from '../../core/rows/payment.ts';

/** What has happened to a payment so far, in order. */
export function timelineOf(row: PaymentRow, notifiedAt: number, now: number): PaymentTimelineEntry[] {
  const events: PaymentTimelineEntry[] = [{ event: 'created', time: row.createdAt, detail: '' }];
  const add = (event: string, time: number) => {
    if (time > 0 && time <= now) events.push({ event, time, detail: '' });
  };
  add('detected', row.detectedAt);
  add('credited', row.paidAt);
  add('notified', notifiedAt);
  if (row.paidAt > 0) add('collected', row.paidAt + 1800);
  switch (row.status) {
    case paymentStatus.timeout:
      add('timeout', row.endedAt);
      break;
    case paymentStatus.closed:
      add('closed', row.endedAt);
      break;
    case paymentStatus.underRefund:
      add('refund_started', row.endedAt);
      break;
    case paymentStatus.refunded:
      add('refund_started', row.endedAt - 600);
      add('refunded', row.endedAt);
      break;
    case paymentStatus.error:
      add('error', row.endedAt);
      break;
    case paymentStatus.chainConfirmationFailure:
      add('confirmation_failed', row.endedAt);
      break;
    case paymentStatus.toBePaid:
    case paymentStatus.paid:
      break;
  }
  return events.sort((a, b) => a.time - b.time);
}
