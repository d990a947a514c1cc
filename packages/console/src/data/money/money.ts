import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { lookUpRequest } from '@settlement/api-mocks/contract/requests';
import { type Getter, type Setter, atom } from 'jotai';
import type { CallOptions } from '#api/client.ts';
import { ApiError, isApiError, isMissingCall } from '#api/errors.ts';
import { storageAtom } from '#i18n/atoms.ts';
import { type Intention, objectOf } from '#kit/money/intention.ts';
import { isRefusal } from '#kit/money/isRefusal.ts';
import type { KeptOutcome, Resolution } from '#kit/money/keptOutcome.ts';
import type { MoneyEvent } from '#kit/money/moneyState.ts';
import { OutcomeNotKept } from '#kit/money/outcomeStore.ts';
import { newRequestId } from '#lib/money/newRequestId.ts';
import { callEndpoint, reportErrorAtom } from '../calls/endpointQuery.ts';
import { moneyMovedAtom } from './moneyMoved.ts';
import {
  type MoneyKey,
  keyText,
  moneyEventAtom,
  moneyKeyOf,
  moneyStatesAtom,
  ownerAtom,
} from './moneyStates.ts';
import { outcomeChangesAtom, outcomeStoreAtom, pageLocksAtom } from './outcomes.ts';
import { pageTokenAtom } from '../calls/pageToken.ts';
import { serverClockAtom } from '../calls/serverClock.ts';
import { type Outcome, proofsOf } from './verification.ts';

/** The seconds for which the server stores a request ID. It would carry out a call with an older ID again. */
const REQUEST_SECONDS = 24 * 3600;
/** The margin in seconds for delays and clock differences, so that a call arrives in time. */
const ARRIVAL_SECONDS = 300;

interface EqualMovement {
  readonly tradeNo: string;
  readonly time: number;
}

type MoneyProof = VerificationCodes & { readonly request_id: string };

export interface MoneyAdapter<I extends Intention, Data> {
  readonly id: I['endpoint'];
  /** If true, the verification opens before the first call instead of after error 10038. */
  readonly asksFirst?: boolean | ((intention: I) => boolean);
  readonly isDanger?: boolean;
  readonly send: (get: Getter, intention: I, proof: MoneyProof, options: CallOptions) => Promise<Data>;
  /** Returns the number of the movement. Undefined if the response requires a confirmation. */
  readonly tradeNoOf: (data: Data) => string | undefined;
  readonly findEqual?: (get: Getter, intention: I) => Promise<EqualMovement | undefined>;
  /** Finds a movement by its request ID if the server doesn't offer the lookup of requests. */
  readonly findByRequest?: (get: Getter, requestId: string) => Promise<string | undefined>;
}

const isOf = <I extends Intention>(id: I['endpoint'], one: Intention | undefined): one is I =>
  one?.endpoint === id;

export interface EqualQuestion {
  readonly key: MoneyKey;
  readonly movement: EqualMovement;
  readonly answer: (isSentAgain: boolean) => void;
}
export const equalQuestionAtom = atom<EqualQuestion | null>(null);

export const leaveQuestionAtom = atom(null, (get, _set, key: MoneyKey): void => {
  const question = get(equalQuestionAtom);
  if (question && keyText(question.key) === keyText(key)) question.answer(false);
});

const lockOf = (requestId: string) => `outcome ${requestId}`;

/** Returns the page's token. @throws {ApiError} `unauthorised` if the session or merchant has changed */
function sessionFor(get: Getter, kept: KeptOutcome): string {
  const token = get(pageTokenAtom);
  if (token === null || get(storageAtom).get('token') !== token || kept.owner !== get(ownerAtom))
    throw new ApiError('unauthorised');
  return token;
}

function writeDown(get: Getter, kept: KeptOutcome): void {
  try {
    get(outcomeStoreAtom).write(kept);
  } catch (cause) {
    if (cause instanceof OutcomeNotKept)
      throw new ApiError('unrecorded', { endpointId: kept.endpoint, cause });
    throw cause;
  }
}

/** Stores the record again during the call, because another tab may have cleared the storage. */
function writeDownAgain(get: Getter, kept: KeptOutcome, token: string): void {
  const isSignedIn = get(storageAtom).get('token') === token;
  try {
    get(outcomeStoreAtom).write(isSignedIn ? kept : { ...kept, intention: undefined });
  } catch {
    // The storage may be full, but the memory of this page still contains the record.
  }
}

interface Sending<I> {
  readonly kept: KeptOutcome;
  readonly intention: I;
  hadNoAnswer: boolean;
  readonly agreedTo?: string | undefined;
}

