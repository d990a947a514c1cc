import { paymentStatus } from '@settlement/api-mocks/contract/enumerations';
import { getPaymentTotals, listPayments } from '@settlement/api-mocks/contract/payments';
import { keepPreviousData } from '@tanstack/query-core';
import { atomWithQuery } from 'jotai-tanstack-query';
import { dayRanges } from '#kit/list/ranges.ts';
import { decimalParam, patternParam, queryParams, textParam } from '#lib/address/urlState.ts';
import { defineList } from './list/defineList.ts';
import { newRows } from './list/newRows.ts';
import { hiddenPaymentColumnsAtom } from './session/preferences.ts';
import { endpointKey, endpointQuery } from './calls/endpointQuery.ts';

const { appids: _several, ...params } = queryParams(listPayments.query);

/** Returns the filters of a call. Servers without `appids` return no payments for several applications. */
export const callFilters = <Filters extends { readonly appid?: string | undefined }>(filters: Filters) => ({
  ...filters,
  ...(filters.appid?.includes(',') && { appids: filters.appid }),
});

/** The statuses that the list offers as a filter (specification §4). */
export const offeredStatuses = [paymentStatus.toBePaid, paymentStatus.paid, paymentStatus.timeout];

/** The statuses of a credited payment. A refund doesn't remove the credit (specification §4). */
export const creditedStatuses: ReadonlySet<number> = new Set([
  paymentStatus.paid,
  paymentStatus.underRefund,
  paymentStatus.refunded,
]);

export const paymentList = defineList({
  page: '/record',
  endpoint: listPayments,
  filters: {
    ...params,
    trade_no: patternParam(/^\d{4,32}$/),
    // `decimalParam` accepts at most six decimals. The server ignores amounts with more decimals.
    min_amount: decimalParam(),
    max_amount: decimalParam(),
  },
  ranges: dayRanges,
  pageSize: 20,
  others: { detail: textParam() },
  input: (filters, scope) => ({ query: { ...callFilters(filters), ...scope } }),
  hiddenColumnsAtom: hiddenPaymentColumnsAtom,
});

export const newPaymentsAtom = newRows(paymentList, ({ trade_no }) => trade_no);

export const paymentTotalsQueryAtom = atomWithQuery((get) => {
  const times = get(paymentList.timesAtom);
  const query = { ...callFilters(get(paymentList.filtersAtom)), ...times };
  return {
    ...endpointQuery(get, getPaymentTotals, { query }),
    // The key starts with the key of the list, so that invalidating the list also invalidates the totals.
    queryKey: [...endpointKey(listPayments), ...endpointKey(getPaymentTotals, { query })],
    enabled: times !== null,
    placeholderData: keepPreviousData,
  };
});
