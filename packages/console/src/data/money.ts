import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import type { MoneyEndpointId } from '@settlement/api-mocks/contract/moneyEndpoints';
import { lookUpRequest } from '@settlement/api-mocks/contract/requests';
import { type Getter, type Setter, atom } from 'jotai';
import type { CallOptions } from '#api/client.ts';
import { ApiError, isApiError } from '#api/errors.ts';
import { storageAtom } from '#i18n/atoms.ts';
import { isRefusal } from '#kit/money/isRefusal.ts';
import type { Intention, KeptOutcome, Resolution } from '#kit/money/keptOutcome.ts';
import type { MoneyEvent } from '#kit/money/moneyState.ts';
import { OutcomeNotKept } from '#kit/money/outcomeStore.ts';
import { newRequestId } from '#lib/newRequestId.ts';
import { callEndpoint, reportErrorAtom } from './endpointQuery.ts';
import { moneyMovedAtom } from './moneyMoved.ts';
import { moneyEventAtom, moneyStateAtoms, ownerAtom } from './moneyStates.ts';
import { outcomeChangesAtom, outcomeStoreAtom, pageLocksAtom } from './outcomes.ts';
import { pageTokenAtom } from './pageToken.ts';
import { serverClockAtom } from './serverClock.ts';
import { type Outcome, type SensitiveAction, performAtom } from './verification.ts';

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

/** A call that moves money, as the one state machine for all of them needs it. */
export interface MoneyAdapter<Body extends { request_id: string }, Data> {
  readonly id: MoneyEndpointId;
  /** The body as the contract has it, of what was kept; undefined where it is not one. */
  readonly bodyOf: (intention: Intention) => Body | undefined;
  readonly send: (get: Getter, body: Body, options: CallOptions) => Promise<Data>;
  /** The number of what was moved; undefined for an answer that asks back and has moved nothing. */
  readonly tradeNoOf: (data: Data, body: Body) => string | undefined;
  /** Looks for the same movement, made within the last minutes. */
  readonly findEqual?: (get: Getter, body: Body) => Promise<EqualMovement | undefined>;
  /** Looks for the movement by its request id in a list, for servers that cannot look ids up. */
  readonly findByRequest?: (get: Getter, requestId: string) => Promise<string | undefined>;
}

/** The question whether the same should be sent once more. */
export interface EqualQuestion {
  readonly id: MoneyEndpointId;
  readonly movement: EqualMovement;
  readonly answer: (isSentAgain: boolean) => void;
}
export const equalQuestionAtom = atom<EqualQuestion | null>(null);

export type VerificationRequest = Omit<SensitiveAction<unknown>, 'call'>;

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

/** An intention on its way: what is kept of it, the same body every time, and whether an attempt had no answer. */
interface Sending<Body> {
  readonly kept: KeptOutcome;
  readonly body: Body;
  hadNoAnswer: boolean;
  /** The number of an equal movement, where it was agreed to send the same again. */
  readonly agreedTo?: string | undefined;
}

