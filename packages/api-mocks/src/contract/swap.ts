import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { moneyAnswer, requestId, verificationCodes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { amount } from './hashes.ts';
import * as p from './primitives.ts';

export const swapSide = v.object({
  id: p.id,
  token: p.text,
  chain: p.text,
  net_work: p.extension(p.text, ''),
  logo: p.extension(p.link, ''),
  decimals: p.extension(p.count, 6),
});
export type SwapSide = v.InferOutput<typeof swapSide>;

/** One direction of a pair. `added` is true for the direction that the platform lists. */
export const swapPair = v.object({
  id: p.id,
  from: swapSide,
  to: swapSide,
  /** True if this row is the listed direction of the pair. */
  added: v.boolean(),
  min_amount: p.extension(p.decimal, '0'),
  max_amount: p.extension(p.decimal, undefined),
  /** The fee as a share of the received amount before the fee, such as `"0.002"`. */
  fee_rate: p.extension(p.decimal, undefined),
  /** The state of the pair: 1 open, 2 paused while a network is under maintenance. */
  status: p.extension(p.integer, 1),
});
export type SwapPair = v.InferOutput<typeof swapPair>;

export const listSwapPairs = endpoint('swap.pairs', 'POST', '/swap/platform-list', {
  proposal: ['result'],
  body: v.optional(v.object({})),
  data: v.object({ list: v.array(swapPair) }),
});

export const getSwapBalance = endpoint('swap.availableBalance', 'POST', '/swap/available-balance', {
  proposal: ['payload', 'result'],
  body: v.object({ id: p.id, balance_type: v.optional(v.picklist([1, 2]), 1) }),
  data: v.object({
    balance: p.decimal,
    frozen: p.extension(p.decimal, '0'),
    decimals: p.extension(p.count, 6),
    price: p.extension(p.decimal, undefined),
  }),
  errors: [errorCode.CURRENCY_NOT_FOUND],
});

const route = {
  /** The ID of the pair. */
  pair_id: p.id,
  /** The direction of the swap: 1 the listed direction of the pair, 2 the reverse. */
  direction: v.picklist([1, 2]),
  /** The ID of the given token on its network. */
  from_id: p.id,
  /** The ID of the received token on its network. */
  to_id: p.id,
  balance_type: v.optional(v.picklist([1, 2]), 1),
};

/** A price that is valid until `expire_time`. */
export const swapQuote = v.object({
  /** The ID of the quote. */
  quote_id: p.id,
  /** The price of `from` in `to`, with the price impact: `from_amount × rate − fee = to_amount`. */
  rate: p.decimal,
  /** The price of one received token, in given tokens. */
  inverse_rate: p.extension(p.decimal, undefined),
  fee_rate: p.decimal,
  fee: p.decimal,
  /** The token that the fee is charged in. */
  fee_token: p.extension(p.text, ''),
  /** The given amount, in the given token. */
  from_amount: p.decimal,
  /** The received amount, in the received token. */
  to_amount: p.decimal,
  /** The smallest received amount, in the received token. */
  min_received: p.extension(p.decimal, undefined),
  /** The effect of the swap on the price, in percent. */
  price_impact: p.extension(p.decimal, undefined),
  /** True if an order at this quote requires verification. Without verification, the server responds with 10038. */
  need_verification: p.extension(v.boolean(), false),
  /** The time of the server when it created the quote. */
  server_time: p.extension(p.unixSeconds, undefined),
  expire_time: p.unixSeconds,
});
export type SwapQuote = v.InferOutput<typeof swapQuote>;

export const getSwapQuote = endpoint('swap.quote', 'POST', '/swap/chargerate', {
  proposal: ['payload', 'result'],
  body: v.object({ ...route, amount }),
  data: swapQuote,
  errors: [errorCode.CURRENCY_NOT_SUPPORTED, errorCode.CURRENCY_NOT_FOUND, errorCode.AMOUNT_TOO_SMALL],
});

export const swapOrder = v.object({
  trade_no: p.id,
  progress: p.integer,
  to_amount: p.decimal,
  fee: p.decimal,
  created_time: p.extension(p.unixSeconds, 0),
  ...moneyAnswer,
});

/** If the quote has expired, no money moves and the response contains a new quote. */
export const createSwapOrder = endpoint('swap.create', 'POST', '/swap/create-order', {
  proposal: ['payload', 'result'],
  auth: 'authorised',
  body: v.object({
    ...route,
    request_id: requestId,
    quote_id: p.id,
    from_amount: amount,
    min_received: v.optional(p.decimal, '0'),
    ...verificationCodes,
  }),
  data: v.union([
    swapOrder,
    v.object({
      /** Always true: the quote has expired and no money has moved. */
      requote: v.literal(true),
      /** A new quote. */
      quote: swapQuote,
    }),
  ]),
  errors: [
    errorCode.CURRENCY_NOT_SUPPORTED,
    errorCode.CURRENCY_NOT_FOUND,
    errorCode.AMOUNT_TOO_SMALL,
    errorCode.INSUFFICIENT_BALANCE,
    errorCode.WITHDRAWALS_CLOSED,
    errorCode.GAS_ACCOUNT_CLOSED,
  ],
});
