import type { Order } from '#contract/orders.ts';
import type { Call } from '#core/implement.ts';
import { payInAddress } from '../payments/derived.ts';
import { eventsOf } from '../payments/history.ts';
import { projectFigures, projectPaymentDetail, projectRefunds } from '../payments/project.ts';
import { booksOf, type OrderPayment } from './find.ts';

/** Where the page of an order is, on the server that a caller reached. */
export const paymentPath = (payToken: string): string => `/pay/${payToken}`;

export function projectOrder(call: Call, row: OrderPayment): Order {
  const books = booksOf(call);
  const detail = projectPaymentDetail(books, row, call.now);
  return {
    ...projectFigures(books, row),
    contract: detail.contract,
    address: payInAddress(books, row),
    payment_url: `${call.origin}${paymentPath(row.order.payToken)}`,
    subject: row.order.title,
    return_url: row.order.returnUrl,
    created_time: row.createdAt,
    expire_time: row.expireAt,
    paid_time: row.paidAt,
    confirmations: detail.confirmations,
    confirm_num: detail.confirm_num,
    last_sequence: eventsOf(books, row).length,
    refunds: projectRefunds(books, row),
  };
}
