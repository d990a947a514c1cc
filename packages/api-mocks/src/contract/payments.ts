import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
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
  /** A code of `appMode`: money of a test payment is in no balance. */
  mode: extension(integer, 1),
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
  net_work: extension(text, ''),
  /** Empty for a chain's own coin. */
  contract: text,
  amount_collected: decimal,
  /** Always `amount_collected − fees`. */
  mch_real_receive: decimal,
  /** [EXT] What went back of it or is on its way back, as in an order. */
  amount_refunded: v.optional(decimal),
  /** [EXT] The numbers of these refunds: the merchant's own, or the platform's. */
  refund_nos: v.optional(v.array(text)),
  browser_url: link,
  logo: link,
  /** The ID to request the payment's transfers by. If undefined, its number. */
  handle_id: extension(id, undefined),
  diff_type: extension(integer, 0),
  diff_amount: extension(decimal, '0'),
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
