import type { DataOf, Endpoint } from '@settlement/api-mocks/contract/endpoint';
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
import type { ExportFormat } from '@settlement/api-mocks/contract/primitives';
import { exportWithdrawals, listWithdrawals } from '@settlement/api-mocks/contract/withdrawals';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import type { CallInput, DownloadOptions } from '#api/client.ts';
import { dayRanges } from '#kit/list/ranges.ts';
import { polledWhile } from '#lib/time/retryPause.ts';
import { integerParam, queryParams } from '#lib/address/urlState.ts';
import { apiClientAtom } from './calls/apiClient.ts';
import { endpointQuery } from './calls/endpointQuery.ts';
import { fundParams, fundStateAtom } from './funds.ts';
import { POLL_MS, defineList } from './list/defineList.ts';
import { hiddenColumnsOf } from './session/preferences.ts';

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

interface Page<Row> {
  readonly list: readonly Row[];
}
const isAnyInProgress = ({ list }: Page<Progressing>) => list.some(isInProgress);
const isAnySwapMoving = ({ list }: Page<Parameters<typeof isSwapMoving>[0]>) => list.some(isSwapMoving);
const isAnyOpen = ({ list }: Page<Parameters<typeof hasOpenRow>[0]>) => list.some(hasOpenRow);

const shared = {
  page: '/property/fundingDetails',
  ranges: dayRanges,
  pageSize: 10,
  others: fundParams,
} as const;

/** The filter for swaps. The incoming movement exists only after a success. */
const SWAPS = { type: streamType.swap, direction: movementDirection.out } as const;

const withdrawals = defineList({
  ...shared,
  endpoint: listWithdrawals,
  filters: queryParams(listWithdrawals.query, ['id', 'status', 'address']),
  input: (filters, scope) => ({ query: { ...filters, ...scope } }),
  hiddenColumnsAtom: hiddenColumnsOf('withdrawals'),
  isMoving: isAnyOpen,
});

const exportWithdrawalsAtom = atom(
  null,
  (get, _set, format: ExportFormat = 'xlsx', options: DownloadOptions = {}) => {
    const query = { ...get(withdrawals.filtersAtom), ...get(withdrawals.timesAtom), format };
    return get(apiClientAtom).download(exportWithdrawals, { query }, options);
  },
);

export const movementLists = {
  all: defineList({
    ...shared,
    endpoint: listStream,
    filters: queryParams(listStream.query, ['type', 'direction', 'id', 'keyword']),
    input: (filters, scope) => ({ query: { ...filters, ...scope } }),
    hiddenColumnsAtom: hiddenColumnsOf('stream'),
  }),
  recharge: defineList({
    ...shared,
    endpoint: listRecharges,
    filters: queryParams(listRecharges.query, ['id', 'status', 'txid']),
    input: (filters, scope) => ({ query: { ...filters, ...scope } }),
    hiddenColumnsAtom: hiddenColumnsOf('recharges'),
    isMoving: isAnyInProgress,
  }),
  withdrawal: { ...withdrawals, downloadAtom: exportWithdrawalsAtom },
  swap: defineList({
    ...shared,
    endpoint: listStream,
    // The URL parameter is named `status` as in the other lists, the API parameter `progress`.
    filters: { ...queryParams(listStream.query, ['pair']), status: integerParam() },
    input: ({ status: progress, ...filters }, scope) => ({
      query: { ...SWAPS, ...filters, progress, ...scope },
    }),
    hiddenColumnsAtom: hiddenColumnsOf('swaps'),
    isMoving: isAnySwapMoving,
  }),
  transfer: defineList({
    ...shared,
    endpoint: listTransfers,
    filters: queryParams(listTransfers.query, ['direction', 'id']),
    input: (filters, scope) => ({ query: { ...filters, ...scope } }),
    hiddenColumnsAtom: hiddenColumnsOf('transfers'),
    isMoving: isAnyInProgress,
  }),
  gas: defineList({
    ...shared,
    endpoint: listExpenses,
    filters: queryParams(listExpenses.query, ['network_id', 'token_id']),
    input: (filters, scope) => ({ query: { ...filters, ...scope } }),
    hiddenColumnsAtom: hiddenColumnsOf('gas'),
  }),
} as const;

/** Several rows, because a remark can contain the number of another row, and a server may ignore the number. */
const FEW = { current: 1, pageSize: 20 } as const;

function openRow<E extends Endpoint>(
  endpoint: E,
  input: (number: string) => CallInput<E>,
  isMoving: (page: DataOf<E>) => boolean = () => false,
) {
  return atomWithQuery((get) => {
    const number = get(fundStateAtom).detail ?? '';
    return {
      ...endpointQuery(get, endpoint, input(number)),
      enabled: number !== '',
      refetchInterval: polledWhile(POLL_MS, isMoving),
    };
  });
}

export const openRows = {
  all: openRow(listStream, (number) => ({ query: { keyword: number, ...FEW } })),
  recharge: openRow(listRecharges, (trade_no) => ({ query: { trade_no, ...FEW } }), isAnyInProgress),
  withdrawal: openRow(listWithdrawals, (trade_no) => ({ query: { trade_no, ...FEW } }), isAnyOpen),
  swap: openRow(listStream, (number) => ({ query: { ...SWAPS, keyword: number, ...FEW } }), isAnySwapMoving),
  transfer: openRow(listTransfers, (trade_no) => ({ query: { trade_no, ...FEW } })),
  gas: openRow(listExpenses, (expense) => ({ query: { id: expense, ...FEW } })),
} as const;

export const movementPairsQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listSwapPairs, {}),
  staleTime: 300_000,
  enabled: get(fundStateAtom).tab === 'swap',
}));
