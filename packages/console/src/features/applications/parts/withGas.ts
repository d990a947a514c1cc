import type { CurrencyChoice } from '@settlement/api-mocks/contract/applications';
import { idsOf } from './values.ts';

/** The chosen tokens, and the one that pays for gas. */
export function withGas(currencies: string, networks: readonly CurrencyChoice[]): string {
  const gas = networks.flatMap(({ subset }) => subset).find((token) => token.gas);
  const ids = new Set(idsOf(currencies));
  if (gas) ids.add(gas.id);
  return [...ids].join(',');
}
