import type { Payment } from '@settlement/api-mocks/contract/payments';
import { atom } from 'jotai';
import type { ApiError } from '#api/errors.ts';
import { offersAtom } from './calls/extensions.ts';
import { isAuthorisedAtom } from './user.ts';

export interface SelectedPayment {
  readonly payment: Payment;
  /** The amount that the user typed or selected, or that was sent. Otherwise undefined. */
  readonly amount?: string | undefined;
  readonly isSent?: boolean;
  readonly error?: ApiError | undefined;
}

export const selectedPaymentsAtom = atom<readonly SelectedPayment[]>([]);

const startedAtom = atom(false);

/** Whether the list shows the checkboxes. They stay visible while payments are selected. */
export const isPickingAtom = atom(
  (get) => get(startedAtom) || get(selectedPaymentsAtom).length > 0,
  (_get, set, isPicking: boolean) => set(startedAtom, isPicking),
);

/** Whether several payments can be refunded with one verification, which needs a ticket. */
export const canRefundSeveralAtom = atom((get) => {
  const offers = get(offersAtom);
  return get(isAuthorisedAtom) && offers('payments') && offers('outgoingTransfers');
});
