import { errorCode } from '#contract/errors.ts';
import type { Payment, PaymentTotals } from '#contract/payments.ts';
import { logType, paymentDifference } from '#contract/enumerations.ts';
import { ApiError, operationFailed } from '#core/http/apiError.ts';
import { fileOf, type Call, type Handlers } from '#core/http/implement.ts';
import { logAction } from '#core/books/logAction.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { lazily, type Rows, flagText, type Sheet } from '#core/files/spreadsheet.ts';
import {
  findPayments,
  isOpenDifference,
  type PaymentFilters,
  paymentByOutTradeNo,
  paymentIn,
  matchingPayments,
} from './find.ts';
import { EVERY_ROW } from '#core/books/paging.ts';
import {
  findHandle,
  projectPayment,
  projectPaymentDetail,
  projectRefundable,
  projectTransfers,
} from './project.ts';
import { refund } from './refund.ts';
import { columnsOf, inUsdt } from '#core/files/columns.ts';
import { formatText } from '#core/text/formatText.ts';
import { movementFilters } from '../funds/movementFilters.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import { formatUnits, formatValue, scaled, TOKEN_DECIMALS, valueOf } from '#core/books/money.ts';
import { refundedOf, refundedValueOf, refundsOf } from './refundable.ts';
import { wasPaid } from './lifecycle.ts';

const noSums = () => ({ count: 0, collected: 0n, fee: 0n, refunded: 0n });

/** Returns the totals of the matching payments: values in USDT, and credited amounts by token. */
function totalsOf(merchant: Merchant, filters: PaymentFilters): PaymentTotals {
  const byToken = new Map<string, ReturnType<typeof noSums>>();
  let [total, paid] = [0, 0];
  let [value, paidValue, received] = [0n, 0n, 0n];
  for (const row of matchingPayments(merchant, filters)) {
    total += 1;
    value += row.value;
    if (row.paidAt === 0) continue;
    const isPaid = wasPaid(row);
    if (isPaid) paid += 1;
    if (isPaid) paidValue += row.value;
    const { token, decimals } = assetAt(row.asset);
    received += valueOf(row.collected - row.fee, decimals, priceAt(token, row.paidAt));
    received -= refundedValueOf(merchant, row);
    const sums = byToken.get(token.token) ?? noSums();
    if (isPaid) sums.count += 1;
    sums.collected += scaled(row.collected, decimals);
    sums.fee += scaled(row.fee, decimals);
    sums.refunded += scaled(refundedOf({ refunds: refundsOf(merchant, row) }), decimals);
    byToken.set(token.token, sums);
  }
  return {
    total,
    sum_amount_usdt: formatValue(value),
    paid_count: paid,
    sum_paid_usdt: formatValue(paidValue),
    sum_received_usdt: formatValue(received),
    list: [...byToken].map(([token, { count, collected, fee, refunded }]) => ({
      token,
      paid_count: count,
      amount_collected: formatUnits(collected, TOKEN_DECIMALS),
      fees: formatUnits(fee, TOKEN_DECIMALS),
      amount_refunded: formatUnits(refunded, TOKEN_DECIMALS),
      mch_real_receive: formatUnits(collected - fee - refunded, TOKEN_DECIMALS),
    })),
  };
}

/** Counts the matching payments by status, and the payments to be reviewed. */
function countsOf(merchant: Merchant, filters: PaymentFilters) {
  const counts = new Map<number, number>();
  let open = 0;
  for (const row of matchingPayments(merchant, { ...filters, status: undefined, open: undefined })) {
    counts.set(row.status, (counts.get(row.status) ?? 0) + 1);
    if (isOpenDifference(row)) open += 1;
  }
  return { statuses: [...counts].map(([status, count]) => ({ status, count })), open_count: open };
}

type SheetCall = Call & { readonly query: PaymentFilters };

/** A row of an export. Unlike a row of the list, it contains the time of payment. */
interface PaymentRecord extends Payment {
  readonly paid_time: number;
}

