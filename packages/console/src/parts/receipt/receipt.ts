import type { PaymentDetail } from '@settlement/api-mocks/contract/paymentDetails';
import { refundStatus } from '@settlement/api-mocks/contract/enumerations';
import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { isPositive, subtract, sum } from '#lib/money.ts';
import type { Text } from '#i18n/useText.ts';
import { networkName } from '../networkName.ts';

/** An amount of the receipt. What is taken off is `less`; a `total` is what the lines above it come to. */
interface ReceiptLine {
  readonly term: string;
  /** A decimal string, without a sign. */
  readonly amount: string;
  readonly kind: 'item' | 'less' | 'total';
}

/** What a receipt says, in the language of `text`. */
interface Receipt {
  readonly title: string;
  readonly number: string;
  /** Unix seconds. */
  readonly time: number;
  readonly token: string;
  readonly lines: readonly ReceiptLine[];
  readonly facts: readonly { readonly term: string; readonly value: string }[];
}

export type ReceiptOf = (text: Text) => Receipt;

const factsOf = (facts: readonly (readonly [term: string, value: string])[]) =>
  facts.filter(([, value]) => value !== '').map(([term, value]) => ({ term, value }));

/** Collected − fee = received, and what has gone back since or is about to. */
export function paymentReceipt(payment: PaymentDetail): ReceiptOf {
  const { refunds } = payment;
  const sumOf = (state: number) =>
    sum(refunds.filter(({ status }) => status === state).map(({ amount }) => amount));
  const [refunded, refunding] = [sumOf(refundStatus.sent), sumOf(refundStatus.inProgress)];
  return (text) => ({
    title: text('receipts.payment'),
    number: payment.trade_no,
    time: payment.paid_time,
    token: payment.token,
    lines: [
      { term: text('receipts.collected'), amount: payment.amount_collected, kind: 'item' },
      { term: text('receipts.fee'), amount: payment.fees, kind: 'less' },
      { term: text('receipts.merchantReceives'), amount: payment.mch_real_receive, kind: 'total' },
      ...lessIf(text('receipts.refunded'), refunded),
      ...lessIf(text('receipts.refunding'), refunding),
      ...(isPositive(sum([refunded, refunding]))
        ? ([
            {
              term: text('receipts.left'),
              amount: subtract(payment.mch_real_receive, sum([refunded, refunding])),
              kind: 'total',
            },
          ] as const)
        : []),
    ],
    facts: factsOf([
      [text('receipts.merchantOrder'), payment.out_trade_no],
      [text('receipts.application'), payment.apply_name],
      [text('receipts.ordered'), `${payment.payable_amount} ${payment.token}`],
      [text('receipts.network'), networkName(text, payment)],
      [text('receipts.transaction'), payment.transaction_id],
    ]),
  });
}

/** A line of what is taken off, where there is any. */
const lessIf = (term: string, amount: string): readonly ReceiptLine[] =>
  isPositive(amount) ? [{ term, amount, kind: 'less' }] : [];

/** Amount − service fee − network fee = received. */
export function withdrawalReceipt(withdrawal: Withdrawal): ReceiptOf {
  return (text) => ({
    title: text('receipts.withdrawal'),
    number: withdrawal.trade_no,
    time: withdrawal.finish_time,
    token: withdrawal.token,
    lines: [
      { term: text('receipts.amount'), amount: withdrawal.amount, kind: 'item' },
      { term: text('receipts.serviceFee'), amount: withdrawal.service_fee, kind: 'less' },
      ...lessIf(text('receipts.networkFee'), withdrawal.network_fee),
      { term: text('receipts.received'), amount: withdrawal.actual_amount, kind: 'total' },
    ],
    facts: factsOf([
      [text('receipts.network'), networkName(text, withdrawal)],
      [text('receipts.label'), withdrawal.label],
      [text('receipts.address'), withdrawal.address],
      [text('receipts.memo'), withdrawal.memo],
      [text('receipts.transaction'), withdrawal.txid],
    ]),
  });
}
