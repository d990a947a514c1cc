import {
  getPayment,
  listPaymentTransfers,
  reviewPayment,
} from '@settlement/api-mocks/contract/paymentDetails';
import { atom } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { listAttention } from '@settlement/api-mocks/contract/attention';
import { listPayments } from '@settlement/api-mocks/contract/payments';
import { callEndpoint, endpointKey, endpointQuery, invalidate } from './calls/endpointQuery.ts';
import { paymentList } from './payments.ts';

const detailIdAtom = atom((get) => get(paymentList.stateAtom).detail ?? '');

export const paymentQueryAtom = atomWithQuery((get) => {
  const trade_no = get(detailIdAtom);
  return { ...endpointQuery(get, getPayment, { query: { trade_no } }), enabled: trade_no !== '' };
});

export const paymentTransfersQueryAtom = atomWithQuery((get) => {
  const { data } = get(paymentQueryAtom);
  const handle_id = data?.handle_id ?? data?.trade_no ?? '';
  return { ...endpointQuery(get, listPaymentTransfers, { query: { handle_id } }), enabled: handle_id !== '' };
});

export const reviewPaymentAtom = atom(null, async (get, _set, trade_no: string, reviewed: boolean) => {
  const payment = await callEndpoint(get, reviewPayment, { body: { trade_no, reviewed } });
  const client = get(queryClientAtom);
  client.setQueryData(endpointKey(getPayment, { query: { trade_no } }), payment);
  await invalidate(client, listPayments, listAttention);
});
