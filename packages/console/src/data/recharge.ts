import { movementProgress } from '@settlement/api-mocks/contract/enumerations';
import { type Recharge, getRechargeAddress, listRecharges } from '@settlement/api-mocks/contract/recharge';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { presentParam } from '#lib/presentParam.ts';
import { currencyQueryAtoms, findTokenOnNetwork } from './currencies.ts';
import { endpointQuery } from './endpointQuery.ts';
import { urlStateAtom } from './urlState.ts';
import { useEndpointQuery } from './useEndpointQuery.ts';

/** `?recharge=<id>` opens the recharge of a token on a network; without an id one is chosen there. */
export const rechargeStateAtom = urlStateAtom({ recharge: presentParam() });

/** The token on a network that is to be recharged; undefined while it is still to be chosen. */
export const rechargeTokenAtom = atom((get) =>
  findTokenOnNetwork(get(currencyQueryAtoms.recharge).data?.list, get(rechargeStateAtom).recharge),
);

/** Where to send it. */
export const rechargeAddressQueryAtom = atomWithQuery((get) => {
  const id = get(rechargeTokenAtom)?.token.id;
  return {
    ...endpointQuery(get, getRechargeAddress, { body: { id: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: 300_000,
    // What is refused is explained in its place; the toast of specification §8 comes all the same.
    refetchOnWindowFocus: false,
  };
});

/** Milliseconds between polls while waiting for a deposit; paused while the tab is hidden. */
const WAIT_MS = 5000;
const SEEN = 5;

/** The newest deposits of a token on a network, looked for again and again. */
export const useArrivingDeposits = (id: string) =>
  useEndpointQuery(
    listRecharges,
    { query: { id, current: 1, pageSize: SEEN } },
    {
      refetchInterval: WAIT_MS,
      staleTime: 0,
      meta: { isSilent: true },
    },
  );

/** Deposits that are under way, and those that were made since the waiting began. */
export function arrivingSince(list: readonly Recharge[], since: number): readonly Recharge[] {
  return list.filter(
    ({ progress, created_time }) => progress === movementProgress.inProgress || created_time >= since,
  );
}
