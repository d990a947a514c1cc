import type { Currency } from './currencies.ts';
import { listExpenses } from '@settlement/api-mocks/contract/funds';
import { atomWithQuery } from 'jotai-tanstack-query';
import { type Decimal, divide, multiply, truncate } from '#lib/money/money.ts';
import { endpointQuery } from './calls/endpointQuery.ts';
import { timeRangeAtom } from './page/timeRange.ts';
import { type TokenOnNetwork, tokensOnNetworks } from './currencies.ts';

/** Returns the gas token, "PUT chain USDT" (specification §8). */
export function gasTokenOf(networks: readonly Currency[] | undefined): TokenOnNetwork | undefined {
  return tokensOnNetworks(networks ?? []).find(
    ({ network, token }) => network.chain === 'PUT' && token.token === 'USDT',
  );
}

/** The period of the forecast in days. A shorter period could consist of one quiet week. */
export const GAS_RATE_DAYS = 30;

export const gasSpentQueryAtom = atomWithQuery((get) => {
  const times = get(timeRangeAtom)({ range: '30d', from: undefined, to: undefined });
  return {
    ...endpointQuery(get, listExpenses, { query: { ...times, current: 1, pageSize: 1 } }),
    enabled: times !== null,
    // The forecast is optional, so its failure shows no error.
    meta: { isSilent: true },
  };
});

/** Returns the whole days for which the gas balance suffices. Undefined if `spent` is 0. */
export function daysOfGas(balance: Decimal, spent: Decimal): number | undefined {
  const days = divide(multiply(balance, String(GAS_RATE_DAYS)), spent);
  return days === undefined ? undefined : Number(truncate(days, 0));
}
