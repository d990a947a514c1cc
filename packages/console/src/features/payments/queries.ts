import { atom } from 'jotai';
import { applicationOptionsQueryAtom } from '#data/applicationOptions.ts';
import { paymentList } from '#data/payments.ts';

/**
 * A date range needs the merchant's time zone. If the query started without it, the list would be fetched
 * twice.
 */
const pageAtom = atom((get) => get(paymentList.timesAtom) && get(paymentList.queryAtom));

export const paymentsQueries = [pageAtom, applicationOptionsQueryAtom] as const;
