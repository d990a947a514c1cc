import { listPayments } from '@settlement/api-mocks/contract/payments';
import { atomWithQuery } from 'jotai-tanstack-query';
import { endpointQuery } from './calls/endpointQuery.ts';
import { FIRST, checkAfter, newRows } from './list/newRows.ts';
import { paymentList } from './payments.ts';

const newestPaymentAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listPayments, {
    query: { ...get(paymentList.filtersAtom), ...get(paymentList.timesAtom), ...FIRST },
  }),
  ...checkAfter(get(paymentList.queryAtom), get(paymentList.stateAtom)),
}));

export const newPaymentsAtom = newRows(paymentList.queryAtom, newestPaymentAtom, ({ trade_no }) => trade_no);
