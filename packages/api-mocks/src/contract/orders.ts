import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { errorCode } from './errors.ts';
import { amount, webAddress } from './hashes.ts';
import * as p from './primitives.ts';

/** The maximum value of an order in USDT. */
export const MOST_ORDER_VALUE = '1000000';

/** The state of an order. `status` and `diff_type` have the values of the payment record. */
export const orderStates = [
  'created',
  'confirming',
  'paid',
  'underpaid',
  'overpaid',
  'late',
  'expired',
  'closed',
  'refunding',
  'refunded',
  'failed',
] as const;
export type OrderState = (typeof orderStates)[number];

export const orderStateTexts: Readonly<Record<OrderState, string>> = {
  created: 'no transfer was detected yet',
  confirming: 'a transfer was detected but isn’t confirmed',
  paid: 'the amount due was paid and credited',
  underpaid: 'less than the amount due was paid; it’s credited and can be refunded',
  overpaid: 'more than the amount due was paid and credited',
  late: 'the customer paid after the order had expired; it’s credited',
  expired: 'the time to pay is over',
  closed: 'the order was closed before a payment',
  refunding: 'a refund is being sent',
  refunded: 'nothing remains after refunds',
  failed: 'the payment failed, such as a transfer that the network didn’t confirm',
};

/** The merchant's own number of an order or refund. Repeating a request with the same number has no further effect. */
const ownNumber = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, 'own_number'));

export const orderRefund = v.object({
  /** The merchant's own refund number. Repeating a request with the same number doesn't refund again. */
  out_refund_no: p.text,
  trade_no: p.id,
  amount: p.decimal,
  /** The address that the refund was sent to. */
  address: p.text,
  /** The status of the refund. A `refundStatus` code. */
  status: p.integer,
  /** The transaction ID on the network. Empty before the transfer. @shared */
  txid: p.text,
  created_time: p.unixSeconds,
});
export type OrderRefund = v.InferOutput<typeof orderRefund>;

/** The fields that an order and its events have in common, with the same meaning. */
export const orderFigures = {
  /** The platform order number: 32 digits. */
  trade_no: p.id,
  /** The merchant order number. @shared */
  out_trade_no: p.text,
  /** The ID of the application. */
  appid: p.id,
  /** The mode of the order. An `appMode` code. A test order changes only test balances. */
  mode: p.integer,
  /** The state of the order. @shared */
  state: v.picklist(orderStates),
  /** The status of the payment. A `paymentStatus` code. */
  status: p.integer,
  /** The difference between the order and its payment. A `paymentDifference` code. @shared */
  diff_type: p.integer,
  /** The requested amount, in the token. */
  amount: p.decimal,
  /** The received amount, in the token. */
  amount_collected: p.decimal,
  /** The platform fees, in the token. @shared */
  fees: p.decimal,
  /** The amount that was refunded or is being refunded, in the token. */
  amount_refunded: p.decimal,
  /** The remaining amount: `amount_collected − fees − amount_refunded`. */
  amount_remaining: p.decimal,
  /** The symbol of the token. */
  token: p.text,
  chain: p.text,
  net_work: p.text,
  txid: p.text,
};

const figures = v.object(orderFigures);
export type OrderFigures = v.InferOutput<typeof figures>;

export const order = v.object({
  ...orderFigures,
  contract: p.text,
  /** The address that the customer pays to. */
  address: p.text,
  /** The page on which the customer pays. */
  payment_url: p.link,
  subject: p.text,
  return_url: p.link,
  created_time: p.unixSeconds,
  expire_time: p.unixSeconds,
  /** The time of payment. `0` until the payment is credited. */
  paid_time: p.unixSeconds,
  confirmations: p.count,
  confirm_num: p.count,
  /** The `sequence` of the newest event. */
  last_sequence: p.count,
  refunds: v.array(orderRefund),
});
export type Order = v.InferOutput<typeof order>;

