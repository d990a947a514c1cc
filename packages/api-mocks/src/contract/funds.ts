import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { verificationCodes } from './codes.ts';
import * as p from './primitives.ts';

/** The expense record of specification §3: the gas fee of one fund aggregation. */
export const expense = v.object({
  id: p.id,
  amount: p.decimal,
  /** The token and network. @shared */
  currency: v.object({ token: p.text, chain: p.text, logo: p.link }),
  created_time: p.unixSeconds,
  txid: p.extension(p.text, undefined),
  browser_url: p.extension(p.link, ''),
  /** The number of orders whose funds were aggregated. */
  order_count: p.extension(p.count, undefined),
  /** The ID of the notification about the expense. Can be empty. */
  message_id: p.extension(p.text, ''),
});
export type Expense = v.InferOutput<typeof expense>;

export const listExpenses = endpoint('funds.expend', 'GET', '/account/expend', {
  hasTestMode: true,
  query: v.object({
    ...p.timeRange,
    /** A filter: returns only fees on this network. */
    network_id: v.optional(p.text),
    /** A filter: returns only fees in this token. */
    token_id: v.optional(p.text),
    message_id: p.added('payments', v.optional(p.text)),
    /** Selects the expense with this ID. */
    id: p.added('payments', v.optional(p.text)),
    ...p.paging,
    ...p.exportParams,
  }),
  data: v.object({
    list: v.array(expense),
    total: p.count,
    /** The sum of all gas fees that match the filters, in USDT. */
    sum_amount: p.extension(p.decimal, undefined),
  }),
  isExportable: true,
});

const swapSide = v.object({ id: p.id, token: p.text, chain: p.text, logo: p.link, amount: p.decimal });

/** The swap of a movement. If it's canceled, `to.amount` (after the fee) and `fee` are 0. */
export const streamSwap = v.object({
  /** The token that is swapped, and its network. @shared */
  from: swapSide,
  /** The received token and network. @shared */
  to: swapSide,
  /** The amount of the token in `to` for one token in `from`, before the fee. */
  rate: p.decimal,
  /** The fee, in the received token. */
  fee: p.decimal,
  progress: p.integer,
  /** The completion time. `0` while the swap is in progress. */
  finish_time: p.unixSeconds,
});
export type StreamSwap = v.InferOutput<typeof streamSwap>;

/** A movement. `amount` is the change in the balance, and `fee` is the total fee. */
export const streamEntry = v.object({
  id: p.id,
  /** The serial number of the movement. */
  serial_no: p.extension(p.text, ''),
  type: p.integer,
  direction: p.integer,
  token: p.text,
  chain: p.extension(p.text, undefined),
  net_work: p.extension(p.text, ''),
  logo: p.extension(p.link, ''),
  balance_type: p.extension(p.integer, 1),
  amount: p.decimal,
  fee: p.extension(p.decimal, undefined),
  /** The balance after the movement, in the token. */
  balance_after: p.decimal,
  /** The value of `amount` in USDT, at the time of the movement. */
  usdt_amount: p.extension(p.decimal, undefined),
  price: p.extension(p.decimal, undefined),
  /** The number of the related payment, withdrawal, swap or other record. */
  ref_no: v.optional(p.text, ''),
  /** The kind of record of `ref_no`. A `streamType` code. A hold belongs to a withdrawal or a refund. */
  ref_type: p.extension(p.integer, 0),
  remark: p.extension(p.text, ''),
  created_time: p.unixSeconds,
  /** The swap of a movement of type 3. `null` for any other type. */
  swap: v.optional(v.nullable(streamSwap), null),
});
export type StreamEntry = v.InferOutput<typeof streamEntry>;

/** A page of movements. The sums are in the token. They are empty unless one token on one network is selected. */
export const streamPage = v.object({
  /** The entries of this page. @shared */
  list: v.array(streamEntry),
  total: p.count,
  /** The balance at the start of the range, in the token. Empty unless one token is selected. */
  opening_balance: p.extension(p.text, ''),
  /** The balance at the end of the range, in the token. Empty unless one token is selected. */
  closing_balance: p.extension(p.text, ''),
  /** The sum of incoming amounts in the range, in the token. */
  in_sum: p.extension(p.text, ''),
  /** The sum of outgoing amounts in the range, in the token. */
  out_sum: p.extension(p.text, ''),
  /** The part of `out_sum` that was put on hold in the range (type 9), in the token. */
  hold_sum: p.extension(p.text, ''),
  /** The part of `in_sum` that was released from hold in the range (type 10), in the token. */
  release_sum: p.extension(p.text, ''),
});
export type StreamPage = v.InferOutput<typeof streamPage>;

/** The opening balance + in − out is the closing balance. */
export const listStream = endpoint('funds.stream', 'GET', '/account/stream', {
  hasTestMode: true,
  proposal: ['payload', 'result'],
  query: v.object({
    /** The type of the movement. A `streamType` code. */
    type: v.optional(p.integerParam),
    direction: v.optional(p.integerParam),
    /** A filter: returns only movements of this token on its network. */
    id: v.optional(p.text),
    /** The text to search for. @shared */
    keyword: v.optional(p.text),
    /** Selects swaps of a pair: two IDs of tokens on networks, joined by a hyphen. */
    pair: v.optional(p.text),
    /** Selects swaps by progress. A `movementProgress` code. */
    progress: v.optional(p.integerParam),
    ...p.timeRange,
    ...p.paging,
    ...p.exportParams,
  }),
  data: streamPage,
  isExportable: true,
});

/** Freezes or unfreezes all withdrawals and transfers. Unfreezing requires verification and takes 24 hours. */
export const freezeFunds = endpoint('funds.freeze', 'PUT', '/account/freeze', {
  body: v.object({ open: v.picklist([1, 2]), ...verificationCodes }),
  data: v.object({ open: p.integer, withdraw_lock_until: p.unixSeconds }),
  extension: 'outgoingTransfers',
});
