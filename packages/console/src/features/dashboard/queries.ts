import { atom } from 'jotai';
import { applicationOptionsQueryAtom } from '#data/applicationOptions.ts';
import { attentionQueryAtom } from '#data/attention.ts';
import { followedQueryAtom } from '#data/market.ts';
import { recentPaymentsQueryAtom } from '#data/recentPayments.ts';
import { assetSharesQueryAtom, dailyCollectionQueryAtom, overviewQueryAtom } from '#data/statistics.ts';
import { userAtom } from '#data/user.ts';

/** Its days are the merchant's: enabled later, it would be asked twice. */
const chartAtom = atom((get) => get(userAtom) && get(dailyCollectionQueryAtom));

/** What the dashboard shows at once. */
export const dashboardQueries = [
  overviewQueryAtom,
  attentionQueryAtom,
  chartAtom,
  followedQueryAtom,
  recentPaymentsQueryAtom,
  assetSharesQueryAtom,
  applicationOptionsQueryAtom,
] as const;
