import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import * as p from './primitives.ts';

/** The part of an asset that is on one network. */
export const assetPart = v.object({
  id: p.id,
  token: p.text,
  chain: p.extension(p.text, ''),
  net_work: p.extension(p.text, ''),
  logo: p.extension(p.link, ''),
  balance: p.extension(p.decimal, undefined),
  usdt_balance: p.extension(p.decimal, undefined),
  frozen: p.extension(p.decimal, '0'),
});
export type AssetPart = v.InferOutput<typeof assetPart>;

/** A token on all its networks: the available amount, the amount on hold, and the value of `balance`. */
export const asset = v.object({
  id: p.id,
  token: p.text,
  /** The name of the network, or several names joined. */
  chain: p.text,
  net_work: p.text,
  logo: p.link,
  /** The available balance, in the token. @shared */
  balance: p.decimal,
  usdt_balance: p.decimal,
  /** The amount on hold, in the token. @shared */
  frozen: p.extension(p.decimal, '0'),
  price: p.extension(p.decimal, undefined),
  /** The price over the last seven days in USDT, every six hours, oldest first. */
  trend: p.extension(v.array(p.decimal), []),
  subset: v.array(assetPart),
});
export type Asset = v.InferOutput<typeof asset>;

export const listAssets = endpoint('statistics.assets', 'GET', '/statistics/assets', {
  hasTestMode: true,
  query: v.object({ all: v.optional(p.flagParam, 1), ...p.exportParams }),
  data: p.allOf(asset),
  isExportable: true,
});

/** The money in and out since the start of the local month, at the prices when the money moved. */
export const monthMovements = v.object({
  /** The first second of the month. */
  start_time: p.unixSeconds,
  /** The value of all assets when the month began, in USDT. */
  opening: p.decimal,
  /** The sum of payments, deposits and received transfers, in USDT. */
  came: p.decimal,
  /** The sum of withdrawals, refunds, sent transfers and fees, in USDT. */
  went: p.decimal,
});
export type MonthMovements = v.InferOutput<typeof monthMovements>;

/**
 * The overview of specification §3, in USDT. `frozen_amount` is the cumulative income, `transaction_volume`
 * the number of orders, and `sure_withdrawal` the amount available to withdraw.
 */
export const overview = v.object({
  /** The payments credited so far, minus fees and refunds, in USDT. */
  income: p.signedDecimal,
  /** The available balance without the gas account and networks under maintenance, in USDT. */
  sure_withdrawal: p.decimal,
  /** The number of orders so far. */
  transaction_volume: p.count,
  /** The number of paid orders. */
  paid_volume: p.extension(p.count, undefined),
  /** The amount withdrawn so far, in USDT. */
  cumulative_withdrawal: p.decimal,
  /** The cumulative income in USDT, including payments that are detected but not credited yet. */
  frozen_amount: p.signedDecimal,
  /** The available balance of all assets, in USDT. */
  operable_balance: p.decimal,
  /** The value of all assets, in USDT. */
  total_assets: p.decimal,
  /** Today's income minus today's refunds in the merchant's time zone, in USDT. Can be negative. */
  today_amount: p.signedDecimal,
  /** The money in and out since the month began. */
  month: p.extension(monthMovements, undefined),
  /** The time of the last change. @shared */
  update_time: p.extension(p.unixSeconds, 0),
});
export type Overview = v.InferOutput<typeof overview>;

export const getOverview = endpoint('statistics.overview', 'GET', '/statistics/overview', {
  hasTestMode: true,
  data: overview,
});

export const assetShare = v.object({
  token: p.text,
  usdt_balance: p.decimal,
  /** The share of all assets, in percent with two decimals, such as `"46.00"`. */
  ratio: p.decimal,
});
export type AssetShare = v.InferOutput<typeof assetShare>;

/** Returns the ten tokens with the largest shares. */
export const getAssetShares = endpoint('statistics.overviewAssets', 'GET', '/statistics/overviewAssets', {
  hasTestMode: true,
  proposal: ['result'],
  data: v.object({ total: p.extension(p.decimal, undefined), list: v.array(assetShare) }),
});

export const dailyCollectionItem = v.object({
  /** The calendar day in the merchant's time zone, `YYYY-MM-DD`. */
  date: p.day,
  /** The payments credited on the day, minus fees, in USDT. */
  income: p.decimal,
  /** The amount refunded on the day, in USDT. */
  refund: p.decimal,
  /** The number of orders created on the day. */
  create_num: p.count,
  /** The number of orders of the day that were paid. */
  pay_num: p.count,
});
export type DailyCollectionItem = v.InferOutput<typeof dailyCollectionItem>;

/** Returns one row per day in the merchant's time zone, including days without payments. */
export const listDailyCollection = endpoint(
  'statistics.dailyCollection',
  'GET',
  '/statistics/daily-collection',
  {
    hasTestMode: true,
    query: v.object({
      ...p.timeRange,
      appid: v.optional(p.text),
      /** The IDs of several applications, separated by commas. They replace `appid`. */
      appids: p.added('reports', v.optional(p.text)),
    }),
    data: p.allOf(dailyCollectionItem),
    errors: [errorCode.PARAMETER_ERROR],
  },
);
