import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { orderEvents } from './enumerations.ts';
import { payment } from './payments.ts';
import * as p from './primitives.ts';
import { agreedFigures, moneyAnswer, requestId, verificationCodes, outgoingErrors } from './codes.ts';

/** The events in the timeline of a payment: those that trigger callbacks, and those that don't. */
export const timelineEvents = [...orderEvents, 'detected', 'notified', 'collected'] as const;
export type TimelineEvent = (typeof timelineEvents)[number];

export const paymentTimelineEntry = v.object({
  /** The event, one of `timelineEvents`. */
  event: p.text,
  /** The time of the event. @shared */
  time: p.unixSeconds,
  /** The amount and token of a refund. Empty for other events. */
  detail: p.text,
});
export type PaymentTimelineEntry = v.InferOutput<typeof paymentTimelineEntry>;

export const paymentRefund = v.object({
  trade_no: p.id,
  /** The scope of the refund. A `refundScope` code. */
  scope: p.integer,
  /** The amount in the token, as a decimal string. @shared */
  amount: p.decimal,
  /** The address that the refund was sent to. */
  address: p.text,
  memo: p.extension(p.text, ''),
  /** The status of the refund. A `refundStatus` code. */
  status: p.integer,
  txid: p.text,
  created_time: p.unixSeconds,
});
export type PaymentRefund = v.InferOutput<typeof paymentRefund>;

export const paymentDetail = v.object({
  ...payment.entries,
  /** The time of payment. `0` until the order is paid. */
  paid_time: p.extension(p.unixSeconds, 0),
  expire_time: p.extension(p.unixSeconds, 0),
  /** The number of confirmations so far. @shared */
  confirmations: p.extension(p.count, 0),
  confirm_num: p.extension(p.count, 0),
  /** The price of one token in USDT when the order was created. */
  rate: p.extension(p.decimal, undefined),
  /** The amount that is due, in the token. */
  payable_amount: p.extension(p.decimal, undefined),
  /** The amount that was paid, in the token. */
  paid_amount: p.extension(p.decimal, undefined),
  notify_url: p.extension(p.link, ''),
  /** The state of the payment's latest callback. */
  callback: p.extension(
    v.object({
      /** The ID of the delivery. Can be empty. */
      id: p.extension(p.text, ''),
      /** The status of the callback. A `callbackStatus` code. */
      status: p.integer,
      attempts: p.count,
      last_time: p.unixSeconds,
      http_code: p.count,
    }),
    undefined,
  ),
  /** The fund aggregation: its progress, transaction and gas fee in USDT on PUT. */
  collection: p.extension(
    v.object({
      /** The progress of the fund aggregation. A `movementProgress` code. */
      status: p.integer,
      txid: p.text,
      /** The gas fee of the fund aggregation, in USDT on PUT. */
      gas: p.decimal,
    }),
    undefined,
  ),
  /** The refunds of this payment. @shared */
  refunds: p.extension(v.array(paymentRefund), []),
  /** The time at which the difference was marked as reviewed. `0` if it hasn't been reviewed. */
  reviewed_time: p.extension(p.unixSeconds, 0),
  /** The events of the payment. The oldest event comes first. */
  timeline: p.extension(v.array(paymentTimelineEntry), []),
});
export type PaymentDetail = v.InferOutput<typeof paymentDetail>;

export const getPayment = endpoint('payments.info', 'GET', '/transactions/info', {
  hasTestMode: true,
  proposal: ['payload'],
  query: v.union([
    v.object({ trade_no: v.pipe(v.string(), v.regex(/^\d{32}$/, 'trade_no')) }),
    v.object({ out_trade_no: p.id }),
  ]),
  data: paymentDetail,
  errors: [errorCode.PARAMETER_ERROR, errorCode.TRANSACTION_NOT_FOUND],
});

/** The payment monitor row of specification §3. */
export const paymentTransfer = v.object({
  /** The address that the transfer came from. @shared */
  from_address: p.text,
  /** The address that the transfer went to. @shared */
  to_address: p.text,
  txid: p.text,
  amount: p.decimal,
  /** The time at which the transfer was confirmed. `0` while it is unconfirmed. */
  confirmation_time: p.unixSeconds,
  confirmations: p.extension(p.count, 0),
  browser_url: p.extension(p.link, ''),
});
export type PaymentTransfer = v.InferOutput<typeof paymentTransfer>;

export const listPaymentTransfers = endpoint('payments.monitor', 'GET', '/transactions/monitor', {
  hasTestMode: true,
  query: v.object({
    /** The ID for listing the transfers of a payment. */
    handle_id: p.id,
  }),
  data: p.allOf(paymentTransfer),
  errors: [errorCode.TRANSACTION_NOT_FOUND],
});

export const reviewPayment = endpoint('payments.review', 'PUT', '/transactions/review', {
  hasTestMode: true,
  auth: 'authorised',
  body: v.object({
    trade_no: p.id,
    /** True to mark the difference as reviewed, false to undo the review. */
    reviewed: v.boolean(),
  }),
  data: paymentDetail,
  errors: [errorCode.TRANSACTION_NOT_FOUND],
  extension: 'payments',
});

export const refundPayment = endpoint('payments.refund', 'POST', '/transactions/refund', {
  hasTestMode: true,
  auth: 'authorised',
  body: v.object({
    /** A UUID that makes the call safe to repeat. @shared */
    request_id: requestId,
    trade_no: p.id,
    /**
     * A `refundScope` code. `whole`: the remaining amount. `excess`: the overpaid amount. `part`: `amount`.
     */
    scope: v.optional(v.picklist([1, 2, 3]), 1),
    /**
     * The amount in the token. For `part`, it's required and at most the refundable amount. For other scopes,
     * it's the refundable amount that the user saw, which must be current.
     */
    amount: v.optional(p.decimal),
    ...agreedFigures,
    /** The refundable amount that the user saw. The call is rejected if this amount has changed. */
    refundable: v.optional(p.decimal),
    /** The destination. Default: the paying address. Any other address follows the rules of a withdrawal. */
    address: v.optional(p.text),
    /** The memo of `address`. With a memo, the address that paid the order counts as another address. */
    memo: v.optional(p.text, ''),
    /** The reason, as free text. */
    reason: v.optional(p.text, ''),
    ...verificationCodes,
  }),
  data: v.object({ ...payment.entries, ...moneyAnswer }),
  errors: [errorCode.TRANSACTION_NOT_FOUND, errorCode.NOT_REFUNDABLE, ...outgoingErrors],
  extension: 'payments',
});
