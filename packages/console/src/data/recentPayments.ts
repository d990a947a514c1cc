import { listPayments } from '@settlement/api-mocks/contract/payments';
import { atomWithQuery } from 'jotai-tanstack-query';
import { endpointQuery } from './calls/endpointQuery.ts';

/** The last four completed payments (specification §2, dashboard). */
export const recentPaymentsQueryAtom = atomWithQuery((get) =>
  endpointQuery(get, listPayments, { query: { status: '2', current: 1, pageSize: 4 } }),
);
