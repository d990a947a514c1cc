import * as v from 'valibot';
import { requestId } from '#contract/codes.ts';
import { errorCode } from '#contract/errors.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type MoneyEndpointId, moneyEndpointIds } from '#contract/moneyEndpoints.ts';
import { type RequestReason, requestReasons } from '#contract/requests.ts';
import { subjectOf } from '#rules/subjectOf.ts';
import type { Bank, RequestRow } from '#core/books/bank.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { ApiError } from './apiError.ts';

export interface IdentifiedCall {
  readonly bank: Bank;
  readonly now: number;
  readonly merchant: Merchant;
  readonly rawBody: unknown;
}

/** The seconds for which a repeated request ID returns the first response. */
export const REQUEST_SECONDS = 24 * 3600;

const isMoneyEndpoint = (id: string): id is MoneyEndpointId => moneyEndpointIds.some((known) => known === id);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const identified = v.object({ request_id: requestId });

/** Returns the ID in lowercase. Returns '' for an invalid ID, because the contract then rejects the body. */
export function requestIdOf(body: unknown): string {
  const result = v.safeParse(identified, body);
  return result.success ? result.output.request_id : '';
}

export const requestKey = (mchid: string, id: string): string => `${mchid}:${id}`;

/** Errors with these reasons aren't the result of the call, so they aren't stored. */
const aboutTheId: ReadonlySet<string> = new Set(requestReasons);

export const idError = (reason: RequestReason) => new ApiError(errorCode.TOO_FREQUENT, { reason });

/**
 * Returns the stored response to a repeated call, without another verification. Otherwise undefined.
 * @throws {ApiError} 10010 if the request ID can't be used for this call, for example after 24 hours
 */
export function recallRequest(endpoint: Endpoint, call: IdentifiedCall) {
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

export function rememberRequest(endpoint: Endpoint, call: IdentifiedCall, data: unknown): unknown {
  // A response with a new quote means that no money has moved, so the response isn't stored.
  if (!isRecord(data) || 'requote' in data) return data;
  if (!isMoneyEndpoint(endpoint.id)) throw new RangeError(`${endpoint.id} does not move money`);
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

/** Stores the error for a later lookup. The call can be sent again with the same request ID. */
export function rememberRefusal(endpoint: Endpoint, call: IdentifiedCall, error: ApiError): void {
  const id = requestIdOf(call.rawBody);
  const reason = error.data.reason ?? '';
  if (!isMoneyEndpoint(endpoint.id) || id === '' || aboutTheId.has(reason)) return;
  const refusal = { endpoint: endpoint.id, code: error.code, reason };
  const key = requestKey(call.merchant.mchid, id);
  call.bank.requests.set(key, { state: 'refused', refusal, expireAt: call.now + REQUEST_SECONDS });
}

/** Returns `otherwise` if `Host` is invalid. Only a trusted proxy can set `X-Forwarded-Proto`. */
export function originAt(headers: Headers, otherwise: string): string {
  const host = headers.get('host') ?? '';
  const proto = headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  const isHost = /^[\w.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i.test(host);
  return isHost ? `${proto}://${host}` : otherwise;
}
