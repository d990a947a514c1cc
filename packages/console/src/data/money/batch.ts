import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import type { MoneyEndpointId } from '@settlement/api-mocks/contract/moneyEndpoints';
import { verify } from '@settlement/api-mocks/contract/security';
import { subjectOf } from '@settlement/api-mocks/rules/subjectOf';
import { type Getter, type Setter, atom } from 'jotai';
import { type ApiError, isApiError } from '#api/errors.ts';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';
import { type Intention, objectOf } from '#kit/money/intention.ts';
import { callEndpoint } from '../calls/endpointQuery.ts';
import { type MoneyAdapter, sendMoney } from './money.ts';
import { moneyEventAtom, moneyKeyOf } from './moneyStates.ts';
import { sendingRowAtom } from './sendingRow.ts';

/** Requests a ticket for several calls. Valid for ten minutes, and once for each request body. */
export const batchTicketAtom = atom(
  null,
  async (
    get,
    _set,
    action: MoneyEndpointId,
    bodies: readonly object[],
    codes: VerificationCodes,
  ): Promise<string> => {
    const subject = bodies.map((body) => subjectOf(body));
    const body = { ...codes, type: emailPurpose.withdrawal, action, subject };
    return (await callEndpoint(get, verify, { body }, { isExclusive: true })).ticket;
  },
);

/** The result of a row. `error` is undefined if the movement has started. */
interface RowEnd {
  readonly tradeNo: string;
  readonly error?: ApiError;
}

/** Sends rows in turn, until an unknown outcome, a canceled verification or an ended session. */
export async function sendInTurn<I extends Intention, Data>(
  get: Getter,
  set: Setter,
  adapter: MoneyAdapter<I, Data>,
  intentions: readonly I[],
  onEnd: (row: string, end: RowEnd) => void,
  codes?: VerificationCodes,
): Promise<void> {
  if (get(sendingRowAtom) !== undefined) return;
  try {
    for (const intention of intentions) {
      const row = objectOf(intention);
      set(sendingRowAtom, row);
      try {
        const outcome = await sendMoney(get, set, adapter, intention, codes);
        if (!outcome.isDone) return;
        onEnd(row, { tradeNo: adapter.tradeNoOf(outcome.data) ?? '' });
      } catch (error) {
        if (!isApiError(error, 'business')) throw error;
        // The row shows the error, so the toast isn't needed.
        get(errorToastsAtom).dismiss(error);
        onEnd(row, { tradeNo: '', error });
      }
      set(moneyEventAtom, moneyKeyOf(get, adapter.id, row), { type: 'dismiss' });
    }
  } finally {
    set(sendingRowAtom, undefined);
  }
}
