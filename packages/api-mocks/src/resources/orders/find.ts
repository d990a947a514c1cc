import { errorCode } from '#contract/errors.ts';
import { ApiError } from '#core/http/apiError.ts';
import type { Call } from '#core/http/implement.ts';
import { merchantIn, type Merchant } from '#core/books/merchant.ts';
import type { OrderRow, PaymentRow } from '#core/books/rows/payment.ts';
import { paymentByTradeNo } from '../payments/find.ts';
import type { Order } from '#contract/orders.ts';
import { payInAddress } from '../payments/derived.ts';
import { eventsOf } from '../payments/history.ts';
import { projectFigures, projectPaymentDetail, projectRefunds } from '../payments/project.ts';

export type OrderPayment = PaymentRow & { readonly order: OrderRow };

export const isOrder = (row: PaymentRow | undefined): row is OrderPayment => row?.order !== undefined;

/** @throws {RangeError} if the payment doesn't belong to an order */
export function asOrder(row: PaymentRow): OrderPayment {
  if (!isOrder(row)) throw new RangeError('an order without its order');
  return row;
}

export const booksOf = ({ merchant, app }: Pick<Call, 'merchant' | 'app'>): Merchant =>
  merchantIn(merchant, app.mode);

const orderKey = (app: number, outTradeNo: string) => `${app} ${outTradeNo}`;
const keyOf = (row: PaymentRow) => (isOrder(row) ? orderKey(row.app, row.outTradeNo) : undefined);

export function orderByOutTradeNo(
  books: Merchant,
  app: number,
  outTradeNo: string,
): OrderPayment | undefined {
  const row = books.rows.payments.find(keyOf, orderKey(app, outTradeNo));
  return isOrder(row) ? row : undefined;
}

interface OrderNumber {
  readonly trade_no?: string | undefined;
  readonly out_trade_no?: string | undefined;
}

/**
 * Returns an order by one or both of its numbers.
 *
 * @throws {ApiError} 10006 if no order of the application has this number, or if the numbers belong to
 * different orders
 */
export function orderOf(call: Pick<Call, 'merchant' | 'app'>, number: OrderNumber): OrderPayment {
  const books = booksOf(call);
  const { trade_no: tradeNo, out_trade_no: outTradeNo = '' } = number;
  const row =
    tradeNo === undefined
      ? orderByOutTradeNo(books, call.app.index, outTradeNo)
      : paymentByTradeNo(books, tradeNo);
  const isOwn = isOrder(row) && row.app === call.app.index;
  if (!isOwn || (outTradeNo !== '' && row.outTradeNo !== outTradeNo))
    throw new ApiError(errorCode.TRANSACTION_NOT_FOUND);
  return row;
}

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
