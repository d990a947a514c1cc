import { listAddresses } from '@settlement/api-mocks/contract/addresses';
import type { DataOf, QueryInput } from '@settlement/api-mocks/contract/endpoint';
import { withdrawalStatus } from '@settlement/api-mocks/contract/enumerations';
import {
  cancelWithdrawal,
  checkAddress,
  createWithdrawal,
  getWithdrawalCost,
  listWithdrawals,
  type Withdrawal,
} from '@settlement/api-mocks/contract/withdrawals';
import { keepPreviousData } from '@tanstack/query-core';
import { atomWithQuery } from 'jotai-tanstack-query';
import type { IntentionOf } from '#kit/money/intention.ts';
import { compare } from '#lib/money.ts';
import { choiceParam, pageParam, textParam } from '#lib/urlState.ts';
import { DEBOUNCE, SEARCH_DEBOUNCE } from '#lib/useDebounced.ts';
import { callEndpoint, endpointQuery } from './endpointQuery.ts';
import type { MoneyAdapter } from './money.ts';
import { serverClockAtom } from './serverClock.ts';
import { urlStateAtom } from './urlState.ts';
import { useEndpointQuery } from './useEndpointQuery.ts';
import { type PolledState, retryPause } from '#lib/retryPause.ts';

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

/** `amount` is a decimal string, or empty for the terms alone. */
export interface CostInput {
  readonly id: string;
  readonly amount: string;
}

/** What a withdrawal costs now; the cost of the amount before stays until the next is there. */
export const useWithdrawalCost = (query: CostInput | undefined) =>
  useEndpointQuery(getWithdrawalCost, query && { query }, {
    ...silent,
    // A quote has an end of its own.
    staleTime: 0,
    debounce: query?.amount === '' ? 0 : DEBOUNCE,
    keepPrevious: (before, now) => before.query.id === now.query.id,
  });

/** The least fee and the time of a network, for its card. */
export const useNetworkCost = (id: string) =>
  useEndpointQuery(getWithdrawalCost, { query: { id } }, { ...silent, staleTime: 60_000 });

/** What the server knows of an address. Ask once the local rules find nothing wrong with it. */
export const useAddressCheckQuery = (query: QueryInput<typeof checkAddress> | undefined) =>
  useEndpointQuery(checkAddress, query && { query }, {
    ...silent,
    // What was true before the last withdrawal, such as a first use, must not decide about the next.
    gcTime: 0,
    staleTime: 0,
    debounce: SEARCH_DEBOUNCE,
  });

const BOOK_SIZE = 100;

/** Saved addresses of one family of chains. */
export const useSavedAddresses = (chain_family: string | undefined) =>
  useEndpointQuery(
    listAddresses,
    chain_family === undefined ? undefined : { query: { chain_family, current: 1, pageSize: BOOK_SIZE } },
    silent,
  );

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

/** Withdrawals made within this time, in seconds, are compared with the one about to be made. */
const EQUAL_SECONDS = 600;

const withoutEffect: ReadonlySet<number> = new Set([withdrawalStatus.auditReject, withdrawalStatus.canceled]);

export const withdrawalAdapter: MoneyAdapter<
  IntentionOf<'withdrawals.create'>,
  DataOf<typeof createWithdrawal>
> = {
  id: createWithdrawal.id,
  asksFirst: true,
  send: (get, { id, address, memo, amount, fee, actual_amount, quote_id, save_as }, proof, options) => {
    const agreed = quote_id !== '' && { quote_id, fee, actual_amount };
    const saved = save_as !== undefined && { save_address: true, label: save_as };
    const body = { id, address, memo, amount, ...agreed, ...saved, ...proof };
    return callEndpoint(get, createWithdrawal, { body }, options);
  },
  tradeNoOf: ({ trade_no }) => trade_no,
  findEqual: async (get, { id, address, amount }) => {
    const start_time = get(serverClockAtom).now() - EQUAL_SECONDS;
    const { list } = await callEndpoint(get, listWithdrawals, {
      query: { id, address, start_time, current: 1, pageSize: 100 },
    });
    const equal = list.find((row) => !withoutEffect.has(row.status) && compare(row.amount, amount) === 0);
    return equal && { tradeNo: equal.trade_no, time: equal.created_time };
  },
  findByRequest: async (get, request_id) => {
    const { list } = await callEndpoint(get, listWithdrawals, {
      query: { request_id, current: 1, pageSize: 1 },
    });
    return list.find((row) => row.request_id === request_id)?.trade_no;
  },
};

/** Cancels a withdrawal that is still under review. */
export const cancelAdapter: MoneyAdapter<IntentionOf<'withdrawals.cancel'>, Withdrawal> = {
  id: cancelWithdrawal.id,
  send: (get, { trade_no }, proof, options) =>
    callEndpoint(get, cancelWithdrawal, { body: { trade_no, ...proof } }, options),
  tradeNoOf: ({ trade_no }) => trade_no,
};
