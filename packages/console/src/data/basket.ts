import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { verify } from '@settlement/api-mocks/contract/security';
import {
  MOST_WITHDRAWALS,
  type WithdrawalCost,
  createWithdrawal,
  getWithdrawalCost,
} from '@settlement/api-mocks/contract/withdrawals';
import { subjectOf } from '@settlement/api-mocks/rules/subjectOf';
import { atom } from 'jotai';
import * as v from 'valibot';
import { isApiError } from '#api/errors.ts';
import type { IntentionOf } from '#kit/money/intention.ts';
import { parse } from '#kit/money/keptOutcome.ts';
import { callEndpoint } from './calls/endpointQuery.ts';
import { offersAtom } from './calls/extensions.ts';
import { sendMoney } from './money/money.ts';
import { moneyEventAtom, moneyKeyOf } from './money/moneyStates.ts';
import { draftStorageAtom } from './page/draftStorage.ts';
import { userAtom } from './user.ts';
import { withdrawalAdapter, withdrawalBody } from './withdrawals.ts';

const text = v.string();
const row = v.object({
  key: text,
  id: text,
  address: text,
  memo: text,
  amount: text,
  name: text,
  tradeNo: text,
  /** The error code of the last attempt. 0 if there was no error. */
  code: v.number(),
});
export type BasketRow = Readonly<v.InferOutput<typeof row>>;

const versionAtom = atom(0);
const basketName = 'basket';

/**
 * The rows of the batch, in the tab's draft storage. They don't belong to a screen, because sending
 * continues after the user leaves the page.
 */
export const basketAtom = atom(
  (get): readonly BasketRow[] => {
    get(versionAtom);
    const owner = get(userAtom)?.mchid;
    const kept = owner === undefined ? undefined : get(draftStorageAtom).get(`${owner}/${basketName}`);
    const stored = v.safeParse(v.object({ rows: text }), kept);
    const read = v.safeParse(v.array(row), stored.success ? parse(stored.output.rows) : []);
    return read.success ? read.output : [];
  },
  (get, set, change: (rows: readonly BasketRow[]) => readonly BasketRow[]) => {
    const owner = get(userAtom)?.mchid;
    if (owner === undefined) return;
    const rows = change(get(basketAtom)).slice(0, MOST_WITHDRAWALS);
    get(draftStorageAtom).set(`${owner}/${basketName}`, { rows: JSON.stringify(rows) });
    set(versionAtom, (version) => version + 1);
  },
);

export const changeRowAtom = atom(null, (_get, set, key: string, change: Partial<BasketRow>) =>
  set(basketAtom, (rows) => rows.map((one) => (one.key === key ? { ...one, ...change } : one))),
);

export const readCostAtom = atom(null, (get, _set, id: string, amount: string): Promise<WithdrawalCost> =>
  callEndpoint(get, getWithdrawalCost, { query: { id, ...(amount !== '' && { amount }) } }),
);

type RowIntention = IntentionOf<'withdrawals.create'>;

/** Requests a ticket for several withdrawals. The ticket is valid for ten minutes, and once for each withdrawal. */
export const basketTicketAtom = atom(
  null,
  async (get, _set, intentions: readonly RowIntention[], codes: VerificationCodes) => {
    const subject = intentions.map((one) => subjectOf(withdrawalBody(get, one)));
    const body = { ...codes, type: emailPurpose.withdrawal, action: createWithdrawal.id, subject };
    const { ticket } = await callEndpoint(get, verify, { body }, { isExclusive: true });
    return ticket;
  },
);

export const canVerifyTogetherAtom = atom((get) => get(offersAtom)('outgoingTransfers'));

export const sendingRowAtom = atom<string | undefined>(undefined);

/**
 * Sends rows one after another and stores each result. A rejected row doesn't stop the next rows. An
 * unknown outcome, a canceled verification or an ended session stops the sending.
 */
export const sendRowsAtom = atom(
  null,
  async (get, set, intentions: readonly RowIntention[], codes?: VerificationCodes): Promise<void> => {
    if (get(sendingRowAtom) !== undefined) return;
    try {
      for (const intention of intentions) {
        const key = intention.row ?? '';
        set(sendingRowAtom, key);
        const money = moneyKeyOf(get, withdrawalAdapter.id, key);
        try {
          const outcome = await sendMoney(get, set, withdrawalAdapter, intention, codes);
          if (!outcome.isDone) return;
          set(changeRowAtom, key, { tradeNo: outcome.data.trade_no, code: 0 });
        } catch (error) {
          if (!isApiError(error, 'business')) throw error;
          set(changeRowAtom, key, { code: error.code });
        }
        set(moneyEventAtom, money, { type: 'dismiss' });
      }
    } finally {
      set(sendingRowAtom, undefined);
    }
  },
);
