import { listPayments, getPaymentTotals } from '@settlement/api-mocks/contract/payments';
import { keepPreviousData } from '@tanstack/query-core';
import { atomWithQuery } from 'jotai-tanstack-query';
import { endpointKey, endpointQuery } from './calls/endpointQuery.ts';
import { callFilters, paymentList } from './payments.ts';

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
