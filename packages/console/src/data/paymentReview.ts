import { listAttention } from '@settlement/api-mocks/contract/attention';
import { getPayment, reviewPayment } from '@settlement/api-mocks/contract/paymentDetails';
import { listPayments } from '@settlement/api-mocks/contract/payments';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { callEndpoint, endpointKey, invalidate } from './calls/endpointQuery.ts';

export const reviewPaymentAtom = atom(null, async (get, _set, trade_no: string, reviewed: boolean) => {
  const payment = await callEndpoint(get, reviewPayment, { body: { trade_no, reviewed } });
  const client = get(queryClientAtom);
  client.setQueryData(endpointKey(getPayment, { query: { trade_no } }), payment);
  await invalidate(client, listPayments, listAttention);
});
