import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { errorCode } from './errors.ts';
import * as p from './primitives.ts';
import { amount, required } from './hashes.ts';

/** The path of the page for a payment link, without the link's random token at the end. */
export const LINK_PATH = '/pay/link/';

/** The maximum lengths of the description and the note of a payment link, in characters. */
export const LINK_TITLE_LENGTH = 120;
export const LINK_NOTE_LENGTH = 200;

export const paymentLink = v.object({
  id: p.id,
  /** The URL of the page that customers open. */
  url: p.link,
  appid: p.id,
  /** The mode of the application. An `appMode` code. */
  mode: p.integer,
  /** The description that customers see. */
  title: p.text,
  /** A note that only the merchant sees. */
  note: p.text,
  /** The amount in USDT. `0` if the customer enters it. */
  amount: p.decimal,
  /** The IDs of the tokens that customers can choose, each on one network. Empty for all tokens of the application. */
  currency_ids: v.array(p.id),
  /** True if the link can be paid several times. */
  reusable: v.boolean(),
  /** The time to pay an order of the link, in minutes. */
  valid_minutes: p.integer,
  /** The expiry time of the link. `0` if it doesn't expire. */
  expire_time: p.unixSeconds,
  /** The status of the link. A `paymentLinkStatus` code. */
  status: p.integer,
  created_time: p.unixSeconds,
  /** The number of orders that customers created with the link. */
  orders: p.count,
  /** The number of paid orders of the link. */
  paid_orders: p.count,
  /** The sum of the paid orders, in USDT at the time of each order. */
  paid_amount: p.decimal,
});
export type PaymentLink = v.InferOutput<typeof paymentLink>;

/** The parts that all calls of payment links share. */
const linkCall = { hasTestMode: true, extension: 'links' } as const;
const linkChange = { ...linkCall, auth: 'authorised', data: paymentLink } as const;

/**
 * Creates a payment link, so that a merchant can accept payments without writing code. The link creates one
 * order or, if it's reusable, an order for each customer.
 */
export const createLink = endpoint('links.create', 'POST', '/payment-link', {
  ...linkChange,
  body: v.object({
    appid: p.id,
    /** The description that customers see. */
    title: v.pipe(required, v.maxLength(LINK_TITLE_LENGTH, 'too_long')),
    /** A note that only the merchant sees. */
    note: v.optional(v.pipe(p.text, v.maxLength(LINK_NOTE_LENGTH, 'too_long')), ''),
    /** The amount in USDT. Default: the customer enters it. */
    amount: v.optional(v.union([v.literal('0'), amount]), '0'),
    currency_ids: v.optional(v.array(p.id), []),
    reusable: v.boolean(),
    /** The time to pay an order, in minutes. Default: `order_valid_minutes` of the payment settings. */
    valid_minutes: v.optional(v.pipe(p.integer, v.minValue(5), v.maxValue(1440))),
    expire_time: v.optional(p.unixSeconds, 0),
  }),
  errors: [errorCode.OPERATION_FAILED, errorCode.CURRENCY_NOT_SUPPORTED, errorCode.AMOUNT_TOO_SMALL],
});

export const listLinks = endpoint('links.list', 'GET', '/payment-link/list', {
  ...linkCall,
  query: v.object({
    /** A filter: returns only links whose description or note contains this text. */
    keyword: v.optional(p.text),
    appid: v.optional(p.text),
    /** A filter: returns only links with this status. A `paymentLinkStatus` code. */
    status: v.optional(p.integerParam),
    ...p.paging,
  }),
  data: p.listOf(paymentLink),
  errors: [errorCode.PARAMETER_ERROR],
});

export const getLink = endpoint('links.info', 'GET', '/payment-link', {
  ...linkCall,
  query: v.object({ id: p.id }),
  data: paymentLink,
  errors: [errorCode.OPERATION_FAILED],
});

/** Closes a link. Orders that customers already created can still be paid. */
export const closeLink = endpoint('links.close', 'PUT', '/payment-link/close', {
  ...linkChange,
  body: v.object({ id: p.id }),
  errors: [errorCode.OPERATION_FAILED],
});
