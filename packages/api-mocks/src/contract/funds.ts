import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { verificationCodes, verificationErrors } from './codes.ts';
import {
  added,
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

/** The expense record of specification §3: the gas fee of one fund aggregation. */
export const expense = v.object({
  id,
  amount: decimal,
  /** The token and network. @shared */
  currency: v.object({ token: text, chain: text, logo: link }),
  created_time: unixSeconds,
  txid: extension(text, undefined),
  browser_url: extension(link, ''),
  /** The number of orders whose funds were aggregated. */
  order_count: extension(count, undefined),
  /** The ID of the notification about the expense. Can be empty. */
  message_id: extension(text, ''),
});
export type Expense = v.InferOutput<typeof expense>;

export const listExpenses = endpoint({
  id: 'funds.expend',
  hasTestMode: true,
  path: '/account/expend',
  summary: 'List the gas fees for fund aggregation',
  query: v.object({
    ...timeRange,
    /** A filter: returns only fees on this network. */
    network_id: v.optional(text),
    /** A filter: returns only fees in this token. */
    token_id: v.optional(text),
    message_id: added('payments', v.optional(text)),
    /** Selects the expense with this ID. */
    id: added('payments', v.optional(text)),
    ...paging,
    ...exportParams,
  }),
  data: v.object({
    list: v.array(expense),
    total: count,
    /** The sum of all gas fees that match the filters, in USDT. */
    sum_amount: extension(decimal, undefined),
  }),
  isExportable: true,
});

const swapSide = v.object({ id, token: text, chain: text, logo: link, amount: decimal });

/** The swap of a movement. If it's canceled, `to.amount` (after the fee) and `fee` are 0. */
export const streamSwap = v.object({
  /** The token that is swapped, and its network. @shared */
  from: swapSide,
  /** The received token and network. @shared */
  to: swapSide,
  /** The amount of the token in `to` for one token in `from`, before the fee. */
  rate: decimal,
  /** The fee, in the received token. */
  fee: decimal,
  progress: integer,
  /** The completion time. `0` while the swap is in progress. */
  finish_time: unixSeconds,
});
export type StreamSwap = v.InferOutput<typeof streamSwap>;

/** A movement. `amount` is the change in the balance, and `fee` is the total fee. */
export const streamEntry = v.object({
  id,
  /** The serial number of the movement. */
  serial_no: extension(text, ''),
  type: integer,
  direction: integer,
  token: text,
  chain: extension(text, undefined),
  net_work: extension(text, ''),
  logo: extension(link, ''),
  balance_type: extension(integer, 1),
  amount: decimal,
  fee: extension(decimal, undefined),
  /** The balance after the movement, in the token. */
  balance_after: decimal,
  /** The value of `amount` in USDT, at the time of the movement. */
  usdt_amount: extension(decimal, undefined),
  price: extension(decimal, undefined),
  /** The number of the related payment, withdrawal, swap or other record. */
  ref_no: v.optional(text, ''),
  /** The kind of record of `ref_no`. A `streamType` code. A hold belongs to a withdrawal or a refund. */
  ref_type: extension(integer, 0),
  remark: extension(text, ''),
  created_time: unixSeconds,
  /** The swap of a movement of type 3. `null` for any other type. */
  swap: v.optional(v.nullable(streamSwap), null),
});
export type StreamEntry = v.InferOutput<typeof streamEntry>;

/** A page of movements. The sums are in the token. They are empty unless one token on one network is selected. */
export const streamPage = v.object({
  /** The entries of this page. @shared */
  list: v.array(streamEntry),
  total: count,
  /** The balance at the start of the range, in the token. Empty unless one token is selected. */
  opening_balance: extension(text, ''),
  /** The balance at the end of the range, in the token. Empty unless one token is selected. */
  closing_balance: extension(text, ''),
  /** The sum of incoming amounts in the range, in the token. */
  in_sum: extension(text, ''),
  /** The sum of outgoing amounts in the range, in the token. */
  out_sum: extension(text, ''),
  /** The part of `out_sum` that was put on hold in the range (type 9), in the token. */
  hold_sum: extension(text, ''),
  /** The part of `in_sum` that was released from hold in the range (type 10), in the token. */
  release_sum: extension(text, ''),
});
export type StreamPage = v.InferOutput<typeof streamPage>;

/** The opening balance + in − out is the closing balance. */
export const listStream = endpoint({
  id: 'funds.stream',
  path: '/account/stream',
  summary: 'List all balance movements, newest first',
  hasTestMode: true,
  proposal: ['payload', 'result'],
  query: v.object({
    /** The type of the movement. A `streamType` code. */
    type: v.optional(integerParam),
    direction: v.optional(integerParam),
    /** A filter: returns only movements of this token on its network. */
    id: v.optional(text),
    /** The text to search for. @shared */
    keyword: v.optional(text),
    /** Selects swaps of a pair: two IDs of tokens on networks, joined by a hyphen. */
    pair: v.optional(text),
    /** Selects swaps by progress. A `movementProgress` code. */
    progress: v.optional(integerParam),
    ...timeRange,
    ...paging,
    ...exportParams,
  }),
  data: streamPage,
  isExportable: true,
});

/** Freezes or unfreezes all withdrawals and transfers. Unfreezing requires verification and takes 24 hours. */
export const freezeFunds = endpoint({
  id: 'funds.freeze',
  method: 'PUT',
  path: '/account/freeze',
  summary: 'Freeze or unfreeze withdrawals',
  body: v.object({ open: v.picklist([1, 2]), ...verificationCodes }),
  data: v.object({ open: integer, withdraw_lock_until: unixSeconds }),
  errors: [errorCode.TOO_FREQUENT, ...verificationErrors],
  extension: 'outgoingTransfers',
});
