import {
  type CurrencyToken,
  type Currency as ListedCurrency,
  listCurrencies,
} from '@settlement/api-mocks/contract/currencies';
import type { QueryInput } from '@settlement/api-mocks/contract/endpoint';
import type { AddressFamily } from '@settlement/api-mocks/rules/addressFamilies';
import { familyOf } from '@settlement/api-mocks/rules/linkNetworks';
import { type Getter, atom } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { endpointQuery } from './endpointQuery.ts';

export interface Currency extends Omit<ListedCurrency, 'chain_family' | 'memo'> {
  /** Undefined if neither the server nor the names of the network tell: only the server can check addresses. */
  readonly chain_family: AddressFamily | undefined;
  readonly memo: boolean;
}

/** Families whose recipients may share an address. */
const withMemo: ReadonlySet<AddressFamily | undefined> = new Set(['xrp', 'ton', 'cosmos']);

function withFamily(listed: ListedCurrency): Currency {
  const chain_family = listed.chain_family ?? familyOf(listed);
  return { ...listed, chain_family, memo: listed.memo ?? withMemo.has(chain_family) };
}

/** The networks of the server, complete. */
export function currencyQuery(get: Getter, query: QueryInput<typeof listCurrencies>) {
  const { queryKey, queryFn } = endpointQuery(get, listCurrencies, { query });
  return {
    queryKey,
    queryFn: async (context: { signal: AbortSignal }) => {
      const { list, total } = await queryFn(context);
      return { list: list.map(withFamily), total };
    },
  };
}

/** What the networks are wanted for; each has its own tokens and its own maintenance. */
export type CurrencyScene = 'recharge' | 'withdraw' | 'swap' | 'pay';

const sceneQuery = (get: Getter, scene: CurrencyScene) => ({
  ...currencyQuery(get, { scene }),
  // Networks change seldom, their maintenance sometimes.
  staleTime: 60_000,
});

const sceneQueryAtom = (scene: CurrencyScene) => atomWithQuery((get) => sceneQuery(get, scene));

/** Networks and the tokens on them, per scene. */
export const currencyQueryAtoms = {
  recharge: sceneQueryAtom('recharge'),
  withdraw: sceneQueryAtom('withdraw'),
  swap: sceneQueryAtom('swap'),
  pay: sceneQueryAtom('pay'),
} satisfies Record<CurrencyScene, unknown>;

/** Networks and their tokens, awaited where an action cannot begin without them. Rejects with the error of the call. */
export const readCurrenciesAtom = atom(null, (get, _set, scene: CurrencyScene) =>
  get(queryClientAtom).fetchQuery(sceneQuery(get, scene)),
);

/** A token on a network, which is what ids of assets, withdrawals and deposits mean. */
export interface TokenOnNetwork {
  readonly network: Currency;
  readonly token: CurrencyToken;
}

/** Every token on every network, in the order of the server. */
export function tokensOnNetworks(networks: readonly Currency[]): readonly TokenOnNetwork[] {
  return networks.flatMap((network) => network.subset.map((token) => ({ network, token })));
}

export function findTokenOnNetwork(
  networks: readonly Currency[] | undefined,
  id: string | undefined,
): TokenOnNetwork | undefined {
  return tokensOnNetworks(networks ?? []).find(({ token }) => token.id === id);
}
