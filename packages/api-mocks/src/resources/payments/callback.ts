import { callbackStatus } from '#contract/enumerations.ts';
import type { PaymentDetail } from '#contract/paymentDetails.ts';
import type { Merchant } from '#core/merchant.ts';
import type { CallbackRow } from '#core/rows/settings.ts';
import type { PaymentRow } from '#core/rows/payment.ts';

/** Single deliveries are kept for sixty days; after that only how it ended is known. */
export const KEPT_SECONDS = 60 * 24 * 3600;

interface Notified {
  readonly summary: PaymentDetail['callback'];
  /** When the merchant's server first got an event after the creation; 0 if it didn't. */
  readonly at: number;
}

/** How the deliveries about a payment stand: the state of the newest, and the first that arrived. */
export function notifiedOf(merchant: Merchant, row: PaymentRow, number: string, now: number): Notified {
  const endedAt = row.paidAt || row.endedAt;
  if (endedAt > 0 && row.createdAt < now - KEPT_SECONDS) {
    const at = endedAt + 1;
    return { summary: { status: callbackStatus.success, attempts: 1, last_time: at, http_code: 200 }, at };
  }
  let newest: CallbackRow | undefined;
  let at = 0;
  merchant.rows.callbacks.fromNewest((one) => {
    if (one.createdAt < row.createdAt) return false;
    // Of a payment it is said how the callback address of its application fares.
    if (one.endpoint !== undefined) return true;
    if (one.refNo !== number) return true;
    newest ??= one;
    if (one.deliveredAt > 0 && one.event !== 'payment.created') at = one.deliveredAt;
    return true;
  });
  const last = newest?.attempts.at(-1);
  const summary = {
    status: newest?.status ?? callbackStatus.toBeConfirmed,
    attempts: newest?.attempts.length ?? 0,
    last_time: last?.at ?? 0,
    http_code: last?.httpCode ?? 0,
  };
  return { summary, at };
}
