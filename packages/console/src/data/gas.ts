import type { Currency } from './currencies.ts';
import { listExpenses } from '@settlement/api-mocks/contract/funds';
import { atomWithQuery } from 'jotai-tanstack-query';
import { type Decimal, divide, multiply, truncate } from '#lib/money.ts';
import { endpointQuery } from './endpointQuery.ts';
import { timeRangeAtom } from './timeRange.ts';
import { type TokenOnNetwork, tokensOnNetworks } from './currencies.ts';

/** "PUT chain USDT" of specification §8: the account that pays for gas. */
export function gasTokenOf(networks: readonly Currency[] | undefined): TokenOnNetwork | undefined {
  return tokensOnNetworks(networks ?? []).find(
    ({ network, token }) => network.chain === 'PUT' && token.token === 'USDT',
  );
}

/** Long enough that a quiet week does not promise too much. */
export const GAS_RATE_DAYS = 30;

/** What was spent on gas in the last days. */
export const gasSpentQueryAtom = atomWithQuery((get) => {
  const times = get(timeRangeAtom)({ range: '30d', from: undefined, to: undefined });
  return {
    ...endpointQuery(get, listExpenses, { query: { ...times, current: 1, pageSize: 1 } }),
    enabled: times !== null,
    // A forecast that is missing is no fault worth a message.
    meta: { isSilent: true },
  };
});

/** Whole days that a balance lasts when as much is spent as lately; undefined when nothing was. */
export function daysOfGas(balance: Decimal, spent: Decimal): number | undefined {
  const days = divide(multiply(balance, String(GAS_RATE_DAYS)), spent);
  return days === undefined ? undefined : Number(truncate(days, 0));
}
