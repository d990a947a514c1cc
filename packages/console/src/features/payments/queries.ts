import { atom } from 'jotai';
import { applicationOptionsQueryAtom } from '#data/applicationOptions.ts';
import { paymentList } from '#data/payments.ts';

/** The list waits for the user's time zone. Otherwise, it would be fetched twice. */
const pageAtom = atom((get) => get(paymentList.timesAtom) && get(paymentList.queryAtom));

export const paymentsQueries = [pageAtom, applicationOptionsQueryAtom] as const;