/** The first attempt, or the same once more: written down first, then sent. */
async function attempt<Body extends { request_id: string }, Data>(
  get: Getter,
  set: Setter,
  adapter: MoneyAdapter<Body, Data>,
  sending: Sending<Body>,
  codes: VerificationCodes,
): Promise<Data> {
  const { kept, body } = sending;
  const { requestId, endpoint } = kept;
  const event = (one: MoneyEvent) => set(moneyEventAtom, endpoint, one);
  const token = sessionFor(get, kept);
  // The verification may have been open for long; what became of the first attempt is as unknown as before.
  if (sending.hadNoAnswer && !isYoung(get, kept)) throw new ApiError('unknown', { endpointId: endpoint });
  const store = get(outcomeStoreAtom);
  if (!sending.hadNoAnswer) writeDown(get, kept);
  event({ type: 'send' });
  const answered = await get(pageLocksAtom).tryWith(lockOf(requestId), async () => {
    try {
      const data = await adapter.send(get, { ...body, ...codes }, { isExclusive: true, token });
      const tradeNo = adapter.tradeNoOf(data, body);
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

async function perform<Body extends { request_id: string }, Data>(
  get: Getter,
  set: Setter,
  adapter: MoneyAdapter<Body, Data>,
  sending: Sending<Body>,
  verification: VerificationRequest,
): Promise<Outcome<Data>> {
  const { kept } = sending;
  let answer: { readonly data: Data; readonly codes: VerificationCodes } | undefined;
  set(moneyEventAtom, adapter.id, { type: 'start', kept });
  try {
    const outcome = await set(performAtom, {
      ...verification,
      call: async (codes) => {
        // The verification may have been open for long: another tab may have sent the same meanwhile.
        const isFirst = !sending.hadNoAnswer && Object.keys(codes).length > 0;
        if (isFirst && !(await confirmed(get, set, adapter, sending.body, sending.agreedTo)))
          throw new ApiError('aborted', { endpointId: adapter.id });
        answer = { data: await attempt(get, set, adapter, sending, codes), codes };
      },
    });
    return outcome.isDone && answer ? { isDone: true, ...answer } : { isDone: false };
  } catch (error) {
    const code = isApiError(error) ? error.code : undefined;
    if (!isApiError(error, 'unknown')) set(moneyEventAtom, adapter.id, { type: 'refuse', code });
    throw error;
  } finally {
    set(moneyEventAtom, adapter.id, { type: 'close' });
  }
}

/**
 * Asks for proof, sends, and answers the server's data; `isDone: false` when the person turned back.
 * Rejects with an `ApiError`: of kind `unknown` when the money may have moved, of any other kind when it
 * has not.
 */
export async function sendMoney<Body extends { request_id: string }, Data>(
  get: Getter,
  set: Setter,
  adapter: MoneyAdapter<Body, Data>,
  makeBody: (request_id: string) => Body,
  verification: VerificationRequest,
): Promise<Outcome<Data>> {
  const owner = get(ownerAtom);
  const isFree = () => !['unknown', 'sent', 'verifying'].includes(get(moneyStateAtoms[adapter.id]).phase);
  if (owner === undefined || !isFree()) return { isDone: false };
  const requestId = newRequestId();
  const body = makeBody(requestId);
  // While that was looked up, another press or another tab may have been faster.
  const agreement = await confirmed(get, set, adapter, body);
  if (!agreement || !isFree()) return { isDone: false };
  const kept: KeptOutcome = {
    requestId,
    endpoint: adapter.id,
    owner,
    sentAt: get(serverClockAtom).now(),
    intention: intentionOf(body),
  };
  return perform(
    get,
    set,
    adapter,
    { kept, body, hadNoAnswer: false, agreedTo: agreement.agreedTo },
    verification,
  );
}

/** What is kept of a body: its plain fields. It carries no codes yet. */
function intentionOf(body: object): Intention {
  const intention: Intention = {};
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      intention[name] = value;
  }
  return intention;
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

/** Sends the very same once more, after an attempt without an answer. Rejects like `sendMoney`. */
export async function repeatMoney<Body extends { request_id: string }, Data>(
  get: Getter,
  set: Setter,
  adapter: MoneyAdapter<Body, Data>,
  verification: VerificationRequest,
): Promise<Outcome<Data>> {
  const state = get(moneyStateAtoms[adapter.id]);
  if (state.phase !== 'unknown' || !canRepeat(get, state.kept)) return { isDone: false };
  const { intention, requestId: request_id } = state.kept;
  const body = intention && adapter.bodyOf({ ...intention, request_id });
  if (!body) return { isDone: false };
  return perform(get, set, adapter, { kept: state.kept, body, hadNoAnswer: true }, verification);
}

/**
 * Whether the person means it, where the same was sent a few minutes ago, and which of those was agreed to;
 * undefined when it was not meant.
 */
async function confirmed<Body extends { request_id: string }, Data>(
  get: Getter,
  set: Setter,
  adapter: MoneyAdapter<Body, Data>,
  body: Body,
  agreedTo?: string,
): Promise<{ readonly agreedTo: string | undefined } | undefined> {
  if (get(equalQuestionAtom)) return undefined;
  const movement = await adapter.findEqual?.(get, body).catch((error: unknown) => {
    get(reportErrorAtom).report(error);
    throw error;
  });
  if (!movement || movement.tradeNo === agreedTo) return { agreedTo };
  return new Promise((resolve) => {
    set(equalQuestionAtom, {
      id: adapter.id,
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

/** No such call on this server. */
const isMissingCall = (error: unknown) =>
  isApiError(error) && (error.status === 404 || error.status === 405 || error.status === 501);

/** Asks the server what became of it. Nothing but its answer ends an unknown outcome. */
export async function checkOutcome(
  get: Getter,
  set: Setter,
  adapter: Pick<MoneyAdapter<{ request_id: string }, unknown>, 'id' | 'findByRequest'>,
): Promise<CheckResult> {
  const state = get(moneyStateAtoms[adapter.id]);
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
      const tradeNo = await adapter.findByRequest?.(get, kept.requestId).catch(() => undefined);
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
  const { endpoint, requestId } = kept;
  set(moneyEventAtom, endpoint, { type: 'resolve', requestId, resolution });
  get(outcomeStoreAtom).resolve(requestId, resolution);
  set(outcomeChangesAtom, (count) => count + 1);
  void set(moneyMovedAtom);
}
