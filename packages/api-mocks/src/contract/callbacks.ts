import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { webAddress } from './hashes.ts';
import {
  codesParam,
  count,
  decimal,
  exportParams,
  flagParam,
  id,
  integer,
  integerParam,
  listOf,
  paging,
  text,
  timeRange,
  unixSeconds,
} from './primitives.ts';

/**
 * A delivery is tried at once; when that fails, seven more times, each after its wait in seconds. So
 * there are eight automatic tries at most, and "n of 7" counts the seven: `retries` of `MOST_RETRIES`.
 */
export const RETRY_SECONDS = [15, 30, 60, 300, 900, 3600, 21_600] as const;
export const MOST_RETRIES = RETRY_SECONDS.length;
/** An endpoint without a success for this long is disabled until its URL is saved again. */
export const DISABLE_SECONDS = 3 * 24 * 3600;

/** Deliveries are kept this many days. */
export const KEPT_DAYS = 60;
/** Longer than this and nothing has answered, in seconds. */
export const ANSWER_SECONDS = 5;
/** Where callbacks come from: what a firewall has to let in. */
export const PLATFORM_IPS = ['198.51.100.10', '198.51.100.11', '198.51.100.12'] as const;
/** The events that an application can receive. */
export const callbackEvents = [
  'payment.created',
  'payment.paid',
  'payment.timeout',
  'payment.closed',
  'payment.refunded',
  'payment.error',
  'payment.confirmation_failed',
  'recharge.credited',
  'withdrawal.accomplished',
  'transfer.received',
  'swap.accomplished',
] as const;

/** A webhook on its way to an application. */
export const callback = v.object({
  id,
  appid: text,
  order_type: integer,
  callback_type: integer,
  /** Such as `payment.paid`. */
  event: text,
  ref_no: text,
  amount: decimal,
  token: text,
  status: integer,
  /** Whether the last try has not been answered yet: `http_code` and `duration_ms` are `0` until it is. */
  awaiting_response: v.boolean(),
  /** `0` when nothing answered. */
  http_code: count,
  duration_ms: count,
  url: text,
  /** All tries, the first and those by hand included. */
  attempts: count,
  /** How many of the seven retries have been made. */
  retries: count,
  /** When the next automatic try falls due; `0` when there is none. */
  next_time: unixSeconds,
  created_time: unixSeconds,
  delivery_time: unixSeconds,
});
export type Callback = v.InferOutput<typeof callback>;

export const callbackAttempt = v.object({
  no: count,
  manual: v.boolean(),
  time: unixSeconds,
  request: v.object({
    method: text,
    url: text,
    headers: v.record(v.string(), v.string()),
    body: text,
    sign_string: text,
    sign: text,
  }),
  response: v.object({
    http_code: count,
    headers: v.record(v.string(), v.string()),
    body: text,
    error: text,
    duration_ms: count,
  }),
});
export type CallbackAttempt = v.InferOutput<typeof callbackAttempt>;

export const callbackDetail = v.object({
  ...callback.entries,
  attempt_list: v.array(callbackAttempt),
});
export type CallbackDetail = v.InferOutput<typeof callbackDetail>;

export const callbackFilters = {
  appid: v.optional(text),
  order_type: v.optional(integerParam),
  event: v.optional(text),
  /** One status, or several joined by commas. */
  status: v.optional(codesParam),
  /** Only those that wait for their next automatic try. */
  retrying: v.optional(flagParam),
  /** 2 to 5 for 2xx to 5xx, 0 for no answer. */
  http_class: v.optional(integerParam),
  keyword: v.optional(text),
  ...timeRange,
};

export const listCallbacks = endpoint({
  id: 'callbacks.list',
  method: 'GET',
  path: '/callback/list',
  summary: 'List webhook deliveries, newest first',
  query: v.object({ ...callbackFilters, ...paging, ...exportParams }),
  data: listOf(callback),
  isExtension: true,
  isExportable: true,
});

export const getCallback = endpoint({
  id: 'callbacks.info',
  method: 'GET',
  path: '/callback/info',
  summary: 'Get a delivery with all its attempts',
  query: v.object({ id }),
  data: callbackDetail,
  errors: [errorCode.OPERATION_FAILED],
  isExtension: true,
});

export const resendCallbacks = endpoint({
  id: 'callbacks.resend',
  method: 'POST',
  path: '/callback/resend',
  summary: 'Resend one, several or all matching deliveries (up to 500)',
  auth: 'authorised',
  body: v.object({
    ids: v.optional(v.array(id)),
    filter: v.optional(v.object(callbackFilters)),
    payload: v.optional(v.picklist([1, 2]), 1),
  }),
  data: v.object({ count, job_id: text }),
  errors: [errorCode.OPERATION_FAILED, errorCode.PARAMETER_ERROR, errorCode.TOO_FREQUENT],
  isExtension: true,
});

export const testCallback = endpoint({
  id: 'callbacks.test',
  method: 'POST',
  path: '/callback/test',
  summary: 'Send a test event',
  auth: 'authorised',
  body: v.object({ appid: id, event: text, url: v.optional(webAddress) }),
  data: callbackDetail,
  errors: [errorCode.OPERATION_FAILED, errorCode.PARAMETER_ERROR, errorCode.TOO_FREQUENT],
  isExtension: true,
});

export const callbackStats = v.object({
  /** Percent of the last 24 hours, with two decimals. */
  success_rate: decimal,
  delivered: count,
  failing_endpoints: v.array(
    /** `disabled_time` is `0` while the endpoint is enabled. */
    v.object({ appid: text, url: text, failures: count, disabled_time: unixSeconds }),
  ),
  pending_retries: count,
  /** `0` when everything was delivered. */
  oldest_undelivered_time: unixSeconds,
});
export type CallbackStats = v.InferOutput<typeof callbackStats>;

export const getCallbackStats = endpoint({
  id: 'callbacks.stats',
  method: 'GET',
  path: '/callback/stats',
  summary: 'Get delivery statistics for the last 24 hours',
  data: callbackStats,
  isExtension: true,
});
