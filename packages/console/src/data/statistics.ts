import { getAssetShares, getOverview, listDailyCollection } from '@settlement/api-mocks/contract/statistics';
import type { AssetShare, Overview } from '@settlement/api-mocks/contract/statistics';
import { keepPreviousData } from '@tanstack/query-core';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { subtract, sum } from '#lib/money.ts';
import { addDays, countDays } from '#lib/time.ts';
import { choiceParam, dayParam, textParam } from '#lib/urlState.ts';
import { endpointQuery } from './endpointQuery.ts';
import { daysOfAtom, timeRangeAtom } from './timeRange.ts';
import { urlStateAtom } from './urlState.ts';

/** The figures of the dashboard, by what they mean. Amounts are decimal strings in USDT. */
export interface OverviewFigures {
  accountBalance: string;
  todayEarnings: string;
  cumulativeIncome: string;
  /** Of it, what was seen on a chain and is not credited yet. */
  incomeOnHold: string;
  totalOrders: number;
  /** Undefined if the server doesn't count them. */
  paidOrders: number | undefined;
  extractableBalance: string;
  cumulativeWithdrawal: string;
}

/**
 * The one place that knows which field is which figure: `frozen_amount` is shown as cumulative income,
 * `transaction_volume` counts orders, `sure_withdrawal` can be extracted (specification §3).
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

export const overviewQueryAtom = atomWithQuery((get) => endpointQuery(get, getOverview, {}));

export const assetSharesQueryAtom = atomWithQuery((get) => endpointQuery(get, getAssetShares, {}));

/** A slice of the donut; `isOthers` stands for all that is not named. */
export interface ShareSlice {
  token: string;
  /** Percent, such as `"46.00"`. */
  ratio: string;
  isOthers: boolean;
}

/** The first tokens, and what is left of the hundred percent as one. */
export function topShares(shares: readonly AssetShare[], count: number): ShareSlice[] {
  const named = shares.slice(0, count).map(({ token, ratio }) => ({ token, ratio, isOthers: false }));
  const rest = subtract('100', sum(named.map((slice) => slice.ratio)));
  const hasRemaining = shares.length > count;
  return hasRemaining ? [...named, { token: 'OTHERS', ratio: rest, isOthers: true }] : named;
}

/** Chart ranges of specification §9; 30 days unless the merchant chooses. */
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

/** The server answers no longer range. */
export const MOST_CHART_DAYS = 400;

/** The range of the chart: the last of the chosen days where they are too many. */
export const chartRangeAtom = atom((get) => {
  const { range, from, to } = get(chartStateAtom);
  const days = range === 'days' ? get(daysOfAtom)({ range, from, to }) : undefined;
  if (days === undefined || countDays(days.start, days.end) <= MOST_CHART_DAYS) {
    return { range, from, to, isShortened: false };
  }
  return { range, from: addDays(days.end, 1 - MOST_CHART_DAYS), to: days.end, isShortened: true };
});

/** Payments initiated and paid, day by day; the last chart stays until the next is there. */
export const dailyCollectionQueryAtom = atomWithQuery((get) => {
  const { appid } = get(chartStateAtom);
  const times = get(timeRangeAtom)(get(chartRangeAtom));
  return {
    ...endpointQuery(get, listDailyCollection, { query: { ...times, appid } }),
    enabled: times !== null,
    placeholderData: keepPreviousData,
  };
});
