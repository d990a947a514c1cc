import { atom } from 'jotai';
import { applicationOptionsQueryAtom } from '#data/applicationOptions.ts';
import { paymentList } from '#data/payments.ts';

/** A range of days waits for the merchant's zone: enabled later, it would be asked twice. */
const pageAtom = atom((get) => get(paymentList.timesAtom) && get(paymentList.queryAtom));

/** What the list of payments shows at once. */
export const paymentsQueries = [pageAtom, applicationOptionsQueryAtom] as const;
