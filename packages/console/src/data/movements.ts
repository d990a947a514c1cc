import {
  movementDirection,
  movementProgress,
  streamType,
  withdrawalStatus,
} from '@settlement/api-mocks/contract/enumerations';
import { listExpenses, listStream } from '@settlement/api-mocks/contract/funds';
import { listRecharges } from '@settlement/api-mocks/contract/recharge';
import { listSwapPairs } from '@settlement/api-mocks/contract/swap';
import { listTransfers } from '@settlement/api-mocks/contract/transfers';
import { listWithdrawals } from '@settlement/api-mocks/contract/withdrawals';
import { keepPreviousData } from '@tanstack/query-core';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { apiClientAtom } from './apiClient.ts';
import { endpointQuery } from './endpointQuery.ts';
import { fundStateAtom, fundTimesAtom } from './funds.ts';
import { type PolledState, retryPause } from '../lib/retryPause.ts';

/** How often a page is asked for again while something on it is under way. */
const POLL_MS = 10_000;

/** Asks again while something is under way; never behind another browser tab. */
function following<Row>(isMoving: (row: Row) => boolean) {
  return {
    refetchInterval: (query: { state: PolledState & { data: { list: readonly Row[] } | undefined } }) =>
      query.state.data?.list.some(isMoving) ? retryPause(POLL_MS, query.state) : (false as const),
  };
}

interface Progressing {
  readonly progress: number;
}
const isInProgress = ({ progress }: Progressing) => progress === movementProgress.inProgress;
const isSwapMoving = ({ swap }: { readonly swap: Progressing | null }) => swap !== null && isInProgress(swap);

const withdrawalsInProgress: ReadonlySet<number> = new Set([
  withdrawalStatus.auditing,
  withdrawalStatus.transferring,
  withdrawalStatus.confirming,
]);
const hasOpenRow = ({ status }: { readonly status: number }) => withdrawalsInProgress.has(status);

const pageAtom = atom((get) => {
  const { current, pageSize } = get(fundStateAtom);
  return { current, pageSize };
});

/** What one movement is looked for by; empty while no drawer is open. */
const detailAtom = atom((get) => get(fundStateAtom).detail ?? '');
const ONE = { current: 1, pageSize: 1 } as const;

// Every list below: the filters as its call takes them, one page of it, and one row by its number.

const streamFiltersAtom = atom((get) => {
  const { type, direction, id, keyword } = get(fundStateAtom);
  const times = get(fundTimesAtom);
  return times && { type, direction, id, keyword, ...times };
});
export const streamQueryAtom = atomWithQuery((get) => {
  const filters = get(streamFiltersAtom);
  return {
    ...endpointQuery(get, listStream, { query: { ...filters, ...get(pageAtom) } }),
    enabled: filters !== null,
    placeholderData: keepPreviousData,
  };
});
export const streamEntryQueryAtom = atomWithQuery((get) => {
  const keyword = get(detailAtom);
  return { ...endpointQuery(get, listStream, { query: { keyword, ...ONE } }), enabled: keyword !== '' };
});

const rechargeFiltersAtom = atom((get) => {
  const { id, status, txid } = get(fundStateAtom);
  const times = get(fundTimesAtom);
  return times && { id, status, txid, ...times };
});
export const rechargesQueryAtom = atomWithQuery((get) => {
  const filters = get(rechargeFiltersAtom);
  return {
    ...endpointQuery(get, listRecharges, { query: { ...filters, ...get(pageAtom) } }),
    enabled: filters !== null,
    placeholderData: keepPreviousData,
    ...following(isInProgress),
  };
});
export const rechargeQueryAtom = atomWithQuery((get) => {
  const trade_no = get(detailAtom);
  return {
    ...endpointQuery(get, listRecharges, { query: { trade_no, ...ONE } }),
    enabled: trade_no !== '',
    ...following(isInProgress),
  };
});

