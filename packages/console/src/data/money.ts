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
import { newRequestId } from '#lib/newRequestId.ts';
import { callEndpoint, reportErrorAtom } from './endpointQuery.ts';
import { moneyMovedAtom } from './moneyMoved.ts';
import { type MoneyKey, moneyEventAtom, moneyKeyOf, moneyStatesAtom, ownerAtom } from './moneyStates.ts';
import { outcomeChangesAtom, outcomeStoreAtom, pageLocksAtom } from './outcomes.ts';
import { pageTokenAtom } from './pageToken.ts';
import { serverClockAtom } from './serverClock.ts';
import { type Outcome, performAtom } from './verification.ts';

/** How long the server remembers a request id; an older one is never sent again. */
const REQUEST_SECONDS = 24 * 3600;
/** A call may be on its way for a while, and clocks differ: it has to arrive before the id is forgotten. */
const ARRIVAL_SECONDS = 300;

/** A movement that looks exactly like the one about to be made. */
interface EqualMovement {
  readonly tradeNo: string;
  /** Unix seconds. */
  readonly time: number;
}

/** What is sent beside the intention. */
type MoneyProof = VerificationCodes & { readonly request_id: string };

/** A call that moves money: how an intention becomes a body, and how its outcome is found. */
export interface MoneyAdapter<I extends Intention, Data> {
  readonly id: I['endpoint'];
  /** Whether the verification comes before the first call. Otherwise it comes if the server asks (10038). */
  readonly asksFirst?: boolean;
  readonly isDanger?: boolean;
  readonly send: (get: Getter, intention: I, proof: MoneyProof, options: CallOptions) => Promise<Data>;
  /** The number of the movement. Undefined for a response that asks back and has moved nothing. */
  readonly tradeNoOf: (data: Data) => string | undefined;
  /** Looks for the same movement, made within the last minutes. */
  readonly findEqual?: (get: Getter, intention: I) => Promise<EqualMovement | undefined>;
  /** Looks for the movement by its request id in a list, for servers that cannot look ids up. */
  readonly findByRequest?: (get: Getter, requestId: string) => Promise<string | undefined>;
}

const isOf = <I extends Intention>(id: I['endpoint'], one: Intention | undefined): one is I =>
  one?.endpoint === id;

/** The question whether the same should be sent once more. */
export interface EqualQuestion {
  readonly key: MoneyKey;
  readonly movement: EqualMovement;
  readonly answer: (isSentAgain: boolean) => void;
}
export const equalQuestionAtom = atom<EqualQuestion | null>(null);

const lockOf = (requestId: string) => `outcome ${requestId}`;

/** The token to send with, as long as this page may speak for the merchant whose data it shows. */
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

/** Records an unknown outcome once more: the storage may have been cleared while the call was on its way. */
function writeDownAgain(get: Getter, kept: KeptOutcome, token: string): void {
  const isSignedIn = get(storageAtom).get('token') === token;
  try {
    get(outcomeStoreAtom).write(isSignedIn ? kept : { ...kept, intention: undefined });
  } catch {
    // This page still knows it.
  }
}

/** An intention on its way, with its record. */
interface Sending<I> {
  readonly kept: KeptOutcome;
  readonly intention: I;
  /** Whether an attempt had no readable response. */
  hadNoAnswer: boolean;
  /** The number of an equal movement that the merchant agreed to repeat. */
  readonly agreedTo?: string | undefined;
}

/** Records the attempt and sends it. */
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
  // The verification may have been open for long; what became of the first attempt is as unknown as before.
  if (sending.hadNoAnswer && !isYoung(get, kept)) throw new ApiError('unknown', { endpointId: endpoint });
  const store = get(outcomeStoreAtom);
  if (!sending.hadNoAnswer) writeDown(get, kept);
  event({ type: 'send' });
  const answered = await get(pageLocksAtom).tryWith(lockOf(requestId), async () => {
    try {
      const proof = { ...codes, request_id: requestId };
      const data = await adapter.send(get, intention, proof, { isExclusive: true, token });
      const tradeNo = adapter.tradeNoOf(data);
      // A question is no word about an attempt before.
      if (tradeNo === undefined && sending.hadNoAnswer)
        throw new ApiError('contract', { endpointId: endpoint });
      if (tradeNo === undefined) {
        store.discard(requestId);
        event({ type: 'ask' });
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
      // After an attempt without an answer a refusal speaks of this attempt alone: the record stays.
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

async function perform<I extends Intention, Data>(
  get: Getter,
  set: Setter,
  adapter: MoneyAdapter<I, Data>,
  sending: Sending<I>,
  known?: VerificationCodes,
): Promise<Outcome<Data>> {
  const { kept, intention } = sending;
  const { asksFirst, isDanger } = adapter;
  let answer: { readonly data: Data; readonly codes: VerificationCodes } | undefined;
  set(moneyEventAtom, kept, { type: 'start', kept });
  try {
    const outcome = await set(performAtom, {
      purpose: emailPurpose.withdrawal,
      content: intention,
      asksFirst,
      isDanger,
      codes: known,
      call: async (codes) => {
        // The verification may have been open for long: another tab may have sent the same meanwhile.
        const isFirst = !sending.hadNoAnswer && Object.keys(codes).length > 0;
        if (isFirst && !(await confirmed(get, set, adapter, intention, sending.agreedTo)))
          throw new ApiError('aborted', { endpointId: adapter.id });
        answer = { data: await attempt(get, set, adapter, sending, codes), codes };
      },
    });
    return outcome.isDone && answer ? { isDone: true, ...answer } : { isDone: false };
  } catch (error) {
    const code = isApiError(error) ? error.code : undefined;
    if (!isApiError(error, 'unknown')) set(moneyEventAtom, kept, { type: 'refuse', code });
    throw error;
  } finally {
    set(moneyEventAtom, kept, { type: 'close' });
  }
}

/**
 * Verifies and sends an intention. Returns the server's data, or `isDone: false` if the merchant turned back.
 * Rejects with an `ApiError`: of kind `unknown` if the money may have moved, of any other kind if it
 * has not.
 *
 * @param codes Typed a moment ago for the same intention and not used up.
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
  // While that was looked up, another press or another tab may have been faster.
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
  return perform(get, set, adapter, sending, codes);
}

/** Whether the server still knows the id; where the clock was set back since, its age is not known. */
function isYoung(get: Getter, { sentAt }: KeptOutcome): boolean {
  const age = get(serverClockAtom).now() - sentAt;
  return age > -ARRIVAL_SECONDS && age < REQUEST_SECONDS - ARRIVAL_SECONDS;
}

/** Whether it may be sent once more: an id that the server may have forgotten is never sent again. */
export function canRepeat(get: Getter, kept: KeptOutcome): boolean {
  return kept.intention !== undefined && isYoung(get, kept);
}

/** Sends the same once more after an attempt without a response. Rejects like `sendMoney`. */
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
  return perform(get, set, adapter, { kept, intention: kept.intention, hadNoAnswer: true });
}

/**
 * Whether the person means it, where the same was sent a few minutes ago, and which of those was agreed to;
 * undefined when it was not meant.
 */
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

/** What asking came to: `ended`, `open` (ask again later), or `unsupported` by this server. */
export type CheckResult = 'ended' | 'open' | 'unsupported';

/** Asks the server what became of it. Nothing but its answer ends an unknown outcome. */
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
        // The sign-in has ended; the record waits for the next one.
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
  // A word about something else is no word about this.
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
