import { errorCode } from '#contract/errors.ts';
import { ApiError } from '#core/apiError.ts';
import type { Call } from '#core/implement.ts';
import { merchantIn, type Merchant } from '#core/merchant.ts';
import type { OrderRow, PaymentRow } from '#core/rows/payment.ts';
import { paymentByTradeNo } from '../payments/find.ts';

export type OrderPayment = PaymentRow & { readonly order: OrderRow };

export const isOrder = (row: PaymentRow | undefined): row is OrderPayment => row?.order !== undefined;

/** The merchant as the application of the call sees it: in the books of its mode. */
export const booksOf = ({ merchant, app }: Pick<Call, 'merchant' | 'app'>): Merchant =>
  merchantIn(merchant, app.mode);

/** The order of an application with a merchant order number; one number is one order. */
export function orderByOutTradeNo(
  books: Merchant,
  app: number,
  outTradeNo: string,
): OrderPayment | undefined {
  let found: OrderPayment | undefined;
  books.rows.payments.fromNewest((row) => {
    if (row.app !== app || row.outTradeNo !== outTradeNo || !isOrder(row)) return true;
    found = row;
    return false;
  });
  return found;
}

interface OrderNumber {
  readonly trade_no?: string | undefined;
  readonly out_trade_no?: string | undefined;
}

/**
 * An order of the calling application; 10006 for those of other applications, modes and merchants, and where the two
 * numbers are of two orders.
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
