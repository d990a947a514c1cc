import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { chainFamilies } from './enumerations.ts';
import * as p from './primitives.ts';

/** A token on a network. */
export const currencyToken = v.object({
  id: p.id,
  token: p.text,
  logo: p.extension(p.link, ''),
  /** The contract address of the token. Empty for the network's own coin. Missing if the server doesn't provide it. */
  contract: p.extension(p.text, undefined),
  /** The decimal places of the token. @shared */
  decimals: p.extension(p.count, 6),
  /** The price of one token, in USDT. @shared */
  price: p.extension(p.decimal, undefined),
  /** The smallest deposit that is credited, in the token. @shared */
  min_recharge: p.extension(p.decimal, '0'),
  /** The smallest withdrawal, in the token. */
  min_withdraw: p.extension(p.decimal, '0'),
  /** The state of deposits. An `onOffCode` value. */
  recharge_status: p.extension(p.onOff, 1),
  /** The state of withdrawals. An `onOffCode` value. @shared */
  withdraw_status: p.extension(p.onOff, 1),
  /** The state of swaps. An `onOffCode` value. */
  swap_status: p.extension(p.onOff, 1),
});
export type CurrencyToken = v.InferOutput<typeof currencyToken>;

export const currency = v.object({
  id: p.id,
  chain: p.text,
  /** The technical name of the network, such as `TRC20`. */
  net_work: p.text,
  /** The family of networks that share an address format. Default: derived from the names of the network. */
  chain_family: p.extension(v.picklist(chainFamilies), undefined),
  logo: p.extension(p.link, ''),
  /** The number of confirmations that are required. @shared */
  confirm_num: p.extension(p.count, 0),
  /** The expected time until the transfer is confirmed, in seconds. @shared */
  eta_seconds: p.extension(p.count, 0),
  memo: p.extension(v.boolean(), undefined),
  /** The status of the network. A `currencyStatus` code. */
  status: p.extension(p.integer, 1),
  /** The URL of transaction pages in a block explorer. `{txid}` is a placeholder. */
  explorer_tx: p.extension(p.text, ''),
  /** The URL of address pages in the block explorer. `{address}` is a placeholder. */
  explorer_address: p.extension(p.text, ''),
  subset: v.array(currencyToken),
});
export type Currency = v.InferOutput<typeof currency>;

export const listCurrencies = endpoint('currencies.list', 'GET', '/currency/list', {
  proposal: ['payload'],
  query: v.object({
    /** The purpose for which the tokens are listed. */
    scene: v.optional(v.picklist(['recharge', 'withdraw', 'swap', 'pay'])),
    /** 1 returns all entries. 0 excludes networks under maintenance, or assets without a balance. @shared */
    all: v.optional(p.flagParam, 1),
  }),
  data: p.allOf(currency),
});

export const rearrangeCurrencies = endpoint('currencies.rearrange', 'POST', '/currency/rearrange', {
  proposal: ['payload'],
  body: v.object({ ids: v.array(p.id) }),
  data: v.null(),
  errors: [errorCode.CURRENCY_NOT_FOUND],
});
