import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { errorCode } from './errors.ts';
import { amount, webAddress } from './hashes.ts';
import {
  count,
  decimal,
  id,
  integer,
  integerParam,
  link,
  listOf,
  paging,
  text,
  timeRange,
  unixSeconds,
} from './primitives.ts';

/** Orders of other values are refused, in USDT. */
export const MOST_ORDER_VALUE = '1000000';

/** How an order stands, in one word. `status` and `diff_type` are those of the payment record. */
export const orderStates = [
  /** Waits for a transfer. */
  'created',
  /** A transfer was seen and is not confirmed. */
  'confirming',
  'paid',
  /** Less came than the tolerance allows. The money is credited and can be refunded. */
  'underpaid',
  /** More came than was asked for. */
  'overpaid',
  /** Paid after it had expired. */
  'late',
  'expired',
  'closed',
  'refunding',
  'refunded',
  'failed',
] as const;
export type OrderState = (typeof orderStates)[number];

/** The merchant's own number: what makes an order, and a refund, safe to send again. */
const ownNumber = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, 'own_number'));

export const orderRefund = v.object({
  out_refund_no: text,
  trade_no: id,
  amount: decimal,
  address: text,
  /** A code of `refundStatus`. */
  status: integer,
  txid: text,
  created_time: unixSeconds,
});
export type OrderRefund = v.InferOutput<typeof orderRefund>;

/** The fields that an order and each of its events share. A field has the same meaning in both. */
export const orderFigures = {
  /** 32 digits. */
  trade_no: id,
  out_trade_no: text,
  appid: id,
  /** A code of `appMode`. Money of a test order is test money: no balance of the console has it. */
  mode: integer,
  state: v.picklist(orderStates),
  status: integer,
  diff_type: integer,
  /** The requested amount, in the token. */
  amount: decimal,
  /** The received amount. */
  amount_collected: decimal,
  fees: decimal,
  /** What went back or is on its way back. */
  amount_refunded: decimal,
  /** The remaining amount: `amount_collected − fees − amount_refunded`. */
  amount_remaining: decimal,
  token: text,
  chain: text,
  net_work: text,
  txid: text,
};

const figures = v.object(orderFigures);
export type OrderFigures = v.InferOutput<typeof figures>;

export const order = v.object({
  ...orderFigures,
  contract: text,
  /** Where the customer pays to. */
  address: text,
  payment_url: link,
  subject: text,
  return_url: link,
  created_time: unixSeconds,
  expire_time: unixSeconds,
  /** `0` until money is credited. */
  paid_time: unixSeconds,
  confirmations: count,
  confirm_num: count,
  /** The `sequence` of its newest event. */
  last_sequence: count,
  refunds: v.array(orderRefund),
});
export type Order = v.InferOutput<typeof order>;

/**
 * `POST /orders`. Sent again with the same `out_trade_no`, the same body gets the same order and another body is
 * refused (10001, `out_trade_no_used`).
 */
export const createOrder = endpoint({
  id: 'orders.create',
  method: 'POST',
  path: '/orders',
  summary: 'Create an order; the same merchant order number creates it once',
  auth: 'signed',
  scope: 'orders:write',
  body: v.object({
    out_trade_no: ownNumber,
    /** Names of `GET /currency/list`, such as `USDT` and `TRON`. */
    token: v.pipe(text, v.maxLength(20, 'too_long')),
    chain: v.pipe(text, v.maxLength(40, 'too_long')),
    amount,
    /** What the customer sees. */
    subject: v.optional(v.pipe(text, v.maxLength(120, 'too_long')), ''),
    /** Where the payment page leads back to. */
    return_url: v.optional(v.union([v.literal(''), v.pipe(webAddress, v.maxLength(500, 'too_long'))]), ''),
    /** `order_valid_minutes` of the bill settings where it is left out. */
    valid_minutes: v.optional(v.pipe(integer, v.minValue(5), v.maxValue(1440))),
  }),
  data: order,
  errors: [
    errorCode.OPERATION_FAILED,
    errorCode.PARAMETER_ERROR,
    errorCode.CURRENCY_NOT_SUPPORTED,
    errorCode.CURRENCY_NOT_FOUND,
    errorCode.AMOUNT_TOO_SMALL,
  ],
  isExtension: true,
});

/** One of the two; both where they are of one order. */
const number = v.pipe(
  v.object({
    trade_no: v.optional(v.pipe(v.string(), v.regex(/^\d{32}$/, 'trade_no'))),
    out_trade_no: v.optional(ownNumber),
  }),
  v.forward(
    v.partialCheck(
      [['trade_no'], ['out_trade_no']],
      (one) => one.trade_no !== undefined || one.out_trade_no !== undefined,
      'required',
    ),
    ['out_trade_no'],
  ),
);

export const getOrder = endpoint({
  id: 'orders.info',
  method: 'GET',
  path: '/orders/info',
  summary: 'Get an order by either number',
  auth: 'signed',
  scope: 'orders:read',
  query: number,
  data: order,
  errors: [errorCode.PARAMETER_ERROR, errorCode.TRANSACTION_NOT_FOUND],
  isExtension: true,
});

export const listOrders = endpoint({
  id: 'orders.list',
  method: 'GET',
  path: '/orders',
  summary: 'List the orders of the application, newest first',
  auth: 'signed',
  scope: 'orders:read',
  query: v.object({ status: v.optional(integerParam), ...timeRange, ...paging }),
  data: listOf(order),
  errors: [errorCode.PARAMETER_ERROR],
  isExtension: true,
});

export const closeOrder = endpoint({
  id: 'orders.close',
  method: 'POST',
  path: '/orders/close',
  summary: 'Close an order that nothing was paid for',
  auth: 'signed',
  scope: 'orders:write',
  body: number,
  data: order,
  errors: [errorCode.OPERATION_FAILED, errorCode.PARAMETER_ERROR, errorCode.TRANSACTION_NOT_FOUND],
  isExtension: true,
});

/**
 * `POST /orders/refund`, back to the address it was paid from. Sent again with the same `out_refund_no`, the same
 * body gets the same refund and another body is refused (10001, `out_refund_no_used`).
 */
export const refundOrder = endpoint({
  id: 'orders.refund',
  method: 'POST',
  path: '/orders/refund',
  summary: 'Refund an order to the address it was paid from',
  auth: 'signed',
  scope: 'refunds:write',
  body: v.object({
    out_trade_no: ownNumber,
    out_refund_no: ownNumber,
    /** In the token; everything that is left where it is left out. */
    amount: v.optional(amount),
    reason: v.optional(v.pipe(text, v.maxLength(120, 'too_long')), ''),
  }),
  data: order,
  errors: [
    errorCode.OPERATION_FAILED,
    errorCode.PARAMETER_ERROR,
    errorCode.TRANSACTION_NOT_FOUND,
    errorCode.NOT_REFUNDABLE,
    errorCode.INSUFFICIENT_BALANCE,
    errorCode.WITHDRAWALS_CLOSED,
    errorCode.DAY_LIMIT_EXCEEDED,
  ],
  isExtension: true,
});
