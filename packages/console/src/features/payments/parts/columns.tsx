import { paymentStatus } from '@settlement/api-mocks/contract/enumerations';
import type { Payment } from '@settlement/api-mocks/contract/payments';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { useMemo } from 'react';
import { useFormats } from '#data/formats/useFormats.ts';
import { creditedStatuses } from '#data/payments.ts';
import type { MessageId } from '#i18n/ids.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import { Noted } from '#parts/values/Noted.tsx';
import { PaymentStatusTag, paymentReasonText } from '#parts/values/PaymentStatusTag.tsx';
import { ShortName } from '#parts/values/ShortName.tsx';

/** The columns in the order of the table. `field` is the main field of a column in the API. */
export const paymentColumns = [
  { id: 'status', field: 'status', label: 'common.column.status' },
  { id: 'merchantOrder', field: 'out_trade_no', label: 'payments.column.out_trade_no' },
  { id: 'platformOrder', field: 'trade_no', label: 'payments.column.trade_no' },
  { id: 'application', field: 'apply_name', label: 'payments.column.apply_name' },
  { id: 'amount', field: 'amount', label: 'common.column.amount' },
  { id: 'usdt', field: 'usdt_amount', label: 'common.column.usdt_amount' },
  { id: 'fiat', field: 'fiat_amount', label: 'payments.column.fiat_amount' },
  { id: 'network', field: 'chain', label: 'common.column.chain' },
  { id: 'collected', field: 'amount_collected', label: 'payments.column.amount_collected' },
  { id: 'fees', field: 'fees', label: 'payments.column.fees' },
  { id: 'received', field: 'mch_real_receive', label: 'payments.column.mch_real_receive' },
  { id: 'transaction', field: 'transaction_id', label: 'payments.column.transaction_id' },
  { id: 'created', field: 'created_time', label: 'common.column.created_time' },
] as const satisfies readonly { id: string; field: keyof Payment; label: MessageId }[];

export type PaymentColumn = (typeof paymentColumns)[number];

type Part = Omit<DataTableColumn<Payment>, 'id' | 'header'>;

export function usePaymentColumns(): DataTableColumn<Payment>[] {
  const text = useText();
  const formats = useFormats();

  return useMemo(() => {
    const parts: Record<PaymentColumn['id'], Part> = {
      status: {
        cell: (payment) => (
          <Noted note={paymentReasonText(text, payment)}>
            <PaymentStatusTag status={payment.status} />
          </Noted>
        ),
        skeletonWidth: '72px',
      },
      merchantOrder: {
        cell: (payment) => <TruncatedId value={payment.out_trade_no} head={18} tail={6} />,
        isRowHeader: true,
        skeletonWidth: '132px',
      },
      platformOrder: { cell: (payment) => <TruncatedId value={payment.trade_no} />, skeletonWidth: '92px' },
      application: {
        cell: (payment) => <ShortName>{payment.apply_name}</ShortName>,
        skeletonWidth: '92px',
      },
      amount: {
        cell: (payment) => <Amount value={payment.amount} token={payment.token} isStrong />,
        align: 'end',
        skeletonWidth: '128px',
      },
      usdt: {
        cell: (payment) => <Amount value={payment.usdt_amount} />,
        align: 'end',
        skeletonWidth: '88px',
      },
      fiat: {
        cell: (payment) =>
          payment.fiat_name === ''
            ? '—'
            : `${formats.amount(payment.fiat_amount, { decimals: 2 })} ${payment.fiat_name}`,
        align: 'end',
        skeletonWidth: '88px',
      },
      network: { cell: (payment) => payment.chain, skeletonWidth: '64px' },
      collected: credited('amount_collected'),
      fees: credited('fees'),
      received: {
        ...net,
        // A merchant who refunded a payment no longer has its net amount.
        cell: (payment) =>
          payment.status === paymentStatus.refunded ? <s>{net.cell(payment)}</s> : net.cell(payment),
      },
      transaction: {
        cell: (payment) =>
          payment.transaction_id === '' ? '—' : <TruncatedId value={payment.transaction_id} />,
        skeletonWidth: '104px',
      },
      created: { cell: (payment) => <Moment seconds={payment.created_time} />, skeletonWidth: '136px' },
    };
    return paymentColumns.map(({ id, label }) => ({
      id,
      header: text(label),
      ...parts[id],
    }));
  }, [text, formats]);
}

/** Returns the column of a credited amount. The column shows a dash until the payment is credited. */
const credited = (name: 'amount_collected' | 'fees' | 'mch_real_receive'): Part => ({
  cell: (payment) =>
    creditedStatuses.has(payment.status) ? <Amount value={payment[name]} token={payment.token} /> : '—',
  align: 'end',
  skeletonWidth: '96px',
});

const net = credited('mch_real_receive');