/**
 * Creates an order. Repeating a request with the same `out_trade_no` and body returns the same order. With
 * another body, the request is rejected (10001, `out_trade_no_used`).
 */
export const createOrder = endpoint('orders.create', 'POST', '/orders', {
  auth: 'signed',
  scope: 'orders:write',
  body: v.object({
    out_trade_no: ownNumber,
    /** The token and the network, as in `GET /currency/list`, such as `USDT` and `TRON`. */
    token: v.pipe(p.text, v.maxLength(20, 'too_long')),
    chain: v.pipe(p.text, v.maxLength(40, 'too_long')),
    amount,
    /** The goods or service that the customer pays for. */
    subject: v.optional(v.pipe(p.text, v.maxLength(120, 'too_long')), ''),
    /** The URL that the payment page links back to. Can be empty. */
    return_url: v.optional(v.union([v.literal(''), v.pipe(webAddress, v.maxLength(500, 'too_long'))]), ''),
    /** The time until the order expires, in minutes. Default: `order_valid_minutes` of the payment settings. */
    valid_minutes: v.optional(v.pipe(p.integer, v.minValue(5), v.maxValue(1440))),
  }),
  data: order,
  errors: [errorCode.CURRENCY_NOT_SUPPORTED, errorCode.CURRENCY_NOT_FOUND, errorCode.AMOUNT_TOO_SMALL],
  extension: 'orders',
});

/**
 * The platform order number and the merchant order number. At least one is required. If both are given, they must
 * belong to the same order.
 */
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

export const getOrder = endpoint('orders.info', 'GET', '/orders/info', {
  auth: 'signed',
  scope: 'orders:read',
  query: number,
  data: order,
  errors: [errorCode.PARAMETER_ERROR, errorCode.TRANSACTION_NOT_FOUND],
  extension: 'orders',
});

export const listOrders = endpoint('orders.list', 'GET', '/orders', {
  auth: 'signed',
  scope: 'orders:read',
  query: v.object({
    /** A filter: returns only payments with this status. A `paymentStatus` code. */
    status: v.optional(p.integerParam),
    ...p.timeRange,
    ...p.paging,
  }),
  data: p.listOf(order),
  extension: 'orders',
  errors: [errorCode.PARAMETER_ERROR],
});

export const closeOrder = endpoint('orders.close', 'POST', '/orders/close', {
  auth: 'signed',
  scope: 'orders:write',
  body: number,
  data: order,
  errors: [errorCode.TRANSACTION_NOT_FOUND],
  extension: 'orders',
});

/**
 * Refunds an order to the address that paid it. Repeating a request with the same `out_refund_no` and body
 * returns the same refund. With another body, the request is rejected (10001, `out_refund_no_used`).
 */
export const refundOrder = endpoint('orders.refund', 'POST', '/orders/refund', {
  auth: 'signed',
  scope: 'refunds:write',
  body: v.object({
    out_trade_no: ownNumber,
    out_refund_no: ownNumber,
    /** The amount in the token. Default: the remaining amount. */
    amount: v.optional(amount),
    /** The reason, as free text. */
    reason: v.optional(v.pipe(p.text, v.maxLength(120, 'too_long')), ''),
  }),
  data: order,
  errors: [
    errorCode.TRANSACTION_NOT_FOUND,
    errorCode.NOT_REFUNDABLE,
    errorCode.INSUFFICIENT_BALANCE,
    errorCode.WITHDRAWALS_CLOSED,
    errorCode.DAY_LIMIT_EXCEEDED,
  ],
  extension: 'orders',
});

/**
 * Creates an order of a test application and pays it as a test customer. The payment is confirmed and triggers
 * callbacks like the payment of any other order.
 */
export const payTestOrder = endpoint('orders.test', 'POST', '/orders/test', {
  auth: 'authorised',
  body: v.object({
    /** The ID of an application in test mode. */
    appid: p.id,
  }),
  data: order,
  errors: [errorCode.CURRENCY_NOT_SUPPORTED],
  extension: 'orders',
});