const withdrawalFiltersAtom = atom((get) => {
  const { id, status, address } = get(fundStateAtom);
  const times = get(fundTimesAtom);
  return times && { id, status, address, ...times };
});
export const withdrawalsQueryAtom = atomWithQuery((get) => {
  const filters = get(withdrawalFiltersAtom);
  return {
    ...endpointQuery(get, listWithdrawals, { query: { ...filters, ...get(pageAtom) } }),
    enabled: filters !== null,
    placeholderData: keepPreviousData,
    ...following(hasOpenRow),
  };
});
export const withdrawalQueryAtom = atomWithQuery((get) => {
  const trade_no = get(detailAtom);
  return {
    ...endpointQuery(get, listWithdrawals, { query: { trade_no, ...ONE } }),
    enabled: trade_no !== '',
    ...following(hasOpenRow),
  };
});

/** One row a swap: what is given always moves, what is received only when all went well. */
const SWAPS = { type: streamType.swap, direction: movementDirection.out } as const;
const swapFiltersAtom = atom((get) => {
  const { pair, status } = get(fundStateAtom);
  const times = get(fundTimesAtom);
  return times && { ...SWAPS, pair, progress: status, ...times };
});
export const swapsQueryAtom = atomWithQuery((get) => {
  const filters = get(swapFiltersAtom);
  return {
    ...endpointQuery(get, listStream, { query: { ...filters, ...get(pageAtom) } }),
    enabled: filters !== null,
    placeholderData: keepPreviousData,
    ...following(isSwapMoving),
  };
});
export const swapQueryAtom = atomWithQuery((get) => {
  const keyword = get(detailAtom);
  return {
    ...endpointQuery(get, listStream, { query: { ...SWAPS, keyword, ...ONE } }),
    enabled: keyword !== '',
    ...following(isSwapMoving),
  };
});

/** What can be swapped for what, for the filter of the swaps. */
export const movementPairsQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listSwapPairs, {}),
  staleTime: 300_000,
  enabled: get(fundStateAtom).tab === 'swap',
}));

const transferFiltersAtom = atom((get) => {
  const { direction, id } = get(fundStateAtom);
  const times = get(fundTimesAtom);
  return times && { direction, id, ...times };
});
export const transfersQueryAtom = atomWithQuery((get) => {
  const filters = get(transferFiltersAtom);
  return {
    ...endpointQuery(get, listTransfers, { query: { ...filters, ...get(pageAtom) } }),
    enabled: filters !== null,
    placeholderData: keepPreviousData,
    ...following(isInProgress),
  };
});
export const transferQueryAtom = atomWithQuery((get) => {
  const trade_no = get(detailAtom);
  return {
    ...endpointQuery(get, listTransfers, { query: { trade_no, ...ONE } }),
    enabled: trade_no !== '',
  };
});

const gasFiltersAtom = atom((get) => {
  const { network_id, token_id } = get(fundStateAtom);
  const times = get(fundTimesAtom);
  return times && { network_id, token_id, ...times };
});
export const gasQueryAtom = atomWithQuery((get) => {
  const filters = get(gasFiltersAtom);
  return {
    ...endpointQuery(get, listExpenses, { query: { ...filters, ...get(pageAtom) } }),
    enabled: filters !== null,
    placeholderData: keepPreviousData,
  };
});
export const gasEntryQueryAtom = atomWithQuery((get) => {
  const id = get(detailAtom);
  return { ...endpointQuery(get, listExpenses, { query: { id, ...ONE } }), enabled: id !== '' };
});

/** Downloads the open list: every row that matches its filters, on all pages. */
export const exportMovementsAtom = atom(null, (get) => {
  const client = get(apiClientAtom);
  const downloads = {
    all: () => client.download(listStream, { query: { ...get(streamFiltersAtom) } }),
    recharge: () => client.download(listRecharges, { query: { ...get(rechargeFiltersAtom) } }),
    withdrawal: () => client.download(listWithdrawals, { query: { ...get(withdrawalFiltersAtom) } }),
    swap: () => client.download(listStream, { query: { ...get(swapFiltersAtom) } }),
    transfer: () => client.download(listTransfers, { query: { ...get(transferFiltersAtom) } }),
    gas: () => client.download(listExpenses, { query: { ...get(gasFiltersAtom) } }),
  };
  return downloads[get(fundStateAtom).tab]();
});
