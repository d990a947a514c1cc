import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  added,
  codesParam,
  decimal,
  exportParams,
  extension,
  flagParam,
  id,
  integer,
  integerParam,
  link,
  listOf,
  paging,
  signedDecimal,
  text,
  timeRange,
  unixSeconds,
  count,
} from './primitives.ts';

/** The maximum number of refunds that one ticket can cover. */
export const MOST_REFUNDS = 50;

/** The payment record of specification §3, including its difference. */
export const payment = v.object({
  /** The platform order number: 32 digits. */
  trade_no: id,
  /** The merchant order number. */
  out_trade_no: text,
  /** The transaction ID on the network. Empty before the transfer. */
  transaction_id: text,
  /** The name of the application that created the order. */
  apply_name: text,
  appid: id,
  /** The mode of the order. An `appMode` code. A test payment changes only the test balance. */
  mode: extension(integer, 1),
  /** The requested amount, in the token. */
  amount: decimal,
  fees: decimal,
  /** The value in USDT. @shared */
  usdt_amount: decimal,
  token: text,
  status: integer,
  created_time: unixSeconds,
  /** The ISO 4217 code of the fiat currency. */
  fiat_name: text,
  /** The amount of the order in the fiat currency. */
  fiat_amount: decimal,
  chain: text,
  net_work: extension(text, ''),
  /** The contract address of the token. Empty for a network's own coin. */
  contract: text,
  /** The amount that arrived on the network, in the token. @shared */
  amount_collected: decimal,
  /** The net amount: always `amount_collected − fees`. */
  mch_real_receive: decimal,
  /** The amount that was refunded or is being refunded, in the token. */
  amount_refunded: extension(decimal, undefined),
  /** The refund numbers: the merchant's numbers, or the platform's numbers if the merchant set none. */
  refund_nos: extension(v.array(text), undefined),
  /** The page of the transaction in a block explorer. Can be empty. @shared */
  browser_url: link,
  logo: link,
  /** The ID for listing the transfers of the payment. If it's missing, clients use the platform order number. */
  handle_id: extension(id, undefined),
  diff_type: extension(integer, 0),
  /** The difference between the amount due and the amount paid, in the token. */
  diff_amount: extension(decimal, '0'),
  /**
   * The figures for a refund at this time, in the token. The amounts are `0` if the payment can't be refunded
   * (10007).
   */
  refundable: extension(
    v.object({
      amount: decimal,
      /** The overpaid part of `amount`. */
      excess: decimal,
      /** The fee in the token. @shared */
      fee: decimal,
      /** The address that paid the order. */
      address: text,
      /** The end of the refund period. `0` if the payment wasn't credited. */
      end_time: unixSeconds,
      /**
       * The maximum number of decimals of a partial refund. Missing if only the whole amount or the overpaid
       * amount can be refunded.
       */
      decimals: v.optional(integer),
    }),
    undefined,
  ),
});
export type Payment = v.InferOutput<typeof payment>;

/** The filters of the payment list and of its export. */
export const paymentFilters = {
  appid: v.optional(text),
  out_trade_no: v.optional(text),
  trade_no: v.optional(text),
  /** The statuses to select, joined by commas. `paymentStatus` codes. */
  status: v.optional(codesParam),
  ...timeRange,
  /** The IDs of several applications, separated by commas. They replace `appid`. */
  appids: added('payments', v.optional(text)),
  token: added('payments', v.optional(text)),
  chain: added('payments', v.optional(text)),
  /** A part of an order number, or a whole transaction ID or address. */
  keyword: added('payments', v.optional(text)),
  /** The smallest value in USDT at the time of the order, inclusive. */
  min_amount: added('payments', v.optional(decimal)),
  /** The largest value in USDT at the time of the order, inclusive. */
  max_amount: added('payments', v.optional(decimal)),
  /** Selects payments by the difference between the order and its payment. A `paymentDifference` code. */
  exception: added('payments', v.optional(integerParam)),
  /** A part of the payment address or of the sender address. */
  address: added('payments', v.optional(text)),
  /** A part of a transaction ID, at least 4 characters. */
  txid: added('payments', v.optional(v.union([v.literal(''), v.pipe(text, v.minLength(4, 'txid'))]))),
  /** The ID of a payment link. Selects the payments of orders that customers created with this link. */
  link_id: added('links', v.optional(text)),
  /** Selects payments whose difference was neither refunded nor reviewed. */
  open: added('payments', v.optional(flagParam)),
};

/** Returns the payment records (`GET /transactions/list`). */
export const listPayments = endpoint({
  id: 'payments.list',
  path: '/transactions/list',
  summary: 'List payment records, newest first',
  hasTestMode: true,
  query: v.object({ ...paymentFilters, ...paging, ...exportParams }),
  data: listOf(payment),
  errors: [errorCode.PARAMETER_ERROR],
  isExportable: true,
});

/** Returns the payment records as a file (`GET /transactions/list/export`). */
export const exportPayments = endpoint({
  id: 'payments.export',
  path: '/transactions/list/export',
  summary: 'Export payment records as a spreadsheet',
  hasTestMode: true,
  proposal: ['payload'],
  query: v.object({ ...paymentFilters, ...exportParams }),
  data: v.null(),
  answer: 'file',
  errors: [errorCode.PARAMETER_ERROR],
});

/** The totals of the matching payments in one token, over all networks of the token. */
const paymentTokenTotals = v.object({
  token: text,
  /** The number of paid orders. */
  paid_count: count,
  amount_collected: decimal,
  fees: decimal,
  /** The amount that was refunded or is being refunded, in the token. */
  amount_refunded: extension(decimal, undefined),
  /** The net amount: always `amount_collected − fees − amount_refunded`. */
  mch_real_receive: decimal,
});

export const paymentTotals = v.object({
  /** The total number of entries. @shared */
  total: count,
  /** The sum of the ordered amounts, in USDT at the time of each order. */
  sum_amount_usdt: decimal,
  paid_count: count,
  /** The sum of the amounts of paid orders, in USDT at the time of each order. */
  sum_paid_usdt: decimal,
  /**
   * The credited amounts minus fees and refunds, in USDT. Each amount is valued at the time it was recorded. The
   * overview shows this sum as the income. It can be negative, because prices change before a refund.
   */
  sum_received_usdt: signedDecimal,
  /** The credited amounts by token. Tokens without an amount are excluded. */
  list: v.array(paymentTokenTotals),
  /** The number of payments by status. The filters `status` and `open` don't restrict these numbers. */
  statuses: extension(v.array(v.object({ status: integer, count })), undefined),
  /** The number of payments to be reviewed. The filters `status` and `open` don't restrict it. */
  open_count: extension(count, undefined),
});
export type PaymentTotals = v.InferOutput<typeof paymentTotals>;

/** Returns the totals of all matching payments, on all pages (`GET /transactions/totals`). */
export const getPaymentTotals = endpoint({
  id: 'payments.totals',
  path: '/transactions/totals',
  summary: 'Get the totals of matching payment records',
  hasTestMode: true,
  query: v.object(paymentFilters),
  data: paymentTotals,
  errors: [errorCode.PARAMETER_ERROR],
  extension: 'payments',
});
