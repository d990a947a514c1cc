import { paymentDifference, paymentStatus } from '#contract/enumerations.ts';
import type { OrderState } from '#contract/orders.ts';
import type { PaymentRow } from '#core/rows/payment.ts';

type Standing = Pick<PaymentRow, 'status' | 'difference' | 'detectedAt' | 'paidAt'>;

const ofDifference: Readonly<Record<PaymentRow['difference'], OrderState>> = {
  [paymentDifference.none]: 'paid',
  [paymentDifference.under]: 'underpaid',
  [paymentDifference.over]: 'overpaid',
  [paymentDifference.late]: 'late',
  [paymentDifference.multiple]: 'paid',
};

const ofStatus: Readonly<Record<PaymentRow['status'], (row: Standing) => OrderState>> = {
  [paymentStatus.toBePaid]: ({ detectedAt }) => (detectedAt > 0 ? 'confirming' : 'created'),
  [paymentStatus.timeout]: ({ detectedAt }) => (detectedAt > 0 ? 'confirming' : 'expired'),
  [paymentStatus.paid]: ({ difference }) => ofDifference[difference],
  [paymentStatus.error]: ({ difference, paidAt }) =>
    paidAt > 0 && difference !== paymentDifference.none ? ofDifference[difference] : 'failed',
  [paymentStatus.closed]: () => 'closed',
  [paymentStatus.underRefund]: () => 'refunding',
  [paymentStatus.refunded]: () => 'refunded',
  [paymentStatus.chainConfirmationFailure]: () => 'failed',
};

/** How an order stands, from its status and the difference of what came. */
export const stateOf = (row: Standing): OrderState => ofStatus[row.status](row);
