import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { verificationCodes, verificationErrors } from './codes.ts';
import {
  count,
  decimal,
  exportParams,
  extension,
  id,
  integer,
  integerParam,
  link,
  paging,
  text,
  timeRange,
  unixSeconds,
} from './primitives.ts';

/** Expense record of specification §3: the gas that one aggregation of funds has cost. */
export const expense = v.object({
  id,
  amount: decimal,
  currency: v.object({ token: text, chain: text, logo: link }),
  created_time: unixSeconds,
  txid: extension(text, ''),
  browser_url: extension(link, ''),
  /** How many merchant orders it gathered. */
  order_count: extension(count, undefined),
  /** The notification about it; empty if there was none. */
  message_id: extension(text, ''),
});
export type Expense = v.InferOutput<typeof expense>;

/** `GET /account/expend`: gas expenditure, by network, token and date. */
export const listExpenses = endpoint({
  id: 'funds.expend',
  method: 'GET',
  path: '/account/expend',
  summary: 'List gas spent on fund aggregation',
  query: v.object({
    ...timeRange,
    network_id: v.optional(text),
    token_id: v.optional(text),
    message_id: v.optional(text),
    /** One expense by its own id. */
    id: v.optional(text),
    ...paging,
    ...exportParams,
  }),
  data: v.object({ list: v.array(expense), total: count, sum_amount: extension(decimal, undefined) }),
  isExportable: true,
});

const swapSide = v.object({ id, token: text, chain: text, logo: link, amount: decimal });

/** The whole swap that a movement is one side of. `to.amount` is what is received, less the fee; it and `fee` are 0 where it was canceled. */
export const streamSwap = v.object({
  from: swapSide,
  to: swapSide,
  /** How much of `to` one of `from` was worth, before the fee. */
  rate: decimal,
  /** In the token that is received. */
  fee: decimal,
  progress: integer,
  /** `0` while it is under way. */
  finish_time: unixSeconds,
});
export type StreamSwap = v.InferOutput<typeof streamSwap>;

/** One row of the ledger. `amount` is what the balance gained or lost; `fee` is what the platform kept of it. */
export const streamEntry = v.object({
  id,
  serial_no: text,
  type: integer,
  direction: integer,
  token: text,
  chain: text,
  net_work: text,
  logo: link,
  balance_type: integer,
  amount: decimal,
  fee: decimal,
  balance_after: decimal,
  /** The value at the time. */
  usdt_amount: decimal,
  price: decimal,
  /** The number of the payment, withdrawal, swap … it belongs to. */
  ref_no: text,
  /** What that number is of, by the codes of `type`: what is frozen is held for a withdrawal or a refund. */
  ref_type: integer,
  remark: text,
  created_time: unixSeconds,
  /** Beside a movement of type 3, and null beside every other. */
  swap: v.nullable(streamSwap),
});
export type StreamEntry = v.InferOutput<typeof streamEntry>;

/** The sums are in the token when one token on one chain is filtered, and empty otherwise. */
export const streamPage = v.object({
  list: v.array(streamEntry),
  total: count,
  opening_balance: text,
  closing_balance: text,
  in_sum: text,
  out_sum: text,
  /** [EXT] Of `out_sum`, what was put on hold (type 9), and of `in_sum`, what was released (type 10). */
  hold_sum: text,
  release_sum: text,
});
export type StreamPage = v.InferOutput<typeof streamPage>;

/** `GET /account/stream`: opening + in − out = closing. */
export const listStream = endpoint({
  id: 'funds.stream',
  method: 'GET',
  path: '/account/stream',
  summary: 'List all balance movements, newest first',
  query: v.object({
    type: v.optional(integerParam),
    direction: v.optional(integerParam),
    /** A token on a chain. */
    id: v.optional(text),
    keyword: v.optional(text),
    /** Swaps of one token on a chain for another: their two ids with a hyphen between. */
    pair: v.optional(text),
    /** Swaps by their record progress. */
    progress: v.optional(integerParam),
    ...timeRange,
    ...paging,
    ...exportParams,
  }),
  data: streamPage,
  isExportable: true,
});

/** Stops every withdrawal and transfer. Turning it off again needs a verification and takes 24 hours. */
export const freezeFunds = endpoint({
  id: 'funds.freeze',
  method: 'PUT',
  path: '/account/freeze',
  summary: 'Freeze or unfreeze withdrawals',
  body: v.object({ open: v.picklist([1, 2]), ...verificationCodes }),
  data: v.object({ open: integer, withdraw_lock_until: unixSeconds }),
  errors: [errorCode.TOO_FREQUENT, ...verificationErrors],
  isExtension: true,
});
