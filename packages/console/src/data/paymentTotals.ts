import { getPaymentTotals } from '@settlement/api-mocks/contract/paymentTotals';
import { keepPreviousData } from '@tanstack/query-core';
import { atomWithQuery } from 'jotai-tanstack-query';
import { endpointQuery } from './endpointQuery.ts';
import { paymentList } from './payments.ts';

/** What the filters of the payment records add up to; the sums before stay until the next are there. */
export const paymentTotalsQueryAtom = atomWithQuery((get) => {
  const times = get(paymentList.timesAtom);
  return {
    ...endpointQuery(get, getPaymentTotals, { query: { ...get(paymentList.filtersAtom), ...times } }),
    enabled: times !== null,
    placeholderData: keepPreviousData,
  };
});
