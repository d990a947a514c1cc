import { getPayment, listPaymentTransfers } from '@settlement/api-mocks/contract/paymentDetails';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { endpointQuery } from './calls/endpointQuery.ts';
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
