import { paymentStatus } from '@settlement/api-mocks/contract/enumerations';
import type { Payment } from '@settlement/api-mocks/contract/payments';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { useMemo } from 'react';
import { useFormats } from '#data/useFormats.ts';
import type { MessageId } from '#i18n/ids.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/Amount.tsx';
import { Moment } from '#parts/Moment.tsx';
import { PaymentStatusTag } from '#parts/PaymentStatusTag.tsx';
import { ShortName } from '#parts/ShortName.tsx';

/**
 * Columns in the order of the table, with what each shows by its name in the export: an amount is nothing
 * without its token.
 */
export const recordColumns = [
  { id: 'status', header: 'payments.column.status', fields: ['status'] },
  { id: 'merchantOrder', header: 'payments.column.merchantOrder', fields: ['out_trade_no'] },
  { id: 'platformOrder', header: 'payments.column.platformOrder', fields: ['trade_no'] },
  { id: 'application', header: 'payments.column.application', fields: ['apply_name'] },
  { id: 'amount', header: 'payments.column.amount', fields: ['amount', 'token'] },
  { id: 'usdt', header: 'payments.column.usdt', fields: ['usdt_amount'] },
  { id: 'fiat', header: 'payments.column.fiat', fields: ['fiat_amount', 'fiat_name'] },
  { id: 'network', header: 'payments.column.network', fields: ['chain'] },
  { id: 'collected', header: 'payments.column.collected', fields: ['amount_collected', 'token'] },
  { id: 'fees', header: 'payments.column.fees', fields: ['fees', 'token'] },
  { id: 'received', header: 'payments.column.received', fields: ['mch_real_receive', 'token'] },
  { id: 'transaction', header: 'payments.column.transaction', fields: ['transaction_id'] },
  { id: 'created', header: 'payments.column.created', fields: ['created_time'] },
] as const satisfies readonly { id: string; header: MessageId; fields: readonly (keyof Payment)[] }[];

/** The columns of an export, each once, in the order of the table. */
export function exportFields(columns: readonly { readonly fields: readonly (keyof Payment)[] }[]): string[] {
  return [...new Set(columns.flatMap(({ fields }) => fields))];
}

type RecordColumnId = (typeof recordColumns)[number]['id'];

type Part = Omit<DataTableColumn<Payment>, 'id' | 'header'>;

/** The record table's columns, in the language and the zone of the page. */
export function useRecordColumns(): DataTableColumn<Payment>[] {
  const text = useText();
  const formats = useFormats();

  return useMemo(() => {
    const parts: Record<RecordColumnId, Part> = {
      status: { cell: (payment) => <PaymentStatusTag status={payment.status} />, skeletonWidth: '72px' },
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
      collected: {
        cell: (payment) => <Credited payment={payment} value={payment.amount_collected} />,
        align: 'end',
        skeletonWidth: '96px',
      },
      fees: {
        cell: (payment) => <Credited payment={payment} value={payment.fees} />,
        align: 'end',
        skeletonWidth: '88px',
      },
      received: {
        cell: (payment) => <Credited payment={payment} value={payment.mch_real_receive} />,
        align: 'end',
        skeletonWidth: '96px',
      },
      transaction: {
        cell: (payment) =>
          payment.transaction_id === '' ? '—' : <TruncatedId value={payment.transaction_id} />,
        skeletonWidth: '104px',
      },
      created: { cell: (payment) => <Moment seconds={payment.created_time} />, skeletonWidth: '136px' },
    };
    return recordColumns.map(({ id, header }) => ({ id, header: text(header), ...parts[id] }));
  }, [text, formats]);
}

/** Specification §4: what was paid stays credited while it is refunded, and after. */
const credited: ReadonlySet<number> = new Set([
  paymentStatus.paid,
  paymentStatus.underRefund,
  paymentStatus.refunded,
]);

/** A payment that has credited nothing shows a dash, which says more than a zero. */
function Credited({ payment, value }: { payment: Payment; value: string }) {
  return credited.has(payment.status) ? <Amount value={value} token={payment.token} /> : '—';
}
