import { getCallback } from '@settlement/api-mocks/contract/callbacks';
import { listApplications } from '@settlement/api-mocks/contract/applications';
import {
  callbackStatus,
  appMode,
  paymentStatus,
  userStatus,
} from '@settlement/api-mocks/contract/enumerations';
import { payTestOrder } from '@settlement/api-mocks/contract/orders';
import { type PaymentDetail, getPayment } from '@settlement/api-mocks/contract/paymentDetails';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { polledUntil } from '#lib/time/retryPause.ts';
import type { Created } from './applications.ts';
import { callEndpoint, endpointQuery } from './calls/endpointQuery.ts';
import { offersAtom } from './calls/extensions.ts';
import { requiredLeft } from './dashboard.ts';
import { testOrderAtom } from './setup.ts';
import { userAtom } from './user.ts';

const applicationIn = (mode: number) =>
  atomWithQuery((get) => endpointQuery(get, listApplications, { query: { mode, current: 1, pageSize: 1 } }));

export const testApplicationQueryAtom = applicationIn(appMode.test);
export const liveApplicationQueryAtom = applicationIn(appMode.live);

/** The application that was just created, with its secrets. It's only in memory. */
export const createdAtom = atom<Created | undefined>(undefined);

/** The milliseconds between two requests while a payment or its callback is in progress. */
const POLL_MS = 3000;

const finalCallbacks: ReadonlySet<number> = new Set([
  callbackStatus.success,
  callbackStatus.failed,
  callbackStatus.notSent,
]);

export const testPaymentQueryAtom = atomWithQuery((get) => {
  const trade_no = get(testOrderAtom) ?? '';
  return {
    ...endpointQuery(get, getPayment, { query: { trade_no } }),
    enabled: trade_no !== '',
    refetchInterval: polledUntil(
      POLL_MS,
      ({ status, callback }: PaymentDetail) =>
        status === paymentStatus.paid && finalCallbacks.has(callback?.status ?? 0),
    ),
  };
});

export const testCallbackQueryAtom = atomWithQuery((get) => {
  const { callback, status } = get(testPaymentQueryAtom).data ?? {};
  const id = callback?.id ?? '';
  return {
    ...endpointQuery(get, getCallback, { query: { id } }),
    enabled: id !== '' && status === paymentStatus.paid && finalCallbacks.has(callback?.status ?? 0),
  };
});

export const payTestOrderAtom = atom(null, async (get, set, appid: string) => {
  const order = await callEndpoint(get, payTestOrder, { body: { appid } }, { isExclusive: true });
  set(testOrderAtom, order.trade_no);
});

export type FirstStep = 'apply' | 'protect' | 'connect' | 'pay' | 'watch' | 'live';

/** The steps of the first run and whether each one is done. Steps that the server doesn't offer are omitted. */
export const firstStepsAtom = atom((get): ReadonlyMap<FirstStep, boolean> => {
  const user = get(userAtom);
  const payment = get(testPaymentQueryAtom).data;
  const isPaid = payment?.status === paymentStatus.paid;
  const steps = new Map<FirstStep, boolean>()
    .set('apply', user?.status === userStatus.authorised)
    .set('protect', user !== undefined && requiredLeft(user) === 0)
    .set('connect', (get(testApplicationQueryAtom).data?.total ?? 0) > 0);
  if (get(offersAtom)(payTestOrder))
    steps
      .set('pay', payment !== undefined)
      .set('watch', isPaid && payment.callback?.status === callbackStatus.success);
  return steps.set('live', (get(liveApplicationQueryAtom).data?.total ?? 0) > 0);
});
