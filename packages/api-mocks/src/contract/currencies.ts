import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { chainFamilies } from './enumerations.ts';
import {
  count,
  decimal,
  extension,
  flagParam,
  id,
  integer,
  link,
  listOf,
  onOff,
  text,
} from './primitives.ts';

/** One token on the chain it is listed under. */
export const currencyToken = v.object({
  id,
  token: text,
  logo: extension(link, ''),
  /** Empty for a chain's own coin, undefined if the server doesn't tell. */
  contract: extension(text, undefined),
  decimals: extension(count, 6),
  price: extension(decimal, undefined),
  min_recharge: extension(decimal, '0'),
  min_withdraw: extension(decimal, '0'),
  recharge_status: extension(onOff, 1),
  withdraw_status: extension(onOff, 1),
  swap_status: extension(onOff, 1),
});
export type CurrencyToken = v.InferOutput<typeof currencyToken>;

export const currency = v.object({
  id,
  chain: text,
  /** The network's own name, such as `TRC20`. */
  net_work: text,
  /** Without it, the names of the network tell which addresses it has. */
  chain_family: extension(v.picklist(chainFamilies), undefined),
  logo: extension(link, ''),
  confirm_num: extension(count, 0),
  eta_seconds: extension(count, 0),
  memo: extension(v.boolean(), undefined),
  /** 1 normal, 2 maintenance. */
  status: extension(integer, 1),
  /** `{txid}` and `{address}` are placeholders for what is looked up. */
  explorer_tx: extension(text, ''),
  explorer_address: extension(text, ''),
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
