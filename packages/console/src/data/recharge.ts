import { movementProgress } from '@settlement/api-mocks/contract/enumerations';
import { type Recharge, getRechargeAddress, listRecharges } from '@settlement/api-mocks/contract/recharge';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { textParam } from '#lib/address/urlState.ts';
import { currencyQueryAtoms, findTokenOnNetwork } from './currencies.ts';
import { endpointQuery } from './calls/endpointQuery.ts';
import { urlStateAtom } from './page/urlState.ts';
import { useEndpointQuery } from './calls/useEndpointQuery.ts';

export const rechargeStateAtom = urlStateAtom({ id: textParam({ keepsOthers: true }) });

export const rechargeTokenAtom = atom((get) =>
  findTokenOnNetwork(get(currencyQueryAtoms.recharge).data?.list, get(rechargeStateAtom).id),
);

export const rechargeAddressQueryAtom = atomWithQuery((get) => {
  const id = get(rechargeTokenAtom)?.token.id;
  return {
    ...endpointQuery(get, getRechargeAddress, { body: { id: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: 300_000,
    refetchOnWindowFocus: false,
  };
});

/** The milliseconds between polls while the user waits for a deposit. */
const WAIT_MS = 5000;
const SEEN = 5;

export const useArrivingDeposits = (id: string) =>
  useEndpointQuery(
    listRecharges,
    { query: { id, current: 1, pageSize: SEEN } },
    { refetchInterval: WAIT_MS, staleTime: 0, meta: { isSilent: true } },
  );

/** Returns the deposits of a token on a network. A server may send those of all tokens. */
export function arrivingSince(
  list: readonly Recharge[],
  { token, chain }: Pick<Recharge, 'token' | 'chain'>,
  since: number,
): readonly Recharge[] {
  return list.filter(
    (one) =>
      one.token === token &&
      one.chain === chain &&
      (one.progress === movementProgress.inProgress || one.created_time >= since),
  );
}
