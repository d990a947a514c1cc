import { getAssetShares, getOverview, listDailyCollection } from '@settlement/api-mocks/contract/statistics';
import type { AssetShare, MonthMovements, Overview } from '@settlement/api-mocks/contract/statistics';
import { keepPreviousData } from '@tanstack/query-core';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { type Decimal, add, compare, isPositive, multiply, subtract, sum } from '#lib/money/money.ts';
import { addDays, countDays } from '#lib/time/time.ts';
import { choiceParam, dayParam, textParam } from '#lib/address/urlState.ts';
import { endpointQuery } from './calls/endpointQuery.ts';
import { daysOfAtom, timeRangeAtom } from './page/timeRange.ts';
import { urlStateAtom } from './page/urlState.ts';

export interface OverviewFigures {
  accountBalance: string;
  todayEarnings: string;
  cumulativeIncome: string;
  incomeOnHold: string;
  totalOrders: number;
  paidOrders: number | undefined;
  extractableBalance: string;
  cumulativeWithdrawal: string;
}

/**
 * Returns the figures of the dashboard under clear names. In the contract, `frozen_amount` is the
 * cumulative income, `transaction_volume` the number of orders, and `sure_withdrawal` the amount available
 * to withdraw (specification §3).
 */
export function overviewFigures(overview: Overview): OverviewFigures {
  return {
    accountBalance: overview.total_assets,
    todayEarnings: overview.today_amount,
    cumulativeIncome: overview.frozen_amount,
    incomeOnHold: subtract(overview.frozen_amount, overview.income),
    totalOrders: overview.transaction_volume,
    paidOrders: overview.paid_volume,
    extractableBalance: overview.sure_withdrawal,
    cumulativeWithdrawal: overview.cumulative_withdrawal,
  };
}

/** Returns the part of the balance's change in a month that comes from prices and swaps, not movements. */
export const priceEffectOf = ({ opening, came, went }: MonthMovements, balance: string): string =>
  subtract(add(balance, went), add(opening, came));

export const overviewQueryAtom = atomWithQuery((get) => endpointQuery(get, getOverview, {}));

export const assetSharesQueryAtom = atomWithQuery((get) => endpointQuery(get, getAssetShares, {}));

export interface ShareSlice {
  token: string;
  /** The share in percent, such as `"46.00"`. */
  ratio: string;
  isOthers: boolean;
}

/**
 * Returns the largest shares and the rest. Omits tokens without a balance, and the rest if rounded shares leave none.
 *
 * @param total The value of all tokens in USDT. A server may list only the tokens with the largest shares.
 */
export function topShares(shares: readonly AssetShare[], count: number, total?: Decimal): ShareSlice[] {
  const held = shares.filter(({ ratio }) => isPositive(ratio));
  const named = held.slice(0, count).map(({ token, ratio }) => ({ token, ratio, isOthers: false }));
  const rest = subtract('100', sum(named.map((slice) => slice.ratio)));
  const isCut = total !== undefined && isPartOf(total, sum(shares.map((share) => share.usdt_balance)));
  const hasRest = (held.length > count || isCut) && isPositive(rest);
  return hasRest ? [...named, { token: 'OTHERS', ratio: rest, isOthers: true }] : named;
}

/** Returns false for a difference of at most 0.01%, which is a rounding error. */
const isPartOf = (total: Decimal, listed: Decimal): boolean =>
  compare(multiply(subtract(total, listed), '10000'), total) > 0;

/** The ranges of the chart. The default is 30 days (specification §9). */
const chartRanges = ['7d', '30d', 'days'] as const;

export interface ChartState {
  range: (typeof chartRanges)[number];
  from: string | undefined;
  to: string | undefined;
  appid: string | undefined;
}

export const chartStateAtom = urlStateAtom<ChartState>({
  range: choiceParam(chartRanges, '30d'),
  from: dayParam(),
  to: dayParam(),
  appid: textParam(),
});

/** The maximum number of days that the contract allows in the chart. */
export const MOST_CHART_DAYS = 400;

export const chartRangeAtom = atom((get) => {
  const { range, from, to } = get(chartStateAtom);
  const days = range === 'days' ? get(daysOfAtom)({ range, from, to }) : undefined;
  if (days === undefined || countDays(days.start, days.end) <= MOST_CHART_DAYS) {
    return { range, from, to, isShortened: false };
  }
  return { range, from: addDays(days.end, 1 - MOST_CHART_DAYS), to: days.end, isShortened: true };
});

export const dailyCollectionQueryAtom = atomWithQuery((get) => {
  const { appid } = get(chartStateAtom);
  const times = get(timeRangeAtom)(get(chartRangeAtom));
  return {
    ...endpointQuery(get, listDailyCollection, { query: { ...times, appid } }),
    enabled: times !== null,
    placeholderData: keepPreviousData,
  };
});

export const previousCollectionQueryAtom = atomWithQuery((get) => {
  const { appid } = get(chartStateAtom);
  const days = get(daysOfAtom)(get(chartRangeAtom));
  const times =
    days &&
    get(timeRangeAtom)({
      range: 'days',
      from: addDays(days.start, -countDays(days.start, days.end)),
      to: addDays(days.start, -1),
    });
  return {
    ...endpointQuery(get, listDailyCollection, { query: { ...times, appid } }),
    enabled: Boolean(times) && get(dailyCollectionQueryAtom).isSuccess,
  };
});
