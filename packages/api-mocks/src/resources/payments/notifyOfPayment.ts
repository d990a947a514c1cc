import { notificationType, paymentDifference, paymentStatus } from '#contract/enumerations.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import type { Merchant } from '#core/merchant.ts';
import { formatUnits } from '#core/money.ts';
import type { NotificationKey } from '#core/textKeys.ts';
import type { PaymentRow } from '#core/rows/payment.ts';
import { notify } from '../notifications/notify.ts';
import { tradeNoOf } from './derived.ts';

function noticeOf({ difference, status }: PaymentRow): NotificationKey {
  if (difference === paymentDifference.under && status === paymentStatus.error) return 'paymentUnder';
  if (difference === paymentDifference.over) return 'paymentOver';
  return difference === paymentDifference.late ? 'latePayment' : 'paymentReceived';
}

/** Tells the merchant of money that has been confirmed. */
export function notifyOfPayment(merchant: Merchant, row: PaymentRow, at: number): void {
  const { decimals, token } = assetAt(row.asset);
  const apart = row.collected - row.amount;
  notify(merchant, at, {
    type: notificationType.payment,
    notice: noticeOf(row),
    values: {
      amount: formatUnits(row.collected, decimals),
      difference: formatUnits(apart < 0n ? -apart : apart, decimals),
      token: token.token,
      order: row.outTradeNo,
    },
    link: `/record?detail=${tradeNoOf(merchant, row)}`,
  });
}
