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
import { endpointQuery } from './calls/endpointQuery.ts';

export interface Currency extends Omit<ListedCurrency, 'chain_family' | 'memo'> {
  /** The address family. If it's undefined, only the server can validate addresses. */
  readonly chain_family: AddressFamily | undefined;
  readonly memo: boolean;
}

/** The address families in which recipients can share an address and are identified by a memo. */
const withMemo: ReadonlySet<AddressFamily | undefined> = new Set(['xrp', 'ton', 'cosmos']);

function withFamily(listed: ListedCurrency): Currency {
  const chain_family = listed.chain_family ?? familyOf(listed);
  return { ...listed, chain_family, memo: listed.memo ?? withMemo.has(chain_family) };
}

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

/** The purpose of a list of tokens. The listed tokens and their maintenance status depend on the purpose. */
export type CurrencyScene = 'recharge' | 'withdraw' | 'swap' | 'pay';

const sceneQuery = (get: Getter, scene: CurrencyScene) => ({
  ...currencyQuery(get, { scene }),
  staleTime: 60_000,
});

const sceneQueryAtom = (scene: CurrencyScene) => atomWithQuery((get) => sceneQuery(get, scene));

export const currencyQueryAtoms = {
  recharge: sceneQueryAtom('recharge'),
  withdraw: sceneQueryAtom('withdraw'),
  swap: sceneQueryAtom('swap'),
  pay: sceneQueryAtom('pay'),
} satisfies Record<CurrencyScene, unknown>;

export const readCurrenciesAtom = atom(null, (get, _set, scene: CurrencyScene) =>
  get(queryClientAtom).fetchQuery(sceneQuery(get, scene)),
);

export interface TokenOnNetwork {
  readonly network: Currency;
  readonly token: CurrencyToken;
}

export function tokensOnNetworks(networks: readonly Currency[]): readonly TokenOnNetwork[] {
  return networks.flatMap((network) => network.subset.map((token) => ({ network, token })));
}

export function findTokenOnNetwork(
  networks: readonly Currency[] | undefined,
  id: string | undefined,
): TokenOnNetwork | undefined {
  return tokensOnNetworks(networks ?? []).find(({ token }) => token.id === id);
}