function everyPayment({ merchant, query }: SheetCall): Rows<PaymentRecord> {
  const { list } = findPayments(merchant, query, EVERY_ROW);
  return lazily(list, (row) => ({ ...projectPayment(merchant, row), paid_time: row.paidAt }));
}

export const paymentHandlers = {
  'payments.list': {
    handle: ({ merchant, query, page, now }) => {
      const { list, total } = findPayments(merchant, query, page);
      const rows = list.map((row) => ({
        ...projectPayment(merchant, row),
        refundable: projectRefundable(merchant, row, now),
      }));
      return { list: rows, total };
    },
    download: fileOf(paymentSheet, everyPayment),
  },

  'payments.export': { download: fileOf(paymentSheet, everyPayment) },

  'payments.info': ({ merchant, query, now }) => {
    if ('trade_no' in query) {
      const { books, row } = paymentIn(merchant, query.trade_no);
      return projectPaymentDetail(books, row, now);
    }
    const row = paymentByOutTradeNo(merchant, query.out_trade_no);
    if (!row) throw new ApiError(errorCode.TRANSACTION_NOT_FOUND);
    return projectPaymentDetail(merchant, row, now);
  },

  'payments.totals': ({ merchant, query }) => ({
    ...totalsOf(merchant, query),
    ...countsOf(merchant, query),
  }),

  'payments.review': (call) => {
    const { merchant, body, now } = call;
    const { books, row } = paymentIn(merchant, body.trade_no);
    if (row.difference === paymentDifference.none) throw operationFailed('state_conflict');
    const reviewed = { ...row, reviewedAt: body.reviewed ? now : 0 };
    books.rows.payments.replace(row.index, reviewed);
    logAction(call, logType.money, body.reviewed ? 'reviewed' : 'unreviewed', { order: row.outTradeNo });
    return projectPaymentDetail(books, reviewed, now);
  },

  'payments.refund': (call) => {
    const { books, row } = refund(call, call.body);
    return projectPayment(books, row);
  },

  'payments.monitor': ({ merchant, query, now }) => {
    const { books, row } = findHandle(merchant, query.handle_id) ?? paymentIn(merchant, query.handle_id);
    const list = projectTransfers(books, row, now);
    return { list, total: list.length };
  },
} satisfies Partial<Handlers>;

function paymentSheet(call: SheetCall): Sheet<PaymentRecord> {
  const { language } = call;
  const totals = totalsOf(call.merchant, call.query);
  const { title, text, money, time, code } = columnsOf<PaymentRecord, 'payments'>(language, 'payments');
  return {
    area: 'payments',
    noun: 'payments',
    filters: {
      ...movementFilters(call),
      ...(call.query.appids !== undefined && { appid: () => undefined }),
      mode: 'applications.mode',
      open: flagText(formatText(language, 'payments.toBeReviewed')),
      exception: 'payments.difference',
    },
    filterTitles: {
      appid: 'payments.column.apply_name',
      appids: 'payments.column.apply_name',
      txid: 'payments.column.transaction_id',
    },
    sums: [
      { title: 'ordered', amount: totals.sum_amount_usdt, unit: 'USDT' },
      { title: 'paid', amount: totals.sum_paid_usdt, unit: 'USDT' },
      { title: 'receivedInAll', amount: totals.sum_received_usdt, unit: 'USDT' },
      ...totals.list.map(({ token, mch_real_receive }) => ({
        title: 'received' as const,
        amount: mch_real_receive,
        unit: token,
      })),
    ],
    columns: [
      time('created_time'),
      code('status', 'payments.status'),
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
      { ...money('amount_refunded'), value: (row) => row.amount_refunded ?? '0' },
      {
        key: 'refund_nos',
        title: title('refund_nos'),
        kind: 'text',
        width: 36,
        value: (row) => (row.refund_nos ?? []).join(' '),
      },
      time('paid_time'),
      text('transaction_id', 40),
    ],
  };
}
