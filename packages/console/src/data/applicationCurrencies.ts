import type { CurrencyChoice } from '@settlement/api-mocks/contract/applications';
import { currencyStatus } from '@settlement/api-mocks/contract/enumerations';

const COMMON = ['TRON', 'Ethereum', 'BSC'] as const;

/** Returns the IDs of USDT on the available common networks and of the gas token, joined by commas. */
export function commonCurrencies(networks: readonly CurrencyChoice[]): string {
  const up = networks.filter(
    ({ chain, status }) => COMMON.some((name) => name === chain) && status === currencyStatus.normal,
  );
  const ids = up.flatMap(({ subset }) => subset.filter(({ token }) => token === 'USDT').map(({ id }) => id));
  return ids.length === 0 ? '' : withGas(ids.join(','), networks);
}

export function withGas(currencies: string, networks: readonly CurrencyChoice[]): string {
  const gas = networks.flatMap(({ subset }) => subset).find((token) => token.gas);
  const ids = new Set(currencies.split(',').filter(Boolean));
  if (gas) ids.add(gas.id);
  return [...ids].join(',');
}
