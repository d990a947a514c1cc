import type { PaymentDetail } from '@settlement/api-mocks/contract/paymentDetails';
import { refundStatus } from '@settlement/api-mocks/contract/enumerations';
import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { isPositive, subtract, sum } from '#lib/money/money.ts';
import type { Text } from '#i18n/useText.ts';
import { networkName } from '../values/networkName.ts';

interface ReceiptLine {
  readonly term: string;
  /** A decimal string without a sign. */
  readonly amount: string;
  readonly kind: 'item' | 'less' | 'total';
}

interface Receipt {
  readonly title: string;
  readonly number: string;
  readonly time: number;
  readonly token: string;
  readonly lines: readonly ReceiptLine[];
  readonly facts: readonly { readonly term: string; readonly value: string }[];
}

export type ReceiptOf = (text: Text) => Receipt;

const factsOf = (facts: readonly (readonly [term: string, value: string])[]) =>
  facts.filter(([, value]) => value !== '').map(([term, value]) => ({ term, value }));

/** Returns the receipt of a payment: amount paid − fee = net amount, then the refunds. */
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
      { term: text('payments.column.amount_collected'), amount: payment.amount_collected, kind: 'item' },
      { term: text('funds.column.fee'), amount: payment.fees, kind: 'less' },
      { term: text('payments.column.mch_real_receive'), amount: payment.mch_real_receive, kind: 'total' },
      ...lessIf(text('payments.column.amount_refunded'), refunded),
      ...lessIf(text('payments.refund.pending'), refunding),
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
      [text('payments.column.out_trade_no'), payment.out_trade_no],
      [text('payments.column.apply_name'), payment.apply_name],
      [text('payments.detail.payable'), `${payment.payable_amount} ${payment.token}`],
      [text('common.column.chain'), networkName(text, payment)],
      [text('funds.column.txid'), payment.transaction_id],
    ]),
  });
}

const lessIf = (term: string, amount: string): readonly ReceiptLine[] =>
  isPositive(amount) ? [{ term, amount, kind: 'less' }] : [];

/** Returns the lines of both fees, or one line with their sum if they aren't separate. */
function feeLines(text: Text, { fee, service_fee, network_fee }: Withdrawal): readonly ReceiptLine[] {
  if (service_fee === undefined || network_fee === undefined)
    return [{ term: text('funds.column.fee'), amount: fee, kind: 'less' }];
  return [
    { term: text('funds.column.service_fee'), amount: service_fee, kind: 'less' },
    ...lessIf(text('funds.column.network_fee'), network_fee),
  ];
}

/** Returns the receipt of a withdrawal: amount − service fee − network fee = net amount. */
export function withdrawalReceipt(withdrawal: Withdrawal): ReceiptOf {
  return (text) => ({
    title: text('receipts.withdrawal'),
    number: withdrawal.trade_no,
    time: withdrawal.finish_time,
    token: withdrawal.token,
    lines: [
      { term: text('receipts.amount'), amount: withdrawal.amount, kind: 'item' },
      ...feeLines(text, withdrawal),
      { term: text('funds.column.actual_amount'), amount: withdrawal.actual_amount, kind: 'total' },
    ],
    facts: factsOf([
      [text('common.column.chain'), networkName(text, withdrawal)],
      [text('funds.column.label'), withdrawal.label],
      [text('withdrawals.receipt.to'), withdrawal.address],
      [text('common.column.memo'), withdrawal.memo],
      [text('funds.column.txid'), withdrawal.txid ?? ''],
    ]),
  });
}
