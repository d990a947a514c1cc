import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  codesParam,
  count,
  decimal,
  exportParams,
  flagParam,
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

/** Payment record of specification §3, with what the list says of exceptions. */
export const payment = v.object({
  /** 32 digits. */
  trade_no: id,
  /** The merchant's own number. */
  out_trade_no: text,
  transaction_id: text,
  apply_name: text,
  appid: id,
  /** A code of `appMode` [EXT]: money of a test payment is in no balance. */
  mode: integer,
  /** The requested amount, in the token. */
  amount: decimal,
  fees: decimal,
  usdt_amount: decimal,
  token: text,
  status: integer,
  created_time: unixSeconds,
  fiat_name: text,
  fiat_amount: decimal,
  chain: text,
  net_work: text,
  /** Empty for a chain's own coin. */
  contract: text,
  amount_collected: decimal,
  /** Always `amount_collected − fees`. */
  mch_real_receive: decimal,
  browser_url: link,
  logo: link,
  handle_id: id,
  diff_type: integer,
  diff_amount: decimal,
});
export type Payment = v.InferOutput<typeof payment>;

/** The filters of the record list; an export takes the same. */
export const paymentFilters = {
  appid: v.optional(text),
  out_trade_no: v.optional(text),
  trade_no: v.optional(text),
  status: v.optional(codesParam),
  ...timeRange,
  token: v.optional(text),
  chain: v.optional(text),
  /** Part of an order number, or a transaction hash. */
  keyword: v.optional(text),
  /** The value in USDT when it was ordered, both ends inclusive. */
  min_amount: v.optional(decimal),
  max_amount: v.optional(decimal),
  /** A code of `paymentDifference`. */
  exception: v.optional(integerParam),
  /** [EXT] Part of the address that was paid to, or of the one it was paid from. */
  address: v.optional(text),
  /** [EXT] Part of a transaction hash, 4 characters at least. */
  txid: v.optional(v.union([v.literal(''), v.pipe(text, v.minLength(4, 'txid'))])),
  /** [EXT] A code of `appMode`: 2 lists test payments, anything else live ones. */
  mode: v.optional(integerParam),
  /** [EXT] Only those whose amount or time differs and that were neither refunded nor marked as reviewed. */
  open: v.optional(flagParam),
};

/** `GET /transactions/list`. */
export const listPayments = endpoint({
  id: 'payments.list',
  method: 'GET',
  path: '/transactions/list',
  summary: 'List payment records, newest first',
  query: v.object({ ...paymentFilters, ...paging, ...exportParams }),
  data: listOf(payment),
  errors: [errorCode.PARAMETER_ERROR],
  isExportable: true,
});

/** `GET /transactions/list/export`. */
export const exportPayments = endpoint({
  id: 'payments.export',
  method: 'GET',
  path: '/transactions/list/export',
  summary: 'Export payment records as a spreadsheet',
  query: v.object({ ...paymentFilters, ...exportParams }),
  data: v.null(),
  answer: 'file',
  errors: [errorCode.PARAMETER_ERROR],
});

export const paymentTimelineEntry = v.object({
  /** `created`, `detected`, `confirmed`, `credited`, `collected`, `notified`, `timeout`, `closed`, `refund_started`, `refunded`, `error` … */
  event: text,
  time: unixSeconds,
  detail: text,
});
export type PaymentTimelineEntry = v.InferOutput<typeof paymentTimelineEntry>;

export const paymentRefund = v.object({
  trade_no: id,
  /** A code of `refundScope`. */
  scope: integer,
  amount: decimal,
  address: text,
  status: integer,
  txid: text,
  created_time: unixSeconds,
});
export type PaymentRefund = v.InferOutput<typeof paymentRefund>;

export const paymentDetail = v.object({
  ...payment.entries,
  /** `0` until it is paid. */
  paid_time: unixSeconds,
  expire_time: unixSeconds,
  confirmations: count,
  confirm_num: count,
  /** USDT for one token when the order was made. */
  rate: decimal,
  payable_amount: decimal,
  paid_amount: decimal,
  notify_url: link,
  callback: v.object({ status: integer, attempts: count, last_time: unixSeconds, http_code: count }),
  /** Aggregation of the funds: progress, its transaction and the gas in PUT-chain USDT. */
  collection: v.object({ status: integer, txid: text, gas: decimal }),
  refunds: v.array(paymentRefund),
  /** What a refund would send now, in the token; all `0` where the payment cannot be refunded (10007). */
  refundable: v.object({
    amount: decimal,
    /** Of it, what was overpaid. */
    excess: decimal,
    fee: decimal,
    /** The address it was paid from. */
    address: text,
    /** Until when it can be refunded. */
    end_time: unixSeconds,
  }),
  /** [EXT] When its difference was marked as reviewed; `0` when it was not. */
  reviewed_time: unixSeconds,
  timeline: v.array(paymentTimelineEntry),
});
export type PaymentDetail = v.InferOutput<typeof paymentDetail>;

/** `GET /transactions/info`, by either number. */
export const getPayment = endpoint({
  id: 'payments.info',
  method: 'GET',
  path: '/transactions/info',
  summary: 'Get a payment with all its details',
  query: v.union([
    v.object({ trade_no: v.pipe(v.string(), v.regex(/^\d{32}$/, 'trade_no')) }),
    v.object({ out_trade_no: id }),
  ]),
  data: paymentDetail,
  errors: [errorCode.PARAMETER_ERROR, errorCode.TRANSACTION_NOT_FOUND],
});

/** Payment monitor row of specification §3. */
export const paymentTransfer = v.object({
  from_address: text,
  to_address: text,
  txid: text,
  amount: decimal,
  /** `0` while unconfirmed. */
  confirmation_time: unixSeconds,
  confirmations: count,
  browser_url: link,
});
export type PaymentTransfer = v.InferOutput<typeof paymentTransfer>;

/** `GET /transactions/monitor`. */
export const listPaymentTransfers = endpoint({
  id: 'payments.monitor',
  method: 'GET',
  path: '/transactions/monitor',
  summary: 'List the on-chain transfers of a payment',
  query: v.object({ handle_id: id }),
  data: listOf(paymentTransfer),
  errors: [errorCode.TRANSACTION_NOT_FOUND],
});
