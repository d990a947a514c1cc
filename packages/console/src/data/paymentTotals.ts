import { listPayments } from '@settlement/api-mocks/contract/payments';
import { getPaymentTotals } from '@settlement/api-mocks/contract/paymentTotals';
import { keepPreviousData } from '@tanstack/query-core';
import { atomWithQuery } from 'jotai-tanstack-query';
import { endpointKey, endpointQuery } from './endpointQuery.ts';
import { paymentList } from './payments.ts';

/** What the filters of the payment records add up to; the sums before stay until the next are there. */
export const paymentTotalsQueryAtom = atomWithQuery((get) => {
  const times = get(paymentList.timesAtom);
  const query = { ...get(paymentList.filtersAtom), ...times };
  return {
    ...endpointQuery(get, getPaymentTotals, { query }),
    // Under the key of the rows: whatever makes those old makes their sums old.
    queryKey: [...endpointKey(listPayments), ...endpointKey(getPaymentTotals, { query })],
    enabled: times !== null,
    placeholderData: keepPreviousData,
  };
});
