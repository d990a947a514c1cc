import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { chainFamilies } from './enumerations.ts';
import { count, decimal, flagParam, id, integer, link, listOf, onOff, text } from './primitives.ts';

/** One token on the chain it is listed under. */
export const currencyToken = v.object({
  id,
  token: text,
  logo: link,
  /** Empty for a chain's own coin. */
  contract: text,
  decimals: count,
  price: decimal,
  min_recharge: decimal,
  min_withdraw: decimal,
  recharge_status: onOff,
  withdraw_status: onOff,
  swap_status: onOff,
});
export type CurrencyToken = v.InferOutput<typeof currencyToken>;

export const currency = v.object({
  id,
  chain: text,
  /** The network's own name, such as `TRC20`. */
  net_work: text,
  chain_family: v.picklist(chainFamilies),
  logo: link,
  confirm_num: count,
  eta_seconds: count,
  memo: v.boolean(),
  /** 1 normal, 2 maintenance. */
  status: integer,
  /** `{txid}` and `{address}` are placeholders for what is looked up. */
  explorer_tx: text,
  explorer_address: text,
  subset: v.array(currencyToken),
});
export type Currency = v.InferOutput<typeof currency>;

/** `GET /currency/list`. */
export const listCurrencies = endpoint({
  id: 'currencies.list',
  method: 'GET',
  path: '/currency/list',
  summary: 'List networks and their tokens',
  query: v.object({
    scene: v.optional(v.picklist(['recharge', 'withdraw', 'swap', 'pay'])),
    all: v.optional(flagParam, 1),
  }),
  data: listOf(currency),
});

/** `POST /currency/rearrange`: every token's id, in the order the merchant wants to see them. */
export const rearrangeCurrencies = endpoint({
  id: 'currencies.rearrange',
  method: 'POST',
  path: '/currency/rearrange',
  summary: 'Reorder assets',
  body: v.object({ ids: v.array(id) }),
  data: v.null(),
  errors: [errorCode.PARAMETER_ERROR, errorCode.CURRENCY_NOT_FOUND],
});
