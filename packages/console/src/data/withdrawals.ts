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
import type { Getter } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import type { IntentionOf } from '#kit/money/intention.ts';
import { compare } from '#lib/money/money.ts';
import { choiceParam, pageParam, textParam } from '#lib/address/urlState.ts';
import { DEBOUNCE, SEARCH_DEBOUNCE } from '#lib/browser/useDebounced.ts';
import { callEndpoint, endpointQuery } from './calls/endpointQuery.ts';
import { offersAtom } from './calls/extensions.ts';
import { findRecent } from './calls/loadPages.ts';
import type { MoneyAdapter } from './money/money.ts';
import { urlStateAtom } from './page/urlState.ts';
import { useEndpointQuery } from './calls/useEndpointQuery.ts';
import { polledUntil } from '#lib/time/retryPause.ts';

export const withdrawSteps = ['where', 'amount'] as const;
export type WithdrawStep = (typeof withdrawSteps)[number];

export interface WithdrawState {
  /** The ID of a token on a network. The specification calls it the asset ID (§2). */
  id: string | undefined;
  saved: string | undefined;
  amount: string | undefined;
  done: string | undefined;
  step: WithdrawStep;
  current: number;
}

export const withdrawStateAtom = urlStateAtom<WithdrawState>({
  id: textParam({ keepsOthers: true }),
  saved: textParam({ keepsOthers: true }),
  amount: textParam({ keepsOthers: true }),
  done: textParam({ keepsOthers: true }),
  step: choiceParam(withdrawSteps, 'where', { keepsOthers: true }),
  current: pageParam(),
});

/** The options of queries whose failure shows no toast, because the form handles it. */
const silent = { meta: { isSilent: true } } as const;

/** The input of the cost call. `amount` is a decimal string, or empty to get only the terms. */
export interface CostInput {
  readonly id: string;
  readonly amount: string;
}

export const useWithdrawalCost = (query: CostInput | undefined) =>
  useEndpointQuery(getWithdrawalCost, query && { query }, {
    ...silent,
    // The server sets the expiry time of a quote, so a cached quote counts as stale.
    staleTime: 0,
    debounce: query?.amount === '' ? 0 : DEBOUNCE,
    keepPrevious: (before, now) => before.query.id === now.query.id,
  });

export const useNetworkCost = (id: string) =>
  useEndpointQuery(getWithdrawalCost, { query: { id } }, { ...silent, staleTime: 60_000 });

export const useAddressCheckQuery = (query: QueryInput<typeof checkAddress> | undefined) =>
  useEndpointQuery(checkAddress, query && { query }, {
    ...silent,
    // The result "first use of this address" must not be reused for the next withdrawal.
    gcTime: 0,
    staleTime: 0,
    debounce: SEARCH_DEBOUNCE,
  });

const RECENT = 5;
/** The number of rows per page on phones (specification §9). */
export const WITHDRAW_PAGE_SIZE = 7;

export const recentWithdrawalsQueryAtom = atomWithQuery((get) =>
  endpointQuery(get, listWithdrawals, { query: { current: 1, pageSize: RECENT } }),
);

export const withdrawalPageQueryAtom = atomWithQuery((get) => {
  const { current } = get(withdrawStateAtom);
  return {
    ...endpointQuery(get, listWithdrawals, { query: { current, pageSize: WITHDRAW_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  };
});

const POLL_MS = 3000;

const final: ReadonlySet<number | undefined> = new Set([
  withdrawalStatus.auditReject,
  withdrawalStatus.accomplish,
  withdrawalStatus.canceled,
]);

type Withdrawals = DataOf<typeof listWithdrawals>;

export const doneQueryAtom = atomWithQuery((get) => {
  const trade_no = get(withdrawStateAtom).done ?? '';
  // A server may ignore the number. Then the withdrawal is usually one of the newest.
  const query = { trade_no, current: 1, pageSize: 20 };
  const select = (page: Withdrawals) => ({
    ...page,
    list: page.list.filter((row) => row.trade_no === trade_no),
  });
  return {
    ...endpointQuery(get, listWithdrawals, { query }),
    select,
    enabled: trade_no !== '',
    refetchInterval: polledUntil(POLL_MS, (page: Withdrawals) => final.has(select(page).list[0]?.status)),
  };
});

const withoutEffect: ReadonlySet<number> = new Set([withdrawalStatus.auditReject, withdrawalStatus.canceled]);

export function withdrawalBody(get: Getter, intention: IntentionOf<'withdrawals.create'>) {
  const { id, address, memo, amount, fee, actual_amount, quote_id, save_as, row } = intention;
  // A batch has no quotes, because they would expire before the last row. Instead, the server compares the figures.
  const isCompared = row !== undefined && get(offersAtom)('outgoingTransfers');
  return {
    id,
    address,
    memo,
    amount,
    ...(quote_id !== '' && { quote_id }),
    ...((quote_id !== '' || isCompared) && { fee, actual_amount }),
    ...(save_as !== undefined && { save_address: true, label: save_as }),
  };
}

export const withdrawalAdapter: MoneyAdapter<
  IntentionOf<'withdrawals.create'>,
  DataOf<typeof createWithdrawal>
> = {
  id: createWithdrawal.id,
  asksFirst: true,
  send: (get, intention, proof, options) =>
    callEndpoint(get, createWithdrawal, { body: { ...withdrawalBody(get, intention), ...proof } }, options),
  tradeNoOf: ({ trade_no }) => trade_no,
  findEqual: async (get, { id, address, amount }) => {
    const equal = await findRecent(
      get,
      (query) => callEndpoint(get, listWithdrawals, { query: { id, address, ...query } }),
      (row) => row.trade_no,
      (row) => !withoutEffect.has(row.status) && compare(row.amount, amount) === 0,
    );
    return equal && { tradeNo: equal.trade_no, time: equal.created_time };
  },
  findByRequest: async (get, request_id) => {
    const { list } = await callEndpoint(get, listWithdrawals, {
      query: { request_id, current: 1, pageSize: 1 },
    });
    return list.find((row) => row.request_id === request_id)?.trade_no;
  },
};

export const cancelAdapter: MoneyAdapter<IntentionOf<'withdrawals.cancel'>, Withdrawal> = {
  id: cancelWithdrawal.id,
  send: (get, { trade_no }, proof, options) =>
    callEndpoint(get, cancelWithdrawal, { body: { trade_no, ...proof } }, options),
  tradeNoOf: ({ trade_no }) => trade_no,
};
