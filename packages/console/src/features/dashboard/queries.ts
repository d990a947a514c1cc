import { atom } from 'jotai';
import { applicationOptionsQueryAtom } from '#data/applicationOptions.ts';
import { attentionQueryAtom, recentPaymentsQueryAtom } from '#data/dashboard.ts';
import { followedQueryAtom } from '#data/market.ts';
import { assetSharesQueryAtom, dailyCollectionQueryAtom, overviewQueryAtom } from '#data/statistics.ts';
import { userAtom } from '#data/user.ts';

/** The chart waits for the user's time zone. Otherwise, the figures would be fetched twice. */
const chartAtom = atom((get) => get(userAtom) && get(dailyCollectionQueryAtom));

export const dashboardQueries = [
  overviewQueryAtom,
  attentionQueryAtom,
  chartAtom,
  followedQueryAtom,
  recentPaymentsQueryAtom,
  assetSharesQueryAtom,
  applicationOptionsQueryAtom,
] as const;
