import type { CurrencyChoice } from '@settlement/api-mocks/contract/applications';
import { currencyStatus } from '@settlement/api-mocks/contract/enumerations';
import { idsOf } from './values.ts';

/** Where most payers hold their USDT. */
const COMMON = ['TRON', 'Ethereum', 'BSC'] as const;

/** USDT on the common networks that are up, with the token that pays for gas, which the others need. */
export function commonCurrencies(networks: readonly CurrencyChoice[]): string {
  const up = networks.filter(
    ({ chain, status }) => COMMON.some((name) => name === chain) && status === currencyStatus.normal,
  );
  const ids = up.flatMap(({ subset }) => subset.filter(({ token }) => token === 'USDT').map(({ id }) => id));
  return ids.length === 0 ? '' : withGas(ids.join(','), networks);
}

/** The chosen tokens, and the one that pays for gas. */
export function withGas(currencies: string, networks: readonly CurrencyChoice[]): string {
  const gas = networks.flatMap(({ subset }) => subset).find((token) => token.gas);
  const ids = new Set(idsOf(currencies));
  if (gas) ids.add(gas.id);
  return [...ids].join(',');
}