async function attempt<I extends Intention, Data>(
  get: Getter,
  set: Setter,
  adapter: MoneyAdapter<I, Data>,
  sending: Sending<I>,
  codes: VerificationCodes,
): Promise<Data> {
  const { kept, intention } = sending;
  const { requestId, endpoint } = kept;
  const event = (one: MoneyEvent) => set(moneyEventAtom, kept, one);
  const token = sessionFor(get, kept);
  // After a long verification, the request ID may be too old to send. Then the outcome of the first attempt stays
  // unknown.
  if (sending.hadNoAnswer && !isYoung(get, kept)) throw new ApiError('unknown', { endpointId: endpoint });
  const store = get(outcomeStoreAtom);
  if (!sending.hadNoAnswer) writeDown(get, kept);
  event({ type: 'send' });
  const answered = await get(pageLocksAtom).tryWith(lockOf(requestId), async () => {
    try {
      const proof = { ...codes, request_id: requestId };
      const data = await adapter.send(get, intention, proof, { isExclusive: true, token });
      const tradeNo = adapter.tradeNoOf(data);
      // If an earlier attempt had no response, a request for a confirmation doesn't reveal the
      // outcome of that attempt.
      if (tradeNo === undefined && sending.hadNoAnswer)
        throw new ApiError('contract', { endpointId: endpoint });
      if (tradeNo === undefined) {
        store.discard(requestId);
        event({ type: 'refuse', code: undefined });
      } else {
        store.resolve(requestId, { state: 'found', tradeNo });
        event({ type: 'answer', tradeNo });
        void set(moneyMovedAtom);
      }
      return { data };
    } catch (error) {
      if (!isRefusal(error)) {
        sending.hadNoAnswer = true;
        writeDownAgain(get, kept, token);
        event({ type: 'lose' });
        throw new ApiError('unknown', { endpointId: endpoint, cause: error });
      }
      // The error is about this attempt. If an earlier attempt had no response, the record of the request
      // must be kept.
      if (!sending.hadNoAnswer) store.discard(requestId);
      event({ type: 'ask' });
      throw error;
    } finally {
      set(outcomeChangesAtom, (count) => count + 1);
    }
  });
  if (answered) return answered.data;
  event({ type: 'ask' });
  throw new ApiError('duplicate', { endpointId: endpoint });
}

async function proveAndSend<I extends Intention, Data>(
  get: Getter,
  set: Setter,
  adapter: MoneyAdapter<I, Data>,
  sending: Sending<I>,
  known?: VerificationCodes,
): Promise<Outcome<Data>> {
  const { kept, intention } = sending;
  const { isDanger } = adapter;
  const asks = typeof adapter.asksFirst === 'function' ? adapter.asksFirst(intention) : adapter.asksFirst;
  const asksFirst = asks === true && !known;
  set(moneyEventAtom, kept, { type: 'start', kept });
  try {
    const purpose = emailPurpose.withdrawal;
    const sensitive = { purpose, content: intention, asksFirst, isDanger, codes: known };
    for await (const proof of proofsOf(get, set, sensitive)) {
      const { codes } = proof;
      try {
        // Another tab may have sent an equal movement while the user was entering the codes.
        const isFirst = !sending.hadNoAnswer && Object.keys(codes).length > 0;
        if (isFirst && !(await confirmed(get, set, adapter, intention, sending.agreedTo)))
          throw new ApiError('aborted', { endpointId: adapter.id });
        const data = await attempt(get, set, adapter, sending, codes);
        proof.accept();
        return { isDone: true, data, codes };
      } catch (error) {
        if (!proof.refuse(error)) throw error;
      }
    }
    return { isDone: false };
  } catch (error) {
    const code = isApiError(error) ? error.code : undefined;
    if (!isApiError(error, 'unknown')) set(moneyEventAtom, kept, { type: 'refuse', code });
    throw error;
  } finally {
    set(moneyEventAtom, kept, { type: 'close' });
  }
}

/**
 * Verifies and sends an outgoing transfer. Resolves with `isDone: false` if the user cancels, or if a call
 * for the same object is in progress. Rejects with an `ApiError` if the call fails. If the kind of the error
 * is `unknown`, the money may have moved.
 *
 * @param codes Valid codes that the user recently entered for the same transfer.
 */
export async function sendMoney<I extends Intention, Data>(
  get: Getter,
  set: Setter,
  adapter: MoneyAdapter<I, Data>,
  intention: I,
  codes?: VerificationCodes,
): Promise<Outcome<Data>> {
  const owner = get(ownerAtom);
  const key = moneyKeyOf(get, adapter.id, objectOf(intention));
  const isFree = () => !['unknown', 'sent', 'verifying'].includes(get(moneyStatesAtom)(key).phase);
  if (owner === undefined || !isFree()) return { isDone: false };
  // Another press or another tab may have sent the movement during the lookup.
  const agreement = await confirmed(get, set, adapter, intention);
  if (!agreement || !isFree()) return { isDone: false };
  const kept: KeptOutcome = {
    requestId: newRequestId(),
    ...key,
    owner,
    sentAt: get(serverClockAtom).now(),
    intention,
  };
  const sending = { kept, intention, hadNoAnswer: false, agreedTo: agreement.agreedTo };
  return proveAndSend(get, set, adapter, sending, codes);
}

