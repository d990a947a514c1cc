import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import { getPayment } from '@settlement/api-mocks/contract/paymentDetails';
import { atom } from 'jotai';
import { callEndpoint } from './calls/endpointQuery.ts';
import { sendInTurn } from './money/batch.ts';
import { moneyMovedAtom } from './money/moneyMoved.ts';
import { type SelectedPayment, selectedPaymentsAtom } from './refundSelection.ts';
import { type RefundIntention, refundAdapter } from './refunds.ts';

export const changeSelectedAtom = atom(
  null,
  (_get, set, trade_no: string, change: Partial<SelectedPayment>) =>
    set(selectedPaymentsAtom, (rows) =>
      rows.map((one) => (one.payment.trade_no === trade_no ? { ...one, ...change } : one)),
    ),
);

/** Sends refunds one after another, and then fetches the payments whose refunds were rejected. */
export const sendRefundsAtom = atom(
  null,
  async (get, set, intentions: readonly RefundIntention[], codes?: VerificationCodes): Promise<void> => {
    const rejected: string[] = [];
    const amounts = new Map(intentions.map(({ trade_no, amount }) => [trade_no, amount]));
    try {
      await sendInTurn(
        get,
        set,
        refundAdapter,
        intentions,
        (trade_no, { error }) => {
          if (error) rejected.push(trade_no);
          const end = error ? { isSent: false } : { isSent: true, amount: amounts.get(trade_no) };
          set(changeSelectedAtom, trade_no, { ...end, error });
        },
        codes,
      );
    } finally {
      void set(moneyMovedAtom);
      for (const trade_no of rejected) {
        const payment = await callEndpoint(get, getPayment, { query: { trade_no } }).catch(() => undefined);
        if (payment) set(changeSelectedAtom, trade_no, { payment });
      }
    }
  },
);
