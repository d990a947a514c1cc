import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import * as p from './primitives.ts';

/** A deposit address of the merchant. */
export const rechargeAddress = v.object({
  address: p.text,
  memo: p.extension(p.text, ''),
  token: p.text,
  chain: p.text,
  net_work: p.extension(p.text, ''),
  contract: p.extension(p.text, ''),
  min_recharge: p.extension(p.decimal, '0'),
  confirm_num: p.extension(p.count, 0),
  eta_seconds: p.extension(p.count, 0),
  /** The payment URI for wallets: EIP-681, BIP-21, `solana:` or the plain address. */
  uri: p.extension(p.text, ''),
  /** The expiry time of the address. `0` if it doesn't expire. */
  expire_time: p.extension(p.unixSeconds, 0),
});
export type RechargeAddress = v.InferOutput<typeof rechargeAddress>;

export const getRechargeAddress = endpoint('recharge.funds', 'POST', '/account/recharge/funds', {
  proposal: ['payload', 'result'],
  auth: 'authorised',
  body: v.object({ id: p.id }),
  data: rechargeAddress,
  errors: [
    errorCode.CURRENCY_NOT_SUPPORTED,
    errorCode.NO_ADDRESS_AVAILABLE,
    errorCode.CURRENCY_NOT_FOUND,
    errorCode.GAS_ACCOUNT_CLOSED,
  ],
});

export const recharge = v.object({
  trade_no: p.id,
  token: p.text,
  chain: p.text,
  net_work: p.extension(p.text, ''),
  logo: p.extension(p.link, ''),
  amount: p.decimal,
  usdt_amount: p.extension(p.decimal, undefined),
  from_address: p.extension(p.text, undefined),
  to_address: p.extension(p.text, undefined),
  txid: p.extension(p.text, undefined),
  browser_url: p.extension(p.link, ''),
  confirmations: p.extension(p.count, undefined),
  confirm_num: p.extension(p.count, 0),
  /** The progress of the movement. A `movementProgress` code. @shared */
  progress: p.integer,
  created_time: p.unixSeconds,
  /** The time at which the transfer was confirmed. `0` until it's confirmed. */
  confirmation_time: p.extension(p.unixSeconds, 0),
});
export type Recharge = v.InferOutput<typeof recharge>;

export const listRecharges = endpoint('recharge.list', 'GET', '/account/recharge', {
  proposal: ['payload', 'result'],
  query: v.object({
    trade_no: v.optional(p.text),
    id: v.optional(p.text),
    /** A filter: returns only deposits with this progress. A `movementProgress` code. */
    status: v.optional(p.integerParam),
    txid: v.optional(p.text),
    ...p.timeRange,
    ...p.paging,
    ...p.exportParams,
  }),
  data: p.listOf(recharge),
  isExportable: true,
});
