import type { Currency } from '@settlement/api-mocks/contract/currencies';
import { type TokenOnNetwork, tokensOnNetworks } from './currencies.ts';

/** "PUT chain USDT" of specification §8: the account that pays for gas. */
export function gasTokenOf(networks: readonly Currency[] | undefined): TokenOnNetwork | undefined {
  return tokensOnNetworks(networks ?? []).find(
    ({ network, token }) => network.chain === 'PUT' && token.token === 'USDT',
  );
}
