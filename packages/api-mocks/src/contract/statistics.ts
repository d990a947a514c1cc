import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  count,
  day,
  decimal,
  extension,
  flagParam,
  id,
  link,
  listOf,
  signedDecimal,
  text,
  timeRange,
  unixSeconds,
} from './primitives.ts';

/** One token on one chain, below its token. */
export const assetPart = v.object({
  id,
  token: text,
  chain: extension(text, ''),
  net_work: extension(text, ''),
  logo: extension(link, ''),
  balance: extension(decimal, undefined),
  usdt_balance: extension(decimal, undefined),
  frozen: extension(decimal, '0'),
});
export type AssetPart = v.InferOutput<typeof assetPart>;

/**
 * One token over all its chains. `balance` is what can be operated with now, `frozen` what is
 * held for something under way; `usdt_balance` is the value of `balance`.
 */
export const asset = v.object({
  id,
  token: text,
  /** The chains' names joined, when there are several. */
  chain: text,
  net_work: text,
  logo: link,
  balance: decimal,
  usdt_balance: decimal,
  frozen: extension(decimal, '0'),
  price: extension(decimal, undefined),
  /** Its price over the last seven days, every six hours, the oldest first. */
  trend: extension(v.array(decimal), []),
  subset: v.array(assetPart),
});
export type Asset = v.InferOutput<typeof asset>;

/** `GET /statistics/assets`. */
export const listAssets = endpoint({
  id: 'statistics.assets',
  method: 'GET',
  path: '/statistics/assets',
  summary: 'List balances by token and network; all=0 omits zero balances',
  query: v.object({ all: v.optional(flagParam, 1) }),
  data: listOf(asset),
  isExportable: true,
});

/**
 * Overview of specification §3. Mind the names: `frozen_amount` is what the dashboard shows as
 * cumulative income, `transaction_volume` the number of orders, `sure_withdrawal` what can be
 * withdrawn. Amounts are in USDT.
 */
export const overview = v.object({
  /** Payments credited so far, net of fees. */
  income: decimal,
  /** What can be withdrawn now. */
  sure_withdrawal: decimal,
  /** How many orders there have been. */
  transaction_volume: count,
  /** How many of them were paid. */
  paid_volume: extension(count, undefined),
  cumulative_withdrawal: decimal,
  /** Cumulative income, with what is still frozen. */
  frozen_amount: decimal,
  operable_balance: decimal,
  total_assets: decimal,
  /** Earnings of today in the merchant's zone; below zero when refunds outweigh them. */
  today_amount: signedDecimal,
  update_time: extension(unixSeconds, 0),
});
export type Overview = v.InferOutput<typeof overview>;

/** `GET /statistics/overview`. */
export const getOverview = endpoint({
  id: 'statistics.overview',
  method: 'GET',
  path: '/statistics/overview',
  summary: 'Get the dashboard totals',
  data: overview,
});

export const assetShare = v.object({
  token: text,
  usdt_balance: decimal,
  /** Percent with two decimals, such as `"46.00"`. */
  ratio: decimal,
});
export type AssetShare = v.InferOutput<typeof assetShare>;

/** `GET /statistics/overviewAssets`: ten at most, the greatest first. */
export const getAssetShares = endpoint({
  id: 'statistics.overviewAssets',
  method: 'GET',
  path: '/statistics/overviewAssets',
  summary: 'Get the share of each token in the total balance',
  data: v.object({ total: decimal, list: v.array(assetShare) }),
});

export const dailyCollectionItem = v.object({
  date: day,
  income: decimal,
  refund: decimal,
  create_num: count,
  pay_num: count,
});
export type DailyCollectionItem = v.InferOutput<typeof dailyCollectionItem>;

/** `GET /statistics/daily-collection`: one row a day of the merchant's zone, days without payments included. */
export const listDailyCollection = endpoint({
  id: 'statistics.dailyCollection',
  method: 'GET',
  path: '/statistics/daily-collection',
  summary: 'List payments initiated and paid, by day',
  query: v.object({ ...timeRange, appid: v.optional(text) }),
  data: listOf(dailyCollectionItem),
  errors: [errorCode.PARAMETER_ERROR],
});
