import { errorCode } from '#contract/errors.ts';
import { getPayment, listPaymentTransfers } from '#contract/paymentDetails.ts';
import { exportPayments, listPayments, type Payment } from '#contract/payments.ts';
import { getPaymentTotals } from '#contract/paymentTotals.ts';
import { refundPayment } from '#contract/refunds.ts';
import { reviewPayment } from '#contract/paymentReview.ts';
import { logType, paymentDifference } from '#contract/enumerations.ts';
import { ApiError } from '#core/apiError.ts';
import { implement, implementExport } from '#core/implement.ts';
import { logAction } from '#core/logAction.ts';
import type { Merchant } from '#core/merchant.ts';
import { lazily, type Rows } from '#core/spreadsheet.ts';
import { booksNamed, findInBooks } from './books.ts';
import { findPayments, type PaymentFilters, paymentByOutTradeNo } from './find.ts';
import { findHandle, projectPayment, projectPaymentDetail, projectTransfers } from './project.ts';
import { refund } from './refund.ts';
import { paymentSheet } from './sheet.ts';
import { totalsOf } from './totals.ts';

/** Whatever matches, shown row by row while the spreadsheet is written. */
function everyPayment(merchant: Merchant, filters: PaymentFilters): Rows<Payment> {
  const books = booksNamed(merchant, filters.mode);
  const { rows } = findPayments(books, filters, { from: 0, size: Number.MAX_SAFE_INTEGER });
  return lazily(rows, (row) => projectPayment(books, row));
}

export const paymentHandlers = {
  'payments.list': implement(
    listPayments,
    ({ merchant, query, page }) => {
      const books = booksNamed(merchant, query.mode);
      const { rows, total } = findPayments(books, query, page);
      return { list: rows.map((row) => projectPayment(books, row)), total };
    },
    {
      sheet: paymentSheet,
      rowsOf: ({ list }) => list,
      rowsFor: ({ merchant, query }) => everyPayment(merchant, query),
    },
  ),

  'payments.export': implementExport(exportPayments, paymentSheet, ({ merchant, query }) =>
    everyPayment(merchant, query),
  ),

  'payments.info': implement(getPayment, ({ merchant, query, now }) => {
    if ('trade_no' in query) {
      const found = findInBooks(merchant, query.trade_no);
      if (!found) throw new ApiError(errorCode.TRANSACTION_NOT_FOUND);
      return projectPaymentDetail(found.books, found.row, now);
    }
    const row = paymentByOutTradeNo(merchant, query.out_trade_no);
    if (!row) throw new ApiError(errorCode.TRANSACTION_NOT_FOUND);
    return projectPaymentDetail(merchant, row, now);
  }),

  'payments.totals': implement(getPaymentTotals, ({ merchant, query }) => totalsOf(merchant, query)),

  'payments.review': implement(reviewPayment, (call) => {
    const { merchant, body, now } = call;
    const found = findInBooks(merchant, body.trade_no);
    if (!found) throw new ApiError(errorCode.TRANSACTION_NOT_FOUND);
    const { books, row } = found;
    if (row.difference === paymentDifference.none)
      throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'state_conflict' });
    const reviewed = { ...row, reviewedAt: body.reviewed ? now : 0 };
    books.rows.payments.replace(row.index, reviewed);
    logAction(call, logType.money, body.reviewed ? 'reviewed' : 'unreviewed', { order: row.outTradeNo });
    return projectPaymentDetail(books, reviewed, now);
  }),

  'payments.refund': implement(refundPayment, (call) => {
    const { books, row } = refund(call, call.body);
    return projectPayment(books, row);
  }),

  'payments.monitor': implement(listPaymentTransfers, ({ merchant, query, now }) => {
    const found = findHandle(merchant, query.handle_id);
    if (!found) throw new ApiError(errorCode.TRANSACTION_NOT_FOUND);
    const list = projectTransfers(found.books, found.row, now);
    return { list, total: list.length };
  }),
};
