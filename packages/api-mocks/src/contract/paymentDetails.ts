import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { orderEvents } from './enumerations.ts';
import { payment } from './payments.ts';
import { count, decimal, extension, id, integer, link, listOf, text, unixSeconds } from './primitives.ts';

/** The entries of a timeline: the events of the order, and facts that its callbacks don't have. */
export const timelineEvents = [...orderEvents, 'detected', 'notified', 'collected'] as const;
export type TimelineEvent = (typeof timelineEvents)[number];

export const paymentTimelineEntry = v.object({
  /** A word of `timelineEvents`. */
  event: text,
  time: unixSeconds,
  /** The amount and token of a refund. */
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
  paid_time: extension(unixSeconds, 0),
  expire_time: extension(unixSeconds, 0),
  confirmations: extension(count, 0),
  confirm_num: extension(count, 0),
  /** USDT for one token when the order was made. */
  rate: extension(decimal, undefined),
  payable_amount: extension(decimal, undefined),
  paid_amount: extension(decimal, undefined),
  notify_url: extension(link, ''),
  callback: extension(
    v.object({ status: integer, attempts: count, last_time: unixSeconds, http_code: count }),
    undefined,
  ),
  /** Aggregation of the funds: progress, its transaction and the gas in PUT-chain USDT. */
  collection: extension(v.object({ status: integer, txid: text, gas: decimal }), undefined),
  refunds: extension(v.array(paymentRefund), []),
  /** What a refund would send now, in the token; all `0` where the payment cannot be refunded (10007). */
  refundable: extension(
    v.object({
      amount: decimal,
      /** Of it, what was overpaid. */
      excess: decimal,
      fee: decimal,
      /** The address it was paid from. */
      address: text,
      /** Until when it can be refunded. */
      end_time: unixSeconds,
    }),
    undefined,
  ),
  /** When its difference was marked as reviewed; `0` when it was not. */
  reviewed_time: extension(unixSeconds, 0),
  timeline: extension(v.array(paymentTimelineEntry), []),
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
  confirmations: extension(count, 0),
  browser_url: extension(link, ''),
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
