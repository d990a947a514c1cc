import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  added,
  count,
  day,
  decimal,
  exportParams,
  extension,
  flagParam,
  id,
  link,
  allOf,
  signedDecimal,
  text,
  timeRange,
  unixSeconds,
} from './primitives.ts';

/** The part of an asset that is on one network. */
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

/** A token on all its networks: the available amount, the amount on hold, and the value of `balance`. */
export const asset = v.object({
  id,
  token: text,
  /** The name of the network, or several names joined. */
  chain: text,
  net_work: text,
  logo: link,
  /** The available balance, in the token. @shared */
  balance: decimal,
  usdt_balance: decimal,
  /** The amount on hold, in the token. @shared */
  frozen: extension(decimal, '0'),
  price: extension(decimal, undefined),
  /** The price over the last seven days in USDT, every six hours, oldest first. */
  trend: extension(v.array(decimal), []),
  subset: v.array(assetPart),
});
export type Asset = v.InferOutput<typeof asset>;

export const listAssets = endpoint({
  id: 'statistics.assets',
  path: '/statistics/assets',
  summary: 'List balances by token and network; all=0 omits zero balances',
  hasTestMode: true,
  query: v.object({ all: v.optional(flagParam, 1), ...exportParams }),
  data: allOf(asset),
  isExportable: true,
});

/** The money in and out since the start of the local month, at the prices when the money moved. */
export const monthMovements = v.object({
  /** The first second of the month. */
  start_time: unixSeconds,
  /** The value of all assets when the month began, in USDT. */
  opening: decimal,
  /** The sum of payments, deposits and received transfers, in USDT. */
  came: decimal,
  /** The sum of withdrawals, refunds, sent transfers and fees, in USDT. */
  went: decimal,
});
export type MonthMovements = v.InferOutput<typeof monthMovements>;

/**
 * The overview of specification §3, in USDT. `frozen_amount` is the cumulative income, `transaction_volume`
 * the number of orders, and `sure_withdrawal` the amount available to withdraw.
 */
export const overview = v.object({
  /** The payments credited so far, minus fees and refunds, in USDT. */
  income: signedDecimal,
  /** The available balance without the gas account and networks under maintenance, in USDT. */
  sure_withdrawal: decimal,
  /** The number of orders so far. */
  transaction_volume: count,
  /** The number of paid orders. */
  paid_volume: extension(count, undefined),
  /** The amount withdrawn so far, in USDT. */
  cumulative_withdrawal: decimal,
  /** The cumulative income in USDT, including payments that are detected but not credited yet. */
  frozen_amount: signedDecimal,
  /** The available balance of all assets, in USDT. */
  operable_balance: decimal,
  /** The value of all assets, in USDT. */
  total_assets: decimal,
  /** Today's income minus today's refunds in the merchant's time zone, in USDT. Can be negative. */
  today_amount: signedDecimal,
  /** The money in and out since the month began. */
  month: extension(monthMovements, undefined),
  /** The time of the last change. @shared */
  update_time: extension(unixSeconds, 0),
});
export type Overview = v.InferOutput<typeof overview>;

export const getOverview = endpoint({
  id: 'statistics.overview',
  path: '/statistics/overview',
  summary: 'Get the dashboard totals',
  hasTestMode: true,
  data: overview,
});

export const assetShare = v.object({
  token: text,
  usdt_balance: decimal,
  /** The share of all assets, in percent with two decimals, such as `"46.00"`. */
  ratio: decimal,
});
export type AssetShare = v.InferOutput<typeof assetShare>;

/** Returns the ten tokens with the largest shares. */
export const getAssetShares = endpoint({
  id: 'statistics.overviewAssets',
  path: '/statistics/overviewAssets',
  summary: 'Get the share of each token in the total balance',
  hasTestMode: true,
  proposal: ['result'],
  data: v.object({ total: extension(decimal, undefined), list: v.array(assetShare) }),
});

export const dailyCollectionItem = v.object({
  /** The calendar day in the merchant's time zone, `YYYY-MM-DD`. */
  date: day,
  /** The payments credited on the day, minus fees, in USDT. */
  income: decimal,
  /** The amount refunded on the day, in USDT. */
  refund: decimal,
  /** The number of orders created on the day. */
  create_num: count,
  /** The number of orders of the day that were paid. */
  pay_num: count,
});
export type DailyCollectionItem = v.InferOutput<typeof dailyCollectionItem>;

/** Returns one row per day in the merchant's time zone, including days without payments. */
export const listDailyCollection = endpoint({
  id: 'statistics.dailyCollection',
  path: '/statistics/daily-collection',
  summary: 'Get income, refunds, and created and paid orders by day',
  hasTestMode: true,
  query: v.object({
    ...timeRange,
    appid: v.optional(text),
    /** The IDs of several applications, separated by commas. They replace `appid`. */
    appids: added('reports', v.optional(text)),
  }),
  data: allOf(dailyCollectionItem),
  errors: [errorCode.PARAMETER_ERROR],
});