/** Checks if the server still stores the request ID. After a clock was set back, its age is unknown. */
function isYoung(get: Getter, { sentAt }: KeptOutcome): boolean {
  const age = get(serverClockAtom).now() - sentAt;
  return age > -ARRIVAL_SECONDS && age < REQUEST_SECONDS - ARRIVAL_SECONDS;
}

/** Checks if an attempt can be repeated: its intention is stored, and its request ID hasn't expired on the server. */
export function canRepeat(get: Getter, kept: KeptOutcome): boolean {
  return kept.intention !== undefined && isYoung(get, kept);
}

/** Repeats an attempt that had no response. Resolves and rejects like `sendMoney`. */
export async function repeatMoney<I extends Intention, Data>(
  get: Getter,
  set: Setter,
  adapter: MoneyAdapter<I, Data>,
  key: MoneyKey,
): Promise<Outcome<Data>> {
  const state = get(moneyStatesAtom)(key);
  if (state.phase !== 'unknown' || !canRepeat(get, state.kept)) return { isDone: false };
  const { kept } = state;
  if (!isOf<I>(adapter.id, kept.intention)) return { isDone: false };
  return proveAndSend(get, set, adapter, { kept, intention: kept.intention, hadNoAnswer: true });
}

/** Asks the user to confirm an equal recent movement. Returns undefined if the user declines. */
async function confirmed<I extends Intention, Data>(
  get: Getter,
  set: Setter,
  adapter: MoneyAdapter<I, Data>,
  intention: I,
  agreedTo?: string,
): Promise<{ readonly agreedTo: string | undefined } | undefined> {
  if (get(equalQuestionAtom)) return undefined;
  const movement = await adapter.findEqual?.(get, intention).catch((error: unknown) => {
    get(reportErrorAtom).report(error);
    throw error;
  });
  if (!movement || movement.tradeNo === agreedTo) return { agreedTo };
  return new Promise((resolve) => {
    set(equalQuestionAtom, {
      key: moneyKeyOf(get, adapter.id, objectOf(intention)),
      movement,
      answer: (isSentAgain) => {
        set(equalQuestionAtom, null);
        resolve(isSentAgain ? { agreedTo: movement.tradeNo } : undefined);
      },
    });
  });
}

/** The result of a lookup. Only `open` lookups are repeated. */
export type CheckResult = 'ended' | 'open' | 'unsupported';

/** Looks up an unknown outcome. Only a result or a voided request ends it. */
export async function checkOutcome(
  get: Getter,
  set: Setter,
  key: MoneyKey,
  findByRequest?: MoneyAdapter<Intention, unknown>['findByRequest'],
): Promise<CheckResult> {
  const state = get(moneyStatesAtom)(key);
  if (state.phase !== 'unknown') return 'ended';
  const { kept } = state;
  const requested = await get(pageLocksAtom).tryWith(
    lockOf(kept.requestId),
    async (): Promise<CheckResult> => {
      try {
        const resolution = await lookUp(get, kept);
        if (!resolution) return 'open';
        end(get, set, kept, resolution);
        return 'ended';
      } catch (error) {
        // The record is kept, so that the next session can look up the outcome.
        if (isApiError(error, 'unauthorised')) get(reportErrorAtom).report(error);
        if (!isMissingCall(error)) return 'open';
      }
      const tradeNo = await findByRequest?.(get, kept.requestId).catch(() => undefined);
      if (tradeNo === undefined) return 'unsupported';
      end(get, set, kept, { state: 'found', tradeNo });
      return 'ended';
    },
  );
  return requested ?? 'open';
}

async function lookUp(get: Getter, kept: KeptOutcome): Promise<Resolution | undefined> {
  const token = sessionFor(get, kept);
  const body = { request_id: kept.requestId };
  const answer = await callEndpoint(get, lookUpRequest, { body }, { token });
  if (answer.request_id.toLowerCase() !== kept.requestId.toLowerCase()) return undefined;
  if (answer.state === 'void') return { state: 'void' };
  if (answer.endpoint !== kept.endpoint) return undefined;
  return answer.state === 'found'
    ? { state: 'found', tradeNo: answer.trade_no }
    : { state: 'refused', code: answer.code };
}

function end(get: Getter, set: Setter, kept: KeptOutcome, resolution: Resolution): void {
  const { requestId } = kept;
  set(moneyEventAtom, kept, { type: 'resolve', requestId, resolution });
  get(outcomeStoreAtom).resolve(requestId, resolution);
  set(outcomeChangesAtom, (count) => count + 1);
  void set(moneyMovedAtom);
}
