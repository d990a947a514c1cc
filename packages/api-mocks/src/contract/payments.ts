import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import * as p from './primitives.ts';

/** The maximum number of refunds that one ticket can cover. */
export const MOST_REFUNDS = 50;

/** The payment record of specification §3, including its difference. */
export const payment = v.object({
  /** The platform order number: 32 digits. */
  trade_no: p.id,
  /** The merchant order number. */
  out_trade_no: p.text,
  /** The transaction ID on the network. Empty before the transfer. */
  transaction_id: p.text,
  /** The name of the application that created the order. */
  apply_name: p.text,
  appid: p.id,
  /** The mode of the order. An `appMode` code. A test payment changes only the test balance. */
  mode: p.extension(p.integer, 1),
  /** The requested amount, in the token. */
  amount: p.decimal,
  fees: p.decimal,
  /** The value in USDT. @shared */
  usdt_amount: p.decimal,
  token: p.text,
  status: p.integer,
  created_time: p.unixSeconds,
  /** The ISO 4217 code of the fiat currency. */
  fiat_name: p.text,
  /** The amount of the order in the fiat currency. */
  fiat_amount: p.decimal,
  chain: p.text,
  net_work: p.extension(p.text, ''),
  /** The contract address of the token. Empty for a network's own coin. */
  contract: p.text,
  /** The amount that arrived on the network, in the token. @shared */
  amount_collected: p.decimal,
  /** The net amount: always `amount_collected − fees`. */
  mch_real_receive: p.decimal,
  /** The amount that was refunded or is being refunded, in the token. */
  amount_refunded: p.extension(p.decimal, undefined),
  /** The refund numbers: the merchant's numbers, or the platform's numbers if the merchant set none. */
  refund_nos: p.extension(v.array(p.text), undefined),
  /** The page of the transaction in a block explorer. Can be empty. @shared */
  browser_url: p.link,
  logo: p.link,
  /** The ID for listing the transfers of the payment. If it's missing, clients use the platform order number. */
  handle_id: p.extension(p.id, undefined),
  diff_type: p.extension(p.integer, 0),
  /** The difference between the amount due and the amount paid, in the token. */
  diff_amount: p.extension(p.decimal, '0'),
  /**
   * The figures for a refund at this time, in the token. The amounts are `0` if the payment can't be refunded
   * (10007).
   */
  refundable: p.extension(
    v.object({
      amount: p.decimal,
      /** The overpaid part of `amount`. */
      excess: p.decimal,
      /** The fee in the token. @shared */
      fee: p.decimal,
      /** The address that paid the order. */
      address: p.text,
      /** The end of the refund period. `0` if the payment wasn't credited. */
      end_time: p.unixSeconds,
      /**
       * The maximum number of decimals of a partial refund. Missing if only the whole amount or the overpaid
       * amount can be refunded.
       */
      decimals: v.optional(p.integer),
    }),
    undefined,
  ),
});
export type Payment = v.InferOutput<typeof payment>;

/** The filters of the payment list and of its export. */
export const paymentFilters = {
  appid: v.optional(p.text),
  out_trade_no: v.optional(p.text),
  trade_no: v.optional(p.text),
  /** The statuses to select, joined by commas. `paymentStatus` codes. */
  status: v.optional(p.codesParam),
  ...p.timeRange,
  /** The IDs of several applications, separated by commas. They replace `appid`. */
  appids: p.added('payments', v.optional(p.text)),
  token: p.added('payments', v.optional(p.text)),
  chain: p.added('payments', v.optional(p.text)),
  /** A part of an order number, or a whole transaction ID or address. */
  keyword: p.added('payments', v.optional(p.text)),
  /** The smallest value in USDT at the time of the order, inclusive. */
  min_amount: p.added('payments', v.optional(p.decimal)),
  /** The largest value in USDT at the time of the order, inclusive. */
  max_amount: p.added('payments', v.optional(p.decimal)),
  /** Selects payments by the difference between the order and its payment. A `paymentDifference` code. */
  exception: p.added('payments', v.optional(p.integerParam)),
  /** A part of the payment address or of the sender address. */
  address: p.added('payments', v.optional(p.text)),
  /** A part of a transaction ID, at least 4 characters. */
  txid: p.added('payments', v.optional(v.union([v.literal(''), v.pipe(p.text, v.minLength(4, 'txid'))]))),
  /** The ID of a payment link. Selects the payments of orders that customers created with this link. */
  link_id: p.added('links', v.optional(p.text)),
  /** Selects payments whose difference was neither refunded nor reviewed. */
  open: p.added('payments', v.optional(p.flagParam)),
};

export const listPayments = endpoint('payments.list', 'GET', '/transactions/list', {
  hasTestMode: true,
  query: v.object({ ...paymentFilters, ...p.paging, ...p.exportParams }),
  data: p.listOf(payment),
  isExportable: true,
  errors: [errorCode.PARAMETER_ERROR],
});

export const exportPayments = endpoint('payments.export', 'GET', '/transactions/list/export', {
  hasTestMode: true,
  proposal: ['payload'],
  query: v.object({ ...paymentFilters, ...p.exportParams }),
  data: v.null(),
  answer: 'file',
  errors: [errorCode.PARAMETER_ERROR],
});

/** The totals of the matching payments in one token, over all networks of the token. */
const paymentTokenTotals = v.object({
  token: p.text,
  /** The number of paid orders. */
  paid_count: p.count,
  amount_collected: p.decimal,
  fees: p.decimal,
  /** The amount that was refunded or is being refunded, in the token. */
  amount_refunded: p.extension(p.decimal, undefined),
  /** The net amount: always `amount_collected − fees − amount_refunded`. */
  mch_real_receive: p.decimal,
});

export const paymentTotals = v.object({
  /** The total number of entries. @shared */
  total: p.count,
  /** The sum of the ordered amounts, in USDT at the time of each order. */
  sum_amount_usdt: p.decimal,
  paid_count: p.count,
  /** The sum of the amounts of paid orders, in USDT at the time of each order. */
  sum_paid_usdt: p.decimal,
  /**
   * The credited amounts minus fees and refunds, in USDT. Each amount is valued at the time it was recorded. The
   * overview shows this sum as the income. It can be negative, because prices change before a refund.
   */
  sum_received_usdt: p.signedDecimal,
  /** The credited amounts by token. Tokens without an amount are excluded. */
  list: v.array(paymentTokenTotals),
  /** The number of payments by status. The filters `status` and `open` don't restrict these numbers. */
  statuses: p.extension(v.array(v.object({ status: p.integer, count: p.count })), undefined),
  /** The number of payments to be reviewed. The filters `status` and `open` don't restrict it. */
  open_count: p.extension(p.count, undefined),
});
export type PaymentTotals = v.InferOutput<typeof paymentTotals>;

/** Returns the totals of all matching payments, on all pages. */
export const getPaymentTotals = endpoint('payments.totals', 'GET', '/transactions/totals', {
  hasTestMode: true,
  query: v.object(paymentFilters),
  data: paymentTotals,
  extension: 'payments',
  errors: [errorCode.PARAMETER_ERROR],
});
