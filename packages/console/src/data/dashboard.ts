import { listAttention } from '@settlement/api-mocks/contract/attention';
import { atomWithQuery } from 'jotai-tanstack-query';
import { listPayments } from '@settlement/api-mocks/contract/payments';
import { atom } from 'jotai';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { endpointQuery } from './calls/endpointQuery.ts';
import { overviewQueryAtom } from './statistics.ts';
import { userAtom } from './user.ts';

/** The tasks that need attention. Refetched on focus, because users complete tasks in other tabs. */
export const attentionQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listAttention, {}),
  staleTime: 0,
  meta: { isSilent: true },
}));

/** The last four completed payments (specification §2, dashboard). */
export const recentPaymentsQueryAtom = atomWithQuery((get) =>
  endpointQuery(get, listPayments, { query: { status: '2', current: 1, pageSize: 4 } }),
);

/** Whether the merchant has no live payment yet. Undefined while loading. */
export const isFirstRunAtom = atom((get): boolean | undefined => {
  const user = get(userAtom);
  if (!user) return undefined;
  if (user.has_payments !== undefined) return !user.has_payments;
  const overview = get(overviewQueryAtom).data;
  return overview && overview.transaction_volume === 0;
});

export function requiredLeft(
  user: Pick<UserInfo, 'bind_google_auth' | 'trade_password' | 'gas_opened'>,
): number {
  return [user.bind_google_auth, user.trade_password !== false, user.gas_opened !== false].filter(
    (isDone) => !isDone,
  ).length;
}
