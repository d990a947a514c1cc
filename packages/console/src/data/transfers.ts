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
import { leftOf } from '#lib/amountRules.ts';
import { type Decimal, compare } from '#lib/money.ts';
import { presentParam } from '#lib/presentParam.ts';
import { textParam } from '#lib/urlState.ts';
import { SEARCH_DEBOUNCE } from '#lib/useDebounced.ts';
import { callEndpoint, endpointQuery } from './endpointQuery.ts';
import type { MoneyAdapter } from './money.ts';
import { serverClockAtom } from './serverClock.ts';
import { urlStateAtom } from './urlState.ts';
import { useEndpointQuery } from './useEndpointQuery.ts';

/**
 * `?transfer=<id>` opens the transfer of a token on a network; without an id one is chosen there. `payee` and
 * `amount` are taken over into the form once: whom it goes to is still ticked by the merchant.
 */
export const transferStateAtom = urlStateAtom({
  transfer: presentParam(),
  payee: textParam({ keepsOthers: true }),
  amount: textParam({ keepsOthers: true }),
});

/** Whom an account belongs to, once typing rests; undefined asks nothing. */
export const usePayee = (account: string | undefined) =>
  useEndpointQuery(findPayee, account === undefined ? undefined : { query: { account } }, {
    // A name that was right a while ago is looked at again before money goes there.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    debounce: SEARCH_DEBOUNCE,
  });

/** Enough to find the last few different recipients in. */
const RECENT_ROWS = 30;
const RECENT_PAYEES = 4;

export const sentTransfersQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listTransfers, {
    query: { direction: movementDirection.out, current: 1, pageSize: RECENT_ROWS },
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

const limitsQueryAtom = atomWithQuery((get) => {
  const { transfer: id = '' } = get(transferStateAtom);
  return {
    ...endpointQuery(get, getWithdrawalCost, { query: { id } }),
    enabled: id !== '' && id !== 'any',
    // The form works without them: the server refuses what is beyond a limit.
    meta: { isSilent: true },
  };
});

/** What a transfer must stay within; figures are undefined until the server has given them. */
export interface TransferLimits {
  /** The most of one transfer, in the token. */
  readonly max: Decimal | undefined;
  /** What one of the token is worth, in USDT. */
  readonly price: Decimal | undefined;
  /** What may still leave within 24 hours, in USDT. */
  readonly dayLeft: Decimal | undefined;
  /** Being asked for: until they are known, nothing is filled in. */
  readonly isLoading: boolean;
}

/** The limits of the chosen token: transfers share them with withdrawals, whose cost gives them. */
export const transferLimitsAtom = atom((get): TransferLimits => {
  const { data, isLoading } = get(limitsQueryAtom);
  return {
    max: data?.max_amount,
    price: data?.price,
    dayLeft: data && leftOf(data.day_limit, data.day_used),
    isLoading,
  };
});

/** Transfers made within this time, in seconds, are compared with the one about to be made. */
const EQUAL_SECONDS = 600;

export const transferAdapter: MoneyAdapter<IntentionOf<'transfers.create'>, DataOf<typeof createTransfer>> = {
  id: createTransfer.id,
  asksFirst: true,
  send: (get, { id, mchid, balance_type, amount, fee, remark }, proof, options) => {
    const body = { account: mchid, id, balance_type, amount, fee, remark, ...proof };
    return callEndpoint(get, createTransfer, { body }, options);
  },
  tradeNoOf: ({ trade_no }) => trade_no,
  findEqual: async (get, { id, mchid, amount, balance_type }) => {
    const start_time = get(serverClockAtom).now() - EQUAL_SECONDS;
    const { list } = await callEndpoint(get, listTransfers, {
      query: { direction: movementDirection.out, id, start_time, current: 1, pageSize: 100 },
    });
    // A value in USDT is another amount of the token every minute: the same payee and token is enough to ask.
    const equal = list.find(
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
