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
} from './primitives.ts';

/** Where to send a token so that it is credited here. */
export const rechargeAddress = v.object({
  address: text,
  memo: text,
  token: text,
  chain: text,
  net_work: text,
  contract: text,
  min_recharge: decimal,
  confirm_num: count,
  eta_seconds: count,
  /** For wallets: EIP-681, BIP-21, `solana:` or the plain address. */
  uri: text,
  /** `0`: it does not expire. */
  expire_time: unixSeconds,
});
export type RechargeAddress = v.InferOutput<typeof rechargeAddress>;

/** `POST /account/recharge/funds`. */
export const getRechargeAddress = endpoint({
  id: 'recharge.funds',
  method: 'POST',
  path: '/account/recharge/funds',
  summary: 'Get the deposit address of a token on a network',
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
  net_work: text,
  logo: link,
  amount: decimal,
  usdt_amount: decimal,
  from_address: text,
  to_address: text,
  txid: text,
  browser_url: link,
  confirmations: count,
  confirm_num: count,
  progress: integer,
  created_time: unixSeconds,
  confirmation_time: unixSeconds,
});
export type Recharge = v.InferOutput<typeof recharge>;

export const listRecharges = endpoint({
  id: 'recharge.list',
  method: 'GET',
  path: '/account/recharge',
  summary: 'List detected deposits, newest first',
  query: v.object({
    trade_no: v.optional(text),
    id: v.optional(text),
    status: v.optional(integerParam),
    txid: v.optional(text),
    ...timeRange,
    ...paging,
    ...exportParams,
  }),
  data: listOf(recharge),
  isExportable: true,
});
