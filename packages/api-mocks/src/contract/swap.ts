import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { moneyAnswer, requestId, verificationCodes, verificationErrors } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { amount } from './hashes.ts';
import { count, decimal, id, integer, link, text, unixSeconds } from './primitives.ts';

export const swapSide = v.object({
  id,
  token: text,
  chain: text,
  net_work: text,
  logo: link,
  decimals: count,
});
export type SwapSide = v.InferOutput<typeof swapSide>;

/** One way round of a pair. `added` is true for the way the platform lists it; the other way exists too. */
export const swapPair = v.object({
  id,
  from: swapSide,
  to: swapSide,
  added: v.boolean(),
  min_amount: decimal,
  max_amount: decimal,
  fee_rate: decimal,
  /** 1 open, 2 resting while a chain is maintained. */
  status: integer,
});
export type SwapPair = v.InferOutput<typeof swapPair>;

export const listSwapPairs = endpoint({
  id: 'swap.pairs',
  method: 'POST',
  path: '/swap/platform-list',
  summary: 'List swap pairs',
  body: v.optional(v.object({})),
  data: v.object({ list: v.array(swapPair) }),
});

export const getSwapBalance = endpoint({
  id: 'swap.availableBalance',
  method: 'POST',
  path: '/swap/available-balance',
  summary: 'Get how much of a token can be swapped, in the token or in USDT',
  body: v.object({ id, balance_type: v.optional(v.picklist([1, 2]), 1) }),
  data: v.object({ balance: decimal, frozen: decimal, decimals: count, price: decimal }),
  errors: [errorCode.CURRENCY_NOT_FOUND],
});

const route = {
  pair_id: id,
  /** 1 forward, 2 reverse: from `added`. */
  direction: v.picklist([1, 2]),
  from_id: id,
  to_id: id,
  balance_type: v.optional(v.picklist([1, 2]), 1),
};

/** A price that holds until `expire_time`. */
export const swapQuote = v.object({
  quote_id: id,
  /** How much of `to` one of `from` brings, with the price impact, before the fee: `from_amount × rate − fee = to_amount`. */
  rate: decimal,
  inverse_rate: decimal,
  fee_rate: decimal,
  fee: decimal,
  fee_token: text,
  from_amount: decimal,
  to_amount: decimal,
  min_received: decimal,
  /** Percent. */
  price_impact: decimal,
  server_time: unixSeconds,
  expire_time: unixSeconds,
});
export type SwapQuote = v.InferOutput<typeof swapQuote>;

export const getSwapQuote = endpoint({
  id: 'swap.quote',
  method: 'POST',
  path: '/swap/chargerate',
  summary: 'Get a quote that is valid for 15 seconds',
  body: v.object({ ...route, amount }),
  data: swapQuote,
  errors: [
    errorCode.PARAMETER_ERROR,
    errorCode.CURRENCY_NOT_SUPPORTED,
    errorCode.CURRENCY_NOT_FOUND,
    errorCode.AMOUNT_TOO_SMALL,
  ],
});

export const swapOrder = v.object({
  trade_no: id,
  progress: integer,
  to_amount: decimal,
  fee: decimal,
  created_time: unixSeconds,
  ...moneyAnswer,
});

/** When the quote has run out nothing happens, and a new one comes instead. */
export const createSwapOrder = endpoint({
  id: 'swap.create',
  method: 'POST',
  path: '/swap/create-order',
  summary: 'Swap at a quoted price',
  auth: 'authorised',
  body: v.object({
    ...route,
    request_id: requestId,
    quote_id: id,
    from_amount: amount,
    min_received: v.optional(decimal, '0'),
    ...verificationCodes,
  }),
  data: v.union([swapOrder, v.object({ requote: v.literal(true), quote: swapQuote })]),
  errors: [
    errorCode.PARAMETER_ERROR,
    errorCode.CURRENCY_NOT_SUPPORTED,
    errorCode.TOO_FREQUENT,
    errorCode.CURRENCY_NOT_FOUND,
    errorCode.AMOUNT_TOO_SMALL,
    errorCode.INSUFFICIENT_BALANCE,
    errorCode.WITHDRAWALS_CLOSED,
    errorCode.GAS_ACCOUNT_CLOSED,
    ...verificationErrors,
  ],
  movesMoney: true,
});
