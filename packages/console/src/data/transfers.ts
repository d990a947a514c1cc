import type { DataOf } from '@settlement/api-mocks/contract/endpoint';
import { movementDirection } from '@settlement/api-mocks/contract/enumerations';
import {
  type Transfer,
  createTransfer,
  findPayee,
  listTransfers,
} from '@settlement/api-mocks/contract/transfers';
import { getWithdrawalCost } from '@settlement/api-mocks/contract/withdrawals';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import type { IntentionOf } from '#kit/money/intention.ts';
import { leftOf } from '#lib/money/amountRules.ts';
import { type Decimal, compare } from '#lib/money/money.ts';
import { textParam } from '#lib/address/urlState.ts';
import { SEARCH_DEBOUNCE } from '#lib/browser/useDebounced.ts';
import { callEndpoint, endpointQuery } from './calls/endpointQuery.ts';
import { findRecent } from './calls/loadPages.ts';
import type { MoneyAdapter } from './money/money.ts';
import { urlStateAtom } from './page/urlState.ts';
import { useEndpointQuery } from './calls/useEndpointQuery.ts';

/** The transfer page in the URL. `payee` and `amount` fill in the form once. */
export const transferStateAtom = urlStateAtom({
  id: textParam({ keepsOthers: true }),
  payee: textParam({ keepsOthers: true }),
  amount: textParam({ keepsOthers: true }),
});

export const usePayee = (account: string | undefined) =>
  useEndpointQuery(findPayee, account === undefined ? undefined : { query: { account } }, {
    // A recipient that was looked up more than a minute ago is looked up again.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    debounce: SEARCH_DEBOUNCE,
  });

/** The number of transfers from which the recent recipients are collected. */
const RECENT_ROWS = 30;
const RECENT_PAYEES = 4;

export const sentTransfersQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listTransfers, {
    query: { direction: movementDirection.out, current: 1, pageSize: RECENT_ROWS },
  }),
  meta: { isSilent: true },
}));

export function recentPayees(transfers: readonly Transfer[]): readonly Transfer[] {
  const known = new Map<string, Transfer>();
  for (const transfer of transfers) {
    if (transfer.account !== '' && !known.has(transfer.account)) known.set(transfer.account, transfer);
  }
  return [...known.values()].slice(0, RECENT_PAYEES);
}

const limitsQueryAtom = atomWithQuery((get) => {
  const { id = '' } = get(transferStateAtom);
  return {
    ...endpointQuery(get, getWithdrawalCost, { query: { id } }),
    enabled: id !== '',
    // Without limits, the form still works, because the server checks the amount.
    meta: { isSilent: true },
  };
});

export interface TransferLimits {
  readonly balance: Decimal | undefined;
  readonly max: Decimal | undefined;
  /** The price of one token in USDT. */
  readonly price: Decimal | undefined;
  /** The unused part of the 24-hour limit in USDT. */
  readonly dayLeft: Decimal | undefined;
  readonly isLoading: boolean;
}

/** The limits of a transfer, from the withdrawal cost, because both share them. */
export const transferLimitsAtom = atom((get): TransferLimits => {
  const { data, isLoading } = get(limitsQueryAtom);
  return {
    balance: data?.balance,
    max: data?.max_amount,
    price: data?.price,
    dayLeft: data?.day_limit && data.day_used && leftOf(data.day_limit, data.day_used),
    isLoading,
  };
});

export const transferAdapter: MoneyAdapter<IntentionOf<'transfers.create'>, DataOf<typeof createTransfer>> = {
  id: createTransfer.id,
  asksFirst: true,
  send: (get, { id, mchid, balance_type, amount, fee, remark }, proof, options) => {
    const body = { account: mchid, id, balance_type, amount, fee, remark, ...proof };
    return callEndpoint(get, createTransfer, { body }, options);
  },
  tradeNoOf: ({ trade_no }) => trade_no,
  findEqual: async (get, { id, mchid, amount, balance_type }) => {
    const direction = movementDirection.out;
    const equal = await findRecent(
      get,
      (query) => callEndpoint(get, listTransfers, { query: { direction, id, ...query } }),
      (row) => row.trade_no,
      // The same value in USDT can be different amounts of the token, so these amounts aren't compared.
      (row) => row.account === mchid && (balance_type === 2 || compare(row.amount, amount) === 0),
    );
    return equal && { tradeNo: equal.trade_no, time: equal.created_time };
  },
  findByRequest: async (get, request_id) => {
    const { list } = await callEndpoint(get, listTransfers, {
      query: { request_id, current: 1, pageSize: 1 },
    });
    return list.find((row) => row.request_id === request_id)?.trade_no;
  },
};
