import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  decimal,
  extension,
  flagParam,
  id,
  link,
  listOf,
  signedDecimal,
  text,
  unixSeconds,
} from './primitives.ts';

/** At most four tokens are followed (specification §5). */
export const FOLLOW_LIMIT = 4;

/** Market item of specification §3. `id` is the asset to withdraw from. */
export const marketItem = v.object({
  id,
  token: text,
  logo: link,
  balance: decimal,
  price: extension(decimal, undefined),
  /** Signed percent of the last 24 hours, such as `"+1.24"`. */
  p: signedDecimal,
  check: v.boolean(),
  /** Hourly prices, the oldest first; empty in search answers. */
  trend: extension(v.array(decimal), []),
  /** Prices of the last seven days, the oldest first; followed tokens only. */
  trend_7d: extension(v.array(decimal), undefined),
  /** What the balance is worth in USDT. */
  usdt_balance: extension(decimal, undefined),
  update_time: extension(unixSeconds, 0),
});
export type MarketItem = v.InferOutput<typeof marketItem>;

/** `GET /market/follow/list`: in the order they were followed. */
export const listFollowed = endpoint({
  id: 'market.followList',
  method: 'GET',
  path: '/market/follow/list',
  summary: 'List followed tokens',
  data: listOf(marketItem),
});

/** `GET /market/search`. */
export const searchMarket = endpoint({
  id: 'market.search',
  method: 'GET',
  path: '/market/search',
  summary: 'Search tokens by name, with their follow status',
  query: v.object({ all: v.optional(flagParam, 1), name: v.optional(text, '') }),
  data: listOf(marketItem),
});

/** `PUT /market/follow/token`: the whole list, in order. */
export const setFollowed = endpoint({
  id: 'market.follow',
  method: 'PUT',
  path: '/market/follow/token',
  summary: 'Set the followed tokens and their order',
  body: v.object({ tokens: v.pipe(v.array(id), v.maxLength(FOLLOW_LIMIT, 'follow_limit')) }),
  data: listOf(marketItem),
  errors: [errorCode.PARAMETER_ERROR, errorCode.CURRENCY_NOT_FOUND],
});
