import type { BodyInput } from '@settlement/api-mocks/contract/endpoint';
import { flowDirection } from '@settlement/api-mocks/contract/enumerations';
import {
  type Transfer,
  createTransfer,
  findPayee,
  listTransfers,
} from '@settlement/api-mocks/contract/transfers';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { presentParam } from '../lib/present-param.ts';
import { textParam } from '../lib/url-state.ts';
import { callEndpoint, endpointQuery } from './endpoint-query.ts';
import { urlStateAtom } from './url-state.ts';

/**
 * `?transfer=<id>` opens the transfer of a token on a network; without an id one is chosen there. `payee` and
 * `amount` are taken over into the form once: whom it goes to is still ticked by the merchant.
 */
export const transferStateAtom = urlStateAtom({
  transfer: presentParam(),
  payee: textParam({ keepsOthers: true }),
  amount: textParam({ keepsOthers: true }),
});

/** Whom the account belongs to, once typing has rested; undefined while there is nothing to look for. */
export const payeeAccountAtom = atom<string | undefined>(undefined);

export const payeeQueryAtom = atomWithQuery((get) => {
  const account = get(payeeAccountAtom);
  return {
    ...endpointQuery(get, findPayee, { query: { account: account ?? '' } }),
    enabled: account !== undefined,
    // A name that was right a while ago is looked at again before money goes there.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  };
});

/** Enough to find the last few different recipients in. */
const RECENT_ROWS = 30;
const RECENT_PAYEES = 4;

export const sentTransfersQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listTransfers, {
    query: { direction: flowDirection.out, current: 1, pageSize: RECENT_ROWS },
  }),
  meta: { isSilent: true },
}));

/** Those sent to last, each once, the newest first. */
export function recentPayees(transfers: readonly Transfer[]): readonly Transfer[] {
  const known = new Map<string, Transfer>();
  for (const transfer of transfers) {
    if (transfer.account !== '' && !known.has(transfer.account)) known.set(transfer.account, transfer);
  }
  return [...known.values()].slice(0, RECENT_PAYEES);
}

export type TransferInput = BodyInput<typeof createTransfer>;

/** Moves money: the same body, `request_id` included, at every repetition. */
export const createTransferAtom = atom(null, (get, _set, body: TransferInput) =>
  callEndpoint(get, createTransfer, { body }),
);

/** What became of a transfer whose answer was lost; undefined while the bank knows of none. */
export const findTransferAtom = atom(null, async (get, _set, request_id: string) => {
  const { list } = await callEndpoint(get, listTransfers, { query: { request_id, current: 1, pageSize: 1 } });
  return list.find((transfer) => transfer.request_id === request_id);
});
