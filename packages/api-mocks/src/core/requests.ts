import { errorCode } from '#contract/errors.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { moneyEndpointIds, type MoneyEndpointId } from '#contract/moneyEndpoints.ts';
import { requestReasons, type RequestReason } from '#contract/requests.ts';
import { subjectOf } from '#rules/subjectOf.ts';
import type { RequestRow } from './bank.ts';
import { ApiError } from './apiError.ts';
import type { RawCall } from './implement.ts';

/** How long an id gets its first answer again. */
export const REQUEST_SECONDS = 24 * 3600;

const isMoneyEndpoint = (id: string): id is MoneyEndpointId => moneyEndpointIds.some((known) => known === id);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Anything but a text is refused by the contract. */
export function requestIdOf(body: unknown): string {
  const id = isRecord(body) ? body['request_id'] : undefined;
  return typeof id === 'string' ? id : '';
}

/** Ids are one whatever their case. */
export const requestKey = (mchid: string, id: string): string => `${mchid}:${id.toLowerCase()}`;

/** Refusals that are about the id itself say nothing of what the call would have done. */
const aboutTheId: ReadonlySet<string> = new Set(requestReasons);

export const idError = (reason: RequestReason) => new ApiError(errorCode.TOO_FREQUENT, { reason });

/**
 * A call that moves money is done once: asked again with the same id, it gets its first answer, whatever
 * has changed since, and without its proof being looked at. After a day an id is not good for anything new.
 */
export function recallRequest(endpoint: Endpoint, call: RawCall) {
  const id = requestIdOf(call.rawBody);
  if (id === '') return undefined;
  const { bank, now } = call;
  const key = requestKey(call.merchant.mchid, id);
  if (bank.inProgress.has(key)) throw idError('request_in_progress');
  const known = bank.requests.get(key);
  if (known?.state === 'void') throw idError('request_void');
  if (known?.state !== 'found') return undefined;
  if (known.endpoint !== endpoint.id || known.subject !== subjectOf(call.rawBody))
    throw idError('request_id');
  if (known.expireAt <= now) throw idError('request_expired');
  return known;
}

/** Keeps the answer of a call that was carried out, and adds until when it is given again. */
export function rememberRequest(endpoint: Endpoint, call: RawCall, data: unknown): unknown {
  // An answer that asks back has moved nothing yet.
  if (!isRecord(data) || 'requote' in data) return data;
  if (!isMoneyEndpoint(endpoint.id)) throw new RangeError(`${endpoint.id} is no money call`);
  const expireAt = call.now + REQUEST_SECONDS;
  const answer = { ...data, request_expire_time: expireAt };
  const found: RequestRow = {
    state: 'found',
    endpoint: endpoint.id,
    subject: subjectOf(call.rawBody),
    data: answer,
    tradeNo: typeof data['trade_no'] === 'string' ? data['trade_no'] : '',
    expireAt,
  };
  call.bank.requests.set(requestKey(call.merchant.mchid, requestIdOf(call.rawBody)), found);
  return answer;
}

/** Keeps how a call that moves money was refused, for the look-up of its id; it may be sent again. */
export function rememberRefusal(endpoint: Endpoint, call: RawCall, error: ApiError): void {
  const id = requestIdOf(call.rawBody);
  const reason = error.data.reason ?? '';
  if (!isMoneyEndpoint(endpoint.id) || id === '' || aboutTheId.has(reason)) return;
  const refusal = { endpoint: endpoint.id, code: error.code, reason };
  const key = requestKey(call.merchant.mchid, id);
  call.bank.requests.set(key, { state: 'refused', refusal, expireAt: call.now + REQUEST_SECONDS });
}
