import type { BodyInput, DataOf } from '@settlement/api-mocks/contract/endpoint';
import { movementDirection, movementProgress, streamType } from '@settlement/api-mocks/contract/enumerations';
import { type StreamEntry, listStream } from '@settlement/api-mocks/contract/funds';
import {
  createSwapOrder,
  getSwapBalance,
  getSwapQuote,
  listSwapPairs,
} from '@settlement/api-mocks/contract/swap';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import type { IntentionOf } from '#kit/money/intention.ts';
import { compare } from '#lib/money/money.ts';
import { textParam } from '#lib/address/urlState.ts';
import { DEBOUNCE } from '#lib/browser/useDebounced.ts';
import { callEndpoint, endpointQuery } from './calls/endpointQuery.ts';
import { findRecent } from './calls/loadPages.ts';
import type { MoneyAdapter } from './money/money.ts';
import { chosenSwap } from './swapPairs.ts';
import { urlStateAtom } from './page/urlState.ts';
import { useEndpointQuery } from './calls/useEndpointQuery.ts';
import { polledUntil } from '#lib/time/retryPause.ts';

export const swapStateAtom = urlStateAtom({
  from: textParam(),
  to: textParam(),
  amount: textParam(),
  order: textParam(),
});

export const swapPairsQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listSwapPairs, { body: {} }),
  // Minimum amounts depend on prices, which change slowly.
  staleTime: 60_000,
}));

export const swapChoiceAtom = atom((get) =>
  chosenSwap(get(swapPairsQueryAtom).data?.list ?? [], get(swapStateAtom)),
);

/** Fetches the balance of a token as an amount (`balance_type` 1) or as a value in USDT (2). */
export const useSwapBalance = (id: string | undefined, balance_type: 1 | 2) =>
  useEndpointQuery(getSwapBalance, id === undefined ? undefined : { body: { id, balance_type } });

export type QuoteInput = BodyInput<typeof getSwapQuote>;

/** Fetches a quote for a swap. A quote is valid for fifteen seconds, so it isn't cached. */
export const useSwapQuote = (body: QuoteInput | undefined) =>
  useEndpointQuery(getSwapQuote, body && { body }, {
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    debounce: DEBOUNCE,
  });

export const swapAdapter: MoneyAdapter<IntentionOf<'swap.create'>, DataOf<typeof createSwapOrder>> = {
  id: createSwapOrder.id,
  asksFirst: ({ quote }) => quote.need_verification,
  send: (get, { from, to, quote, pair_id, direction, balance_type, ...amounts }, proof, options) => {
    const { from_amount, min_received } = amounts;
    const route = { pair_id, direction, balance_type, from_id: from.id, to_id: to.id };
    const body = { ...route, quote_id: quote.quote_id, from_amount, min_received, ...proof };
    return callEndpoint(get, createSwapOrder, { body }, options);
  },
  // No money has moved if the response contains a new quote.
  tradeNoOf: (data) => ('requote' in data ? undefined : data.trade_no),
  findEqual: async (get, { from, to, from_amount, balance_type }) => {
    const filters = { type: streamType.swap, direction: movementDirection.out, id: from.id };
    const equal = await findRecent(
      get,
      (query) => callEndpoint(get, listStream, { query: { ...filters, ...query } }),
      (row) => `${row.id} ${row.ref_no}`,
      ({ swap }) =>
        swap !== null &&
        swap.progress !== movementProgress.canceled &&
        swap.to.id === to.id &&
        // The same value in USDT can be different amounts of the token, so these amounts aren't compared.
        (balance_type === 2 || compare(swap.from.amount, from_amount) === 0),
    );
    return equal && { tradeNo: equal.ref_no, time: equal.created_time };
  },
};

const ORDER_POLL_MS = 2000;

type Stream = DataOf<typeof listStream>;

const isSettled = ({ list: [entry] }: Stream) =>
  entry !== undefined && entry.swap?.progress !== movementProgress.inProgress;

export const swapOrderQueryAtom = atomWithQuery((get) => {
  const { order } = get(swapStateAtom);
  const query = { type: streamType.swap, keyword: order ?? '', current: 1, pageSize: 20 };
  // A server may ignore the keyword, and may omit the number of an entry.
  const select = (page: Stream) => ({
    ...page,
    list: page.list.filter(({ ref_no }) => ref_no === order || ref_no === ''),
  });
  return {
    ...endpointQuery(get, listStream, { query }),
    select,
    enabled: order !== undefined,
    refetchInterval: polledUntil(ORDER_POLL_MS, (page: Stream) => isSettled(select(page))),
  };
});

const RECENT = 5;

export const recentSwapsQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listStream, { query: { type: streamType.swap, current: 1, pageSize: 2 * RECENT } }),
  meta: { isSilent: true },
}));

export function swapsOf(entries: readonly StreamEntry[]): readonly StreamEntry[] {
  const first = new Map<string, StreamEntry>();
  for (const entry of entries) {
    const isGiven = entry.direction === movementDirection.out;
    if ((entry.swap !== null || isGiven) && !first.has(entry.ref_no || entry.id))
      first.set(entry.ref_no || entry.id, entry);
  }
  return [...first.values()].slice(0, RECENT);
}
