import {
  exportPayments,
  getPayment,
  listPayments,
  listPaymentTransfers,
} from '@settlement/api-mocks/contract/payments';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { keepPreviousData } from '@tanstack/query-core';
import { choiceParam, codesParam, dayParam, integerParam, pageParam, textParam } from '../lib/urlState.ts';
import { apiClientAtom } from './apiClient.ts';
import { endpointQuery } from './endpointQuery.ts';
import { timeRangeAtom } from './timeRange.ts';
import { urlStateAtom } from './urlState.ts';

/** Page sizes of the record list; 20 unless the merchant chooses (specification §9). */
export const recordPageSizes = [10, 20] as const;

/** Ranges that stay relative in a link: "last 7 days" is still that tomorrow. */
export const recordRanges = ['all', 'today', '7d', '15d', '30d', 'days'] as const;
export type RecordRange = (typeof recordRanges)[number];

/** The state of the record screen; all of it can be sent as a link. */
export interface RecordState {
  appid: string | undefined;
  out_trade_no: string | undefined;
  trade_no: string | undefined;
  /** Codes joined by commas; a link may name statuses that the filter does not offer. */
  status: string | undefined;
  /** A code of `paymentDifference`, as the dashboard links to; the filters do not offer it. */
  exception: number | undefined;
  range: RecordRange;
  /** First and last day in the merchant's zone; they count when the range is `days`. */
  from: string | undefined;
  to: string | undefined;
  current: number;
  pageSize: (typeof recordPageSizes)[number];
  /** The payment in the drawer, by its platform order. */
  detail: string | undefined;
}

export const recordStateAtom = urlStateAtom<RecordState>({
  appid: textParam(),
  out_trade_no: textParam(),
  trade_no: textParam(),
  status: codesParam(),
  exception: integerParam(),
  range: choiceParam(recordRanges, 'all'),
  from: dayParam(),
  to: dayParam(),
  current: pageParam(),
  pageSize: choiceParam(recordPageSizes, 20),
  detail: textParam({ keepsOthers: true }),
});

/** What "clear all" goes back to. */
export const noRecordFilters = {
  appid: undefined,
  out_trade_no: undefined,
  trade_no: undefined,
  status: undefined,
  exception: undefined,
  range: 'all',
  from: undefined,
  to: undefined,
} as const satisfies Partial<RecordState>;

/** The filters as the list and its export take them; null until the merchant's zone is known. */
export const recordFiltersAtom = atom((get) => {
  const { appid, out_trade_no, trade_no, status, exception, range, from, to } = get(recordStateAtom);
  const times = get(timeRangeAtom)({ range, from, to });
  return times && { appid, out_trade_no, trade_no, status, exception, ...times };
});

/** How many filters are set; a range is one. */
export const recordFilterCountAtom = atom((get) => {
  const { appid, out_trade_no, trade_no, status, exception, range } = get(recordStateAtom);
  const days = range === 'all' ? undefined : range;
  return [appid, out_trade_no, trade_no, status, exception, days].filter(Boolean).length;
});

/** One page of payments; the page before stays until the next is there. */
export const paymentsQueryAtom = atomWithQuery((get) => {
  const { current, pageSize } = get(recordStateAtom);
  const filters = get(recordFiltersAtom);
  return {
    ...endpointQuery(get, listPayments, { query: { ...filters, current, pageSize } }),
    enabled: filters !== null,
    placeholderData: keepPreviousData,
  };
});

const detailIdAtom = atom((get) => get(recordStateAtom).detail ?? '');

/** The payment in the drawer. */
export const paymentQueryAtom = atomWithQuery((get) => {
  const trade_no = get(detailIdAtom);
  return { ...endpointQuery(get, getPayment, { query: { trade_no } }), enabled: trade_no !== '' };
});

/** What moved on the chain for the payment in the drawer. */
export const paymentTransfersQueryAtom = atomWithQuery((get) => {
  const handle_id = get(paymentQueryAtom).data?.handle_id ?? '';
  return { ...endpointQuery(get, listPaymentTransfers, { query: { handle_id } }), enabled: handle_id !== '' };
});

/** The last four that were paid (specification §2, dashboard). */
export const recentPaymentsQueryAtom = atomWithQuery((get) =>
  endpointQuery(get, listPayments, { query: { status: '2', current: 1, pageSize: 4 } }),
);

/** Downloads exactly what is filtered, with the given columns. */
export const exportPaymentsAtom = atom(null, (get, _set, columns: readonly string[]) =>
  get(apiClientAtom).download(exportPayments, {
    query: { ...get(recordFiltersAtom), columns: columns.join(',') },
  }),
);
