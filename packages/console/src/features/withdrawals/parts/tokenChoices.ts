import type { Currency } from '#data/currencies.ts';
import { currencyStatus, onOffCode } from '@settlement/api-mocks/contract/enumerations';
import type { Asset } from '#data/assets.ts';
import { type TokenOnNetwork, tokensOnNetworks } from '#data/currencies.ts';
import { isPositive } from '#lib/money.ts';

/** A token with the networks it can be withdrawn on, those under maintenance too. */
export interface TokenChoice {
  readonly token: string;
  readonly logo: string;
  /** Over all its networks. */
  readonly balance: string;
  readonly networks: readonly TokenOnNetwork[];
}

/** In the merchant's own order, those with a balance first. */
export function tokenChoices(
  assets: readonly Asset[] | undefined,
  networks: readonly Currency[] | undefined,
): readonly TokenChoice[] {
  const all = tokensOnNetworks(networks ?? []);
  const choices = (assets ?? []).map(({ token, logo, balance }) => ({
    token,
    logo,
    balance,
    networks: all.filter((found) => found.token.token === token),
  }));
  const known = choices.filter((choice) => choice.networks.length > 0);
  return [
    ...known.filter(({ balance }) => isPositive(balance)),
    ...known.filter(({ balance }) => !isPositive(balance)),
  ];
}

export function isOpen({ network, token }: TokenOnNetwork): boolean {
  return network.status !== currencyStatus.maintenance && token.withdraw_status === onOffCode.on;
}

/** The token an `id` of the address means: one on a network, or a token as a whole. */
export function tokenOfId(
  id: string,
  assets: readonly Asset[] | undefined,
  found: TokenOnNetwork | undefined,
): string | undefined {
  return found?.token.token ?? assets?.find((asset) => asset.id === id)?.token;
}
