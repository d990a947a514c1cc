import type { Currency } from '#data/currencies.ts';
import { currencyStatus, onOffCode } from '@settlement/api-mocks/contract/enumerations';
import type { Asset } from '#data/assets.ts';
import { type TokenOnNetwork, tokensOnNetworks } from '#data/currencies.ts';
import { type Recipient, readRecipient } from '@settlement/api-mocks/rules/recipient';
import { isPositive } from '#lib/money/money.ts';

/** A token with all networks that support withdrawals, including networks under maintenance. */
export interface TokenChoice {
  readonly token: string;
  readonly logo: string;
  readonly balance: string;
  readonly networks: readonly TokenOnNetwork[];
}

/** Returns the tokens that support withdrawals, in the order of `assets`. Tokens with a balance come first. */
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

export const heldTokens = (choices: readonly TokenChoice[]): ReadonlySet<string> =>
  new Set(choices.filter(({ balance }) => isPositive(balance)).map(({ token }) => token));

export interface Fit extends TokenOnNetwork {
  readonly read: Recipient;
}

/** Returns the tokens on open networks that the recipient can receive, those with a balance first. */
export const fitsOf = (text: string, choices: readonly TokenChoice[]): readonly Fit[] =>
  text.trim() === ''
    ? []
    : choices
        .flatMap(({ networks }) => networks)
        .filter(isOpen)
        .map((one) => ({ ...one, read: readRecipient(text, one) }))
        .filter(({ read }) => read.problem === undefined);

export function isOpen({ network, token }: TokenOnNetwork): boolean {
  return network.status !== currencyStatus.maintenance && token.withdraw_status === onOffCode.on;
}

/** Returns the token for an `id` in the URL: on one network, or on all its networks. */
export function tokenOfId(
  id: string,
  assets: readonly Asset[] | undefined,
  found: TokenOnNetwork | undefined,
): string | undefined {
  return found?.token.token ?? assets?.find((asset) => asset.id === id)?.token;
}
