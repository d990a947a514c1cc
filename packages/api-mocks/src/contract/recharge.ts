import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  count,
  decimal,
  exportParams,
  id,
  integer,
  integerParam,
  link,
  listOf,
  paging,
  text,
  timeRange,
  unixSeconds,
  extension,
} from './primitives.ts';

/** A deposit address of the merchant. */
export const rechargeAddress = v.object({
  address: text,
  memo: extension(text, ''),
  token: text,
  chain: text,
  net_work: extension(text, ''),
  contract: extension(text, ''),
  min_recharge: extension(decimal, '0'),
  confirm_num: extension(count, 0),
  eta_seconds: extension(count, 0),
  /** The payment URI for wallets: EIP-681, BIP-21, `solana:` or the plain address. */
  uri: extension(text, ''),
  /** The expiry time of the address. `0` if it doesn't expire. */
  expire_time: extension(unixSeconds, 0),
});
export type RechargeAddress = v.InferOutput<typeof rechargeAddress>;

export const getRechargeAddress = endpoint({
  id: 'recharge.funds',
  path: '/account/recharge/funds',
  summary: 'Get the deposit address of a token on a network',
  proposal: ['payload', 'result'],
  auth: 'authorised',
  body: v.object({ id }),
  data: rechargeAddress,
  errors: [
    errorCode.CURRENCY_NOT_SUPPORTED,
    errorCode.NO_ADDRESS_AVAILABLE,
    errorCode.CURRENCY_NOT_FOUND,
    errorCode.GAS_ACCOUNT_CLOSED,
  ],
});

export const recharge = v.object({
  trade_no: id,
  token: text,
  chain: text,
  net_work: extension(text, ''),
  logo: extension(link, ''),
  amount: decimal,
  usdt_amount: extension(decimal, undefined),
  from_address: extension(text, undefined),
  to_address: extension(text, undefined),
  txid: extension(text, undefined),
  browser_url: extension(link, ''),
  confirmations: extension(count, undefined),
  confirm_num: extension(count, 0),
  /** The progress of the movement. A `movementProgress` code. @shared */
  progress: integer,
  created_time: unixSeconds,
  /** The time at which the transfer was confirmed. `0` until it's confirmed. */
  confirmation_time: extension(unixSeconds, 0),
});
export type Recharge = v.InferOutput<typeof recharge>;

export const listRecharges = endpoint({
  id: 'recharge.list',
  path: '/account/recharge',
  summary: 'List detected deposits, newest first',
  proposal: ['payload', 'result'],
  query: v.object({
    trade_no: v.optional(text),
    id: v.optional(text),
    /** A filter: returns only deposits with this progress. A `movementProgress` code. */
    status: v.optional(integerParam),
    txid: v.optional(text),
    ...timeRange,
    ...paging,
    ...exportParams,
  }),
  data: listOf(recharge),
  isExportable: true,
});
