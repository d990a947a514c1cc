import { callbackStatus, callbackType } from '#contract/enumerations.ts';
import type { PaymentDetail } from '#contract/paymentDetails.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { CallbackRow } from '#core/books/rows/settings.ts';
import { callbackIdOf } from '../callbacks/deliver.ts';
import type { PaymentRow } from '#core/books/rows/payment.ts';

/** The age in seconds after which events have no stored deliveries, but count as delivered. */
export const KEPT_SECONDS = 60 * 24 * 3600;

interface Notified {
  readonly summary: PaymentDetail['callback'];
  /** The time of the first successful delivery, except of `payment.created`, otherwise 0. */
  readonly at: number;
}

/** Returns the state of the newest delivery about a payment, and the time of the first successful delivery. */
export function notifiedOf(merchant: Merchant, row: PaymentRow, number: string, now: number): Notified {
  const endedAt = row.paidAt || row.endedAt;
  if (endedAt > 0 && row.createdAt < now - KEPT_SECONDS) {
    const at = endedAt + 1;
    return {
      summary: { id: '', status: callbackStatus.success, attempts: 1, last_time: at, http_code: 200 },
      at,
    };
  }
  let newest: CallbackRow | undefined;
  let at = 0;
  merchant.rows.callbacks.fromNewest((one) => {
    if (one.createdAt < row.createdAt) return false;
    // Deliveries to additional endpoints and test deliveries don't count.
    if (one.endpoint !== undefined || one.type === callbackType.test) return true;
    if (one.refNo !== number) return true;
    newest ??= one;
    if (one.deliveredAt > 0 && one.event !== 'payment.created') at = one.deliveredAt;
    return true;
  });
  const last = newest?.attempts.at(-1);
  const summary = {
    id: newest ? callbackIdOf(newest) : '',
    status: newest?.status ?? callbackStatus.toBeConfirmed,
    attempts: newest?.attempts.length ?? 0,
    last_time: last?.at ?? 0,
    http_code: last?.httpCode ?? 0,
  };
  return { summary, at };
}
