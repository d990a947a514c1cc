import { listAddresses } from '@settlement/api-mocks/contract/addresses';
import type { BodyInput, DataOf } from '@settlement/api-mocks/contract/endpoint';
import { withdrawalStatus } from '@settlement/api-mocks/contract/enumerations';
import {
  cancelWithdrawal,
  checkAddress,
  createWithdrawal,
  getWithdrawalCost,
  listWithdrawals,
} from '@settlement/api-mocks/contract/withdrawals';
import { keepPreviousData } from '@tanstack/query-core';
import { newRequestId } from '../lib/request-id.ts';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { choiceParam, pageParam, textParam } from '../lib/url-state.ts';
import { callEndpoint, endpointQuery } from './endpoint-query.ts';
import { moneyMovedAtom } from './money-moved.ts';
import { urlStateAtom } from './url-state.ts';
import { type PolledState, polledEvery, retryPause } from '../lib/retryPause.ts';

/** Phones ask one thing at a time. */
export const withdrawSteps = ['where', 'amount', 'check'] as const;
export type WithdrawStep = (typeof withdrawSteps)[number];

/** The state of the withdraw screen that can be sent as a link. */
export interface WithdrawState {
  /** A token on a network (specification §2: query id = asset id). */
  id: string | undefined;
  /** An entry of the address book that is taken over into the form once. */
  saved: string | undefined;
  /** The withdrawal that was just made, by its number. */
  done: string | undefined;
  step: WithdrawStep;
  /** Page of the history on phones. */
  current: number;
}

export const withdrawStateAtom = urlStateAtom<WithdrawState>({
  id: textParam({ keepsOthers: true }),
  saved: textParam({ keepsOthers: true }),
  done: textParam({ keepsOthers: true }),
  step: choiceParam(withdrawSteps, 'where', { keepsOthers: true }),
  current: pageParam(),
});

/** The screen says itself what is wrong, beside what it is about. */
const silent = { meta: { isSilent: true } } as const;

/** What the cost is asked for: an amount at rest, or none while there is none that could be sent. */
export const askedCostAtom = atom({ id: '', amount: '' });

/** What a withdrawal would cost now; the cost of the amount before stays until the next is there. */
export const costQueryAtom = atomWithQuery((get) => {
  const { id, amount } = get(askedCostAtom);
  return {
    ...endpointQuery(get, getWithdrawalCost, { query: { id, amount } }),
    ...silent,
    enabled: id !== '',
    // A quote has an end of its own.
    staleTime: 0,
    placeholderData: (before: DataOf<typeof getWithdrawalCost> | undefined) =>
      before?.id === id ? before : undefined,
  };
});

/** The least fee and the time of a network, for its card. */
export const networkCostAtom = (id: string) =>
  atomWithQuery((get) => ({
    ...endpointQuery(get, getWithdrawalCost, { query: { id } }),
    ...silent,
    staleTime: 60_000,
  }));

/** What the server is asked of an address; empty while the local rules say no. */
export const askedAddressAtom = atom({ id: '', address: '', memo: '' });

/** The server's word on an address. A change ends the call that is under way. */
export const addressCheckQueryAtom = atomWithQuery((get) => {
  const { id, address, memo } = get(askedAddressAtom);
  return {
    ...endpointQuery(get, checkAddress, { query: { id, address, memo } }),
    ...silent,
    enabled: id !== '' && address !== '',
    staleTime: 0,
  };
});

const BOOK_SIZE = 100;

/** The family whose saved addresses are wanted; empty while the book is closed. */
export const bookFamilyAtom = atom('');

/** Saved addresses of one family of chains. */
export const familyBookQueryAtom = atomWithQuery((get) => {
  const chain_family = get(bookFamilyAtom);
  return {
    ...endpointQuery(get, listAddresses, { query: { chain_family, current: 1, pageSize: BOOK_SIZE } }),
    ...silent,
    enabled: chain_family !== '',
  };
});

const RECENT = 5;
/** Specification §9: the withdraw page of phones shows 7. */
export const WITHDRAW_PAGE_SIZE = 7;

/** The newest withdrawals, beside the form. */
export const recentWithdrawalsQueryAtom = atomWithQuery((get) =>
  endpointQuery(get, listWithdrawals, { query: { current: 1, pageSize: RECENT } }),
);

/** The history under the form of phones, page by page. */
export const withdrawalPageQueryAtom = atomWithQuery((get) => {
  const { current } = get(withdrawStateAtom);
  return {
    ...endpointQuery(get, listWithdrawals, { query: { current, pageSize: WITHDRAW_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  };
});

/** How often something that changes by itself is looked at. */
const POLL_MS = 3000;

const final: ReadonlySet<number | undefined> = new Set([
  withdrawalStatus.auditReject,
  withdrawalStatus.accomplish,
  withdrawalStatus.canceled,
]);

/** The withdrawal that was just made, followed until nothing more can happen to it. */
export const doneQueryAtom = atomWithQuery((get) => {
  const trade_no = get(withdrawStateAtom).done ?? '';
  return {
    ...endpointQuery(get, listWithdrawals, { query: { trade_no, current: 1, pageSize: 1 } }),
    enabled: trade_no !== '',
    refetchInterval: ({
      state,
    }: {
      state: PolledState & { data?: DataOf<typeof listWithdrawals> | undefined };
    }) => (final.has(state.data?.list[0]?.status) ? (false as const) : retryPause(POLL_MS, state)),
  };
});

/** The intention whose outcome nobody knows; empty while there is none. */
export const unknownRequestAtom = atom('');

/** Looks for it under its `request_id` until the bank has it. */
export const unknownQueryAtom = atomWithQuery((get) => {
  const request_id = get(unknownRequestAtom);
  return {
    ...endpointQuery(get, listWithdrawals, { query: { request_id, current: 1, pageSize: 1 } }),
    ...silent,
    enabled: request_id !== '',
    staleTime: 0,
    gcTime: 0,
    refetchInterval: polledEvery(POLL_MS),
  };
});

export type WithdrawalBody = BodyInput<typeof createWithdrawal>;
export type WithdrawalMade = DataOf<typeof createWithdrawal>;

/** Sends it; rejects with an `ApiError`. The same `request_id` never pays twice. */
export const sendWithdrawalAtom = atom(
  null,
  async (get, set, body: WithdrawalBody): Promise<WithdrawalMade> => {
    const made = await callEndpoint(get, createWithdrawal, { body }, { isExclusive: true });
    void set(moneyMovedAtom);
    return made;
  },
);

/** Takes back a withdrawal that is still in audit. */
export const cancelWithdrawalAtom = atom(null, async (get, set, trade_no: string): Promise<void> => {
  await callEndpoint(
    get,
    cancelWithdrawal,
    { body: { request_id: newRequestId(), trade_no } },
    { isExclusive: true },
  );
  await set(moneyMovedAtom);
});
