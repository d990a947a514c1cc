import type { PaymentTimelineEntry } from '#contract/paymentDetails.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import type { Merchant } from '#core/merchant.ts';
import { formatUnits } from '#core/money.ts';
import type { OrderEventRow, PaymentRow } from '#core/rows/payment.ts';
import { eventsOf } from './history.ts';

function amountOf({ event, payment }: OrderEventRow): string {
  const refund = event.startsWith('refund.') ? payment.refunds?.at(-1) : undefined;
  const { decimals, token } = assetAt(payment.asset);
  return refund ? `${formatUnits(refund.amount, decimals)} ${token.token}` : '';
}

/** What has happened to a payment so far, in order: its events, and other things that the row has a time of. */
export function timelineOf(
  merchant: Merchant,
  row: PaymentRow,
  notifiedAt: number,
  now: number,
): PaymentTimelineEntry[] {
  const entry = (event: PaymentTimelineEntry['event'], time: number, detail = '') => ({
    event,
    time,
    detail,
  });
  return [
    ...eventsOf(merchant, row).map((one) => entry(one.event, one.at, amountOf(one))),
    entry('detected', row.detectedAt),
    entry('notified', notifiedAt),
    entry('collected', row.gatheredAt ?? 0),
  ]
    .filter(({ time }) => time > 0 && time <= now)
    .sort((a, b) => a.time - b.time);
}
