import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import * as p from './primitives.ts';

/** The maximum number of followed tokens (specification §5). */
export const FOLLOW_LIMIT = 4;

/** The market item of specification §3. `id` is the ID of an asset from which the token can be withdrawn. */
export const marketItem = v.object({
  id: p.id,
  token: p.text,
  logo: p.link,
  balance: p.decimal,
  price: p.extension(p.decimal, undefined),
  /** The price change over 24 hours, in percent with its sign, such as `"+1.24"`. */
  p: p.signedDecimal,
  /** True if the merchant follows the token. */
  check: v.boolean(),
  /** The hourly prices of the last 24 hours in USDT, oldest first. Empty in search results. */
  trend: p.extension(v.array(p.decimal), []),
  /** The prices of the last seven days in USDT, oldest first. They are present only for followed tokens. */
  trend_7d: p.extension(v.array(p.decimal), undefined),
  /** The value of the balance in USDT. @shared */
  usdt_balance: p.extension(p.decimal, undefined),
  update_time: p.extension(p.unixSeconds, 0),
});
export type MarketItem = v.InferOutput<typeof marketItem>;

export const listFollowed = endpoint('market.followList', 'GET', '/market/follow/list', {
  hasTestMode: true,
  data: p.allOf(marketItem),
});

export const searchMarket = endpoint('market.search', 'GET', '/market/search', {
  query: v.object({
    all: v.optional(p.flagParam, 1),
    /** A part of the symbol or name of a token. */
    name: v.optional(p.text, ''),
  }),
  data: p.allOf(marketItem),
});

export const setFollowed = endpoint('market.follow', 'PUT', '/market/follow/token', {
  proposal: ['payload', 'result'],
  body: v.object({
    /** The symbols of the followed tokens, in the order in which they are shown. */
    tokens: v.pipe(v.array(p.id), v.maxLength(FOLLOW_LIMIT, 'follow_limit')),
  }),
  data: p.extension(p.allOf(marketItem), { list: [], total: 0 }),
  errors: [errorCode.CURRENCY_NOT_FOUND],
});
