import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { verificationCodes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { orderEvents } from './enumerations.ts';
import { webAddress } from './hashes.ts';
import { orderFigures, orderRefund } from './orders.ts';
import * as p from './primitives.ts';

/** The pauses before the retries, in seconds. The first attempt is immediate. */
export const RETRY_SECONDS = [15, 30, 60, 300, 900, 3600, 21_600] as const;
export const MOST_RETRIES = RETRY_SECONDS.length;
/** The seconds after which an endpoint is turned off if all its callbacks fail. */
export const DISABLE_SECONDS = 3 * 24 * 3600;

/** The number of days for which deliveries are kept. */
export const KEPT_DAYS = 60;
/** The response timeout of an endpoint, in seconds. */
export const ANSWER_SECONDS = 5;
/** The IP addresses from which the platform sends callbacks, for the firewall of the receiver. */
export const PLATFORM_IPS = ['198.51.100.10', '198.51.100.11', '198.51.100.12'] as const;
/** The events that an application can receive. */
export const callbackEvents = [
  ...orderEvents,
  'recharge.credited',
  'withdrawal.accomplished',
  'transfer.received',
  'swap.accomplished',
] as const;
export type CallbackEvent = (typeof callbackEvents)[number];

/** The version of the event body. It increases when the meaning of a field changes. */
export const EVENT_VERSION = 2;

/** The fields in the body of every event. */
const eventEntries = {
  /** The ID of the event. It's the same for every attempt and every endpoint. */
  event_id: p.text,
  event: v.picklist(callbackEvents),
  /** The version of the body. It increases when the meaning of a field changes. */
  version: v.literal(EVENT_VERSION),
  /** The time at which the event happened. */
  event_time: p.unixSeconds,
  appid: p.id,
  /** The 32-digit number of the record, such as a payment or withdrawal. @shared */
  trade_no: p.id,
  /** The amount. For events of an order, it's the requested amount. */
  amount: p.decimal,
  token: p.text,
  /** The time of the figures if the event was resent with the current state. Otherwise missing. */
  as_of: v.optional(p.unixSeconds),
};
export const callbackBody = v.object(eventEntries);

/** The body of an event of an order, with the figures immediately after the event. */
export const orderEventBody = v.object({
  ...orderFigures,
  ...eventEntries,
  event: v.picklist(orderEvents),
  /** The number of the event within the order, starting at 1, without gaps. */
  sequence: v.pipe(p.integer, v.minValue(1)),
  /** The refund that caused the event. */
  refund: v.optional(orderRefund),
});
export type OrderEventBody = v.InferOutput<typeof orderEventBody>;

/** The reasons why a callback wasn't sent. */
export const notSentReasons = [
  /** The mock API runs in a page or a test, which has no network access. */
  'no_sender',
  /** The application is live. The mock API sends only callbacks of test applications. */
  'live_application',
  /** The mock API may not call this host and port. */
  'address_not_allowed',
  /** A page of another origin caused the callback or saved its URL. */
  'foreign_origin',
] as const;
export type NotSentReason = (typeof notSentReasons)[number];

/** The delivery of one event to one endpoint of an application. */
export const callback = v.object({
  id: p.id,
  appid: p.text,
  /** The kind of order or movement that the event is about. A `callbackOrderType` code. */
  order_type: p.integer,
  /** The cause of the callback. A `callbackType` code. */
  callback_type: p.integer,
  /** The event, one of `callbackEvents`. */
  event: p.text,
  /** The number of the order or movement that the event is about. */
  ref_no: p.text,
  /** The amount in the body of the event. */
  amount: p.decimal,
  token: p.text,
  /** The status of the delivery. A `callbackStatus` code. */
  status: p.integer,
  /** True while the response to the last attempt is missing. `http_code` and `duration_ms` are then `0`. */
  awaiting_response: v.boolean(),
  /** The HTTP status of the response. `0` if there was no response. */
  http_code: p.count,
  /** The response time of the endpoint, in milliseconds. @shared */
  duration_ms: p.count,
  /** The URL that the callback is sent to. @shared */
  url: p.text,
  /** The number of attempts, automatic and manual. @shared */
  attempts: p.count,
  /** The number of automatic retries so far, at most seven. */
  retries: p.count,
  /** The time of the next automatic attempt. `0` if no attempt is scheduled. */
  next_time: p.unixSeconds,
  created_time: p.unixSeconds,
  /** The time of the successful delivery. `0` until the callback is delivered. */
  delivery_time: p.unixSeconds,
  /** The reason why the last attempt was not sent, one of `notSentReasons`. Empty if it was sent. */
  not_sent: p.extension(p.text, undefined),
  /** True if the mock API simulated the last response instead of calling a server. */
  simulated: p.extension(v.boolean(), undefined),
});
export type Callback = v.InferOutput<typeof callback>;

export const callbackAttempt = v.object({
  /** The number of the attempt, counted from 1. */
  no: p.count,
  /** True if a user started the attempt. */
  manual: v.boolean(),
  /** The time of the attempt. */
  time: p.unixSeconds,
  /** The request as it was sent. */
  request: v.object({
    /** The HTTP method. */
    method: p.text,
    url: p.text,
    /** The HTTP headers by name. */
    headers: v.record(v.string(), v.string()),
    /** The body as text. @shared */
    body: p.text,
    /** The text that the signature covers. */
    sign_string: p.text,
    /** The HMAC-SHA-256 of the signed text, in hexadecimal. */
    sign: p.text,
  }),
  /** The response of the endpoint. */
  response: v.object({
    http_code: p.count,
    headers: v.record(v.string(), v.string()),
    body: p.text,
    /**
     * The reason why nothing was sent (`notSentReasons`) or no response arrived. Empty if there was a
     * response.
     */
    error: p.text,
    duration_ms: p.count,
    /** True if the mock API simulated the response instead of calling a server. @shared */
    simulated: p.extension(v.boolean(), undefined),
  }),
});
export type CallbackAttempt = v.InferOutput<typeof callbackAttempt>;

export const callbackDetail = v.object({
  ...callback.entries,
  /** All delivery attempts. The oldest attempt comes first. */
  attempt_list: v.array(callbackAttempt),
});
export type CallbackDetail = v.InferOutput<typeof callbackDetail>;

export const callbackFilters = {
  appid: v.optional(p.text),
  order_type: v.optional(p.integerParam),
  event: v.optional(p.text),
  /** The statuses to select, joined by commas. `callbackStatus` codes. */
  status: v.optional(p.codesParam),
  /** Selects deliveries with a scheduled automatic attempt. */
  retrying: v.optional(p.flagParam),
  /** Selects deliveries by the first digit of the HTTP status, 2 to 5. 0 selects those without a response. */
  http_class: v.optional(p.integerParam),
  keyword: v.optional(p.text),
  ...p.timeRange,
};

export const listCallbacks = endpoint('callbacks.list', 'GET', '/callback/list', {
  hasTestMode: true,
  query: v.object({ ...callbackFilters, ...p.paging, ...p.exportParams }),
  data: p.listOf(callback),
  extension: 'callbacks',
  isExportable: true,
});

export const getCallback = endpoint('callbacks.info', 'GET', '/callback/info', {
  hasTestMode: true,
  query: v.object({ id: p.id }),
  data: callbackDetail,
  errors: [errorCode.OPERATION_FAILED],
  extension: 'callbacks',
});

export const resendCallbacks = endpoint('callbacks.resend', 'POST', '/callback/resend', {
  hasTestMode: true,
  auth: 'authorised',
  body: v.object({
    /** The IDs of the entries. @shared */
    ids: v.optional(v.array(p.id)),
    /** The filters that select the deliveries. They are the same as in the list of deliveries. */
    filter: v.optional(v.object(callbackFilters)),
    /** The payload to send. A `callbackPayload` code. */
    payload: v.optional(v.picklist([1, 2]), 1),
  }),
  data: v.object({
    count: p.count,
    /** The ID of the job that resends the callbacks. */
    job_id: p.text,
  }),
  errors: [errorCode.TOO_FREQUENT],
  extension: 'callbacks',
});

/**
 * A URL that isn't saved requires verification (10038) and receives an unsigned event. In test mode, the
 * event is about the newest order that has had this event, if any. Otherwise, `trade_no` has 32 zeros.
 */
export const testCallback = endpoint('callbacks.test', 'POST', '/callback/test', {
  auth: 'authorised',
  body: v.object({
    appid: p.id,
    event: v.picklist(callbackEvents),
    url: v.optional(webAddress),
    ...verificationCodes,
  }),
  data: callbackDetail,
  extension: 'callbacks',
});

export const callbackStats = v.object({
  /** The share of successful deliveries in the last 24 hours, in percent with two decimals. */
  success_rate: p.decimal,
  /** The number of successful deliveries in the last 24 hours. */
  delivered: p.count,
  /** The endpoints with failed deliveries in the last 24 hours, most failures first. */
  failing_endpoints: v.array(
    v.object({
      appid: p.text,
      url: p.text,
      /** The number of failed deliveries in the last 24 hours. */
      failures: p.count,
      /** The time at which the endpoint was turned off. `0` while it is on. */
      disabled_time: p.unixSeconds,
    }),
  ),
  /** The number of deliveries with a scheduled retry. */
  pending_retries: p.count,
  /** The number of callbacks that weren't sent. They don't affect the success rate. */
  not_sent: p.extension(p.count, undefined),
  /** The creation time of the oldest failed delivery in the last 24 hours. `0` if no delivery failed. */
  oldest_undelivered_time: p.unixSeconds,
});
export type CallbackStats = v.InferOutput<typeof callbackStats>;

export const getCallbackStats = endpoint('callbacks.stats', 'GET', '/callback/stats', {
  hasTestMode: true,
  data: callbackStats,
  extension: 'callbacks',
});
