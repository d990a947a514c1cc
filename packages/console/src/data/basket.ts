import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import {
  MOST_WITHDRAWALS,
  type WithdrawalCost,
  getWithdrawalCost,
} from '@settlement/api-mocks/contract/withdrawals';
import { atom } from 'jotai';
import * as v from 'valibot';
import type { IntentionOf } from '#kit/money/intention.ts';
import { parse } from '#kit/money/keptOutcome.ts';
import { callEndpoint } from './calls/endpointQuery.ts';
import { offersAtom } from './calls/extensions.ts';
import { sendInTurn } from './money/batch.ts';
import { draftStorageAtom } from './page/draftStorage.ts';
import { userAtom } from './user.ts';
import { withdrawalAdapter } from './withdrawals.ts';

const text = v.string();
const row = v.object({
  key: text,
  id: text,
  address: text,
  memo: text,
  amount: text,
  /** The amount that the payment link requests, if it differs from the amount in the table. Otherwise empty. */
  linkAmount: v.optional(text, ''),
  name: text,
  tradeNo: text,
  /** The error code of the last attempt. 0 if there was no error. */
  code: v.number(),
});
export type BasketRow = Readonly<v.InferOutput<typeof row>>;

const versionAtom = atom(0);
const basketName = 'basket';

/** The rows of the withdrawal batch. Sending continues after the user leaves the page. */
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

export const canVerifyTogetherAtom = atom((get) => get(offersAtom)('outgoingTransfers'));

export const sendRowsAtom = atom(
  null,
  (get, set, intentions: readonly RowIntention[], codes?: VerificationCodes): Promise<void> =>
    sendInTurn(
      get,
      set,
      withdrawalAdapter,
      intentions,
      (key, { tradeNo, error }) =>
        set(changeRowAtom, key, error ? { code: error.code } : { tradeNo, code: 0 }),
      codes,
    ),
);
