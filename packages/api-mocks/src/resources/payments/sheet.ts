import type { Payment } from '#contract/payments.ts';
import { columnsOf, inUsdt } from '#core/columns.ts';
import type { Call } from '#core/implement.ts';
import { codesText } from '#core/codeText.ts';
import { formatText } from '#core/formatText.ts';
import type { FilterLabel, Sheet } from '#core/spreadsheet.ts';
import type { PaymentFilters } from './find.ts';
import { totalsOf } from './totals.ts';
import { movementFilters } from '../funds/movementFilters.ts';

function filtersOf(call: Call): FilterLabel {
  const { language } = call;
  return {
    ...movementFilters(call),
    mode: {
      title: 'mode',
      value: (codes) => codesText('applicationMode', codes, language),
    },
    out_trade_no: { title: 'merchantOrder' },
    trade_no: { title: 'platformOrder' },
    min_amount: { title: 'leastValue' },
    max_amount: { title: 'greatestValue' },
    open: { title: 'toBeReviewed', value: () => formatText(language, 'filter.yes') },
    exception: {
      title: 'paymentIssue',
      value: (code) => codesText('difference', code, language),
    },
    status: {
      title: 'status',
      value: (codes) => codesText('payment', codes, language),
    },
  };
}

/** The spreadsheet of payment records. */
export function paymentSheet(call: Call & { readonly query: PaymentFilters }): Sheet<Payment> {
  const totals = totalsOf(call.merchant, call.query);
  const { title, text, money, time, code } = columnsOf<Payment, 'payments'>(call.language, 'payments');
  return {
    area: 'payments',
    filters: filtersOf(call),
    sums: [
      { title: 'ordered', amount: totals.sum_amount_usdt, unit: 'USDT' },
      { title: 'paid', amount: totals.sum_paid_usdt, unit: 'USDT' },
      {
        title: 'receivedInAll',
        amount: totals.sum_received_usdt,
        unit: 'USDT',
      },
      ...totals.list.map(({ token, mch_real_receive }) => ({
        title: 'received' as const,
        amount: mch_real_receive,
        unit: token,
      })),
    ],
    columns: [
      time('created_time'),
      code('status', 'payment'),
      text('apply_name'),
      text('out_trade_no', 22),
      text('trade_no', 36),
      money('amount'),
      text('token', 8),
      text('chain', 12),
      money('usdt_amount', inUsdt),
      money('fiat_amount', { column: 'fiat_name' }),
      text('fiat_name', 8),
      money('amount_collected'),
      money('fees'),
      money('mch_real_receive'),
      {
        key: 'amount_refunded',
        title: title('amount_refunded'),
        kind: 'money',
        unit: { column: 'token' },
        value: (row) => row.amount_refunded ?? '0',
      },
      {
        key: 'refund_nos',
        title: title('refund_nos'),
        kind: 'text',
        width: 36,
        value: (row) => (row.refund_nos ?? []).join(' '),
      },
      text('transaction_id', 40),
    ],
  };
}
