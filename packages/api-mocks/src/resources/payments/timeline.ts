import { paymentDifference, paymentStatus } from '#contract/enumerations.ts';
import type { PaymentTimelineEntry } from '#contract/paymentDetails.ts';
import type { PaymentRow } from '#core/rows/payment.ts';

const endings: Readonly<Record<number, string>> = {
  [paymentStatus.timeout]: 'timeout',
  [paymentStatus.closed]: 'closed',
  [paymentStatus.refunded]: 'refunded',
  [paymentStatus.error]: 'error',
  [paymentStatus.chainConfirmationFailure]: 'confirmation_failed',
};

/** What has happened to a payment so far, in order: only what the row has a time of. */
export function timelineOf(row: PaymentRow, notifiedAt: number, now: number): PaymentTimelineEntry[] {
  const events: PaymentTimelineEntry[] = [{ event: 'created', time: row.createdAt, detail: '' }];
  const add = (event: string, time: number) => {
    if (time > 0 && time <= now) events.push({ event, time, detail: '' });
  };
  add('detected', row.detectedAt);
  add('credited', row.paidAt);
  add('notified', notifiedAt);
  add('collected', row.gatheredAt ?? 0);
  for (const { requestedAt, finishedAt } of row.refunds ?? []) {
    add('refund_started', requestedAt);
    add('refunded', finishedAt);
  }
  if (row.difference === paymentDifference.late) add('timeout', row.expireAt);
  const ending = endings[row.status];
  const isNotified = ending === 'refunded' && row.refunds !== undefined;
  if (ending !== undefined && !isNotified) add(ending, row.endedAt);
  return events.sort((a, b) => a.time - b.time);
}
