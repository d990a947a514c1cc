import { errorCode } from '#contract/errors.ts';
import {
  exportPayments,
  getPayment,
  listPayments,
  listPaymentTransfers,
  type Payment,
} from '#contract/payments.ts';
import { getPaymentTotals } from '#contract/paymentTotals.ts';
import { refundPayment } from '#contract/refunds.ts';
import { reviewPayment } from '#contract/paymentReview.ts';
import { logType, paymentDifference } from '#contract/enumerations.ts';
import { ApiError } from '#core/apiError.ts';
import { implement, implementExport } from '#core/implement.ts';
import { logAction } from '#core/logAction.ts';
import type { Merchant } from '#core/merchant.ts';
import { lazily, type Rows } from '#core/spreadsheet.ts';
import { findPayments, type PaymentFilters, paymentByOutTradeNo, paymentByTradeNo } from './find.ts';
import { indexOfHandle, projectPayment, projectPaymentDetail, projectTransfers } from './project.ts';
import { refund } from './refund.ts';
import { paymentSheet } from './sheet.ts';
import { totalsOf } from './totals.ts';

/** Whatever matches, shown row by row while the spreadsheet is written. */
function everyPayment(merchant: Merchant, filters: PaymentFilters): Rows<Payment> {
  const { rows } = findPayments(merchant, filters, { from: 0, size: Number.MAX_SAFE_INTEGER });
  return lazily(rows, (row) => projectPayment(merchant, row));
}

export const paymentHandlers = {
  'payments.list': implement(
    listPayments,
    ({ merchant, query, page }) => {
      const { rows, total } = findPayments(merchant, query, page);
      return { list: rows.map((row) => projectPayment(merchant, row)), total };
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
    const row =
      'trade_no' in query
        ? paymentByTradeNo(merchant, query.trade_no)
        : paymentByOutTradeNo(merchant, query.out_trade_no);
    if (!row) throw new ApiError(errorCode.TRANSACTION_NOT_FOUND);
    return projectPaymentDetail(merchant, row, now);
  }),

  'payments.totals': implement(getPaymentTotals, ({ merchant, query }) => totalsOf(merchant, query)),

  'payments.review': implement(reviewPayment, (call) => {
    const { merchant, body, now } = call;
    const row = paymentByTradeNo(merchant, body.trade_no);
    if (!row) throw new ApiError(errorCode.TRANSACTION_NOT_FOUND);
    if (row.difference === paymentDifference.none)
      throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'state_conflict' });
    const reviewed = { ...row, reviewedAt: body.reviewed ? now : 0 };
    merchant.rows.payments.replace(row.index, reviewed);
    logAction(call, logType.money, body.reviewed ? 'reviewed' : 'unreviewed', { order: row.outTradeNo });
    return projectPaymentDetail(merchant, reviewed, now);
  }),

  'payments.refund': implement(refundPayment, (call) =>
    projectPayment(call.merchant, refund(call, call.body)),
  ),

  'payments.monitor': implement(listPaymentTransfers, ({ merchant, query, now }) => {
    const row = merchant.rows.payments.get(indexOfHandle(query.handle_id));
    if (!row) throw new ApiError(errorCode.TRANSACTION_NOT_FOUND);
    const list = projectTransfers(merchant, row, now);
    return { list, total: list.length };
  }),
};
