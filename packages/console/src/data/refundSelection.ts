import type { Payment } from '@settlement/api-mocks/contract/payments';
import { atom } from 'jotai';
import type { ApiError } from '#api/errors.ts';
import { offersAtom } from './calls/extensions.ts';
import { isAuthorisedAtom } from './user.ts';

/** A selected payment with the state of its refund. */
export interface SelectedPayment {
  readonly payment: Payment;
  /** The amount that the user typed. Undefined until then. */
  readonly amount?: string | undefined;
  readonly isSent?: boolean;
  /** The error of the last attempt. */
  readonly error?: ApiError | undefined;
}

export const selectedPaymentsAtom = atom<readonly SelectedPayment[]>([]);

/** Whether several payments can be refunded. One verification of several calls needs a ticket. */
export const canRefundSeveralAtom = atom((get) => {
  const offers = get(offersAtom);
  return get(isAuthorisedAtom) && offers('payments') && offers('outgoingTransfers');
});
