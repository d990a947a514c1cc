import type { DataOf, Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { LOGIN_EXPIRED, SERVER_ERROR, SUCCESS, errorCode } from '@settlement/api-mocks/contract/errors';
import { safeParse } from 'valibot';
import { ApiError, isRecord } from './errors.ts';
import { readData } from './readData.ts';

/** What the contract promises. */
interface Success<Data> {
  readonly code: typeof SUCCESS;
  readonly msg: string | undefined;
  readonly data: Data;
}

/** HTTP 500 resolves with its body (specification §8), so a caller cannot reach `data` without asking. */
interface ServerError {
  readonly code: typeof SERVER_ERROR;
  readonly msg: string | undefined;
}

export type Answer<Data> = Success<Data> | ServerError;

/** What came back, before anybody believed it. `body` is parsed JSON, or text where that failed. */
export interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What a server answers that doesn't have a call. */
const MISSING_STATUSES = new Set([404, 405, 501]);
const GATEWAY_STATUSES = new Set([502, 503, 504]);

/** Turns an answer of any shape into what the contract promises, or into a tagged error. */
export function readAnswer<E extends Endpoint>(endpoint: E, { status, body }: RawAnswer): Answer<DataOf<E>> {
  if (status === SERVER_ERROR) return { code: SERVER_ERROR, msg: messageOf(body) };
  refuse(endpoint, { status, body });
  const data = isRecord(body) ? body.data : undefined;
  // A call without an answer of its own may leave `data` out altogether.
  const given = data === undefined ? null : data;
  const strict = safeParse(endpoint.data, given);
  const parsed = strict.success ? strict : safeParse(endpoint.data, readData(endpoint.data, given));
  if (!parsed.success) {
    throw new ApiError('contract', { status, endpointId: endpoint.id, cause: parsed.issues });
  }
  return { code: SUCCESS, msg: messageOf(body), data: parsed.output };
}

/**
 * Checks if a status shows that the server doesn't have a call. Only extensions may be missing. A status is no word
 * about a call that moves money: its outcome is unknown.
 */
export const isMissing = ({ isExtension, movesMoney }: Endpoint, status: number): boolean =>
  isExtension && !movesMoney && MISSING_STATUSES.has(status);

/** Throws unless the answer is an envelope with the success code (specification §7). */
export function refuse(endpoint: Endpoint, { status, body }: RawAnswer): void {
  const endpointId = endpoint.id;
  if (isMissing(endpoint, status)) throw new ApiError('notOffered', { status, endpointId });
  const code = isRecord(body) && typeof body.code === 'number' ? body.code : undefined;
  const details = {
    status,
    endpointId,
    code,
    msg: messageOf(body),
    data: isRecord(body) ? body.data : undefined,
  };
  if (status === LOGIN_EXPIRED || code === LOGIN_EXPIRED) throw new ApiError('unauthorised', details);
  if (code === errorCode.VERIFICATION_REQUIRED) throw new ApiError('verification', details);
  if (code !== undefined && code !== SUCCESS) throw new ApiError('business', details);
  if (GATEWAY_STATUSES.has(status)) throw new ApiError('network', { status, endpointId });
  if (code === undefined || status < 200 || status > 299)
    throw new ApiError('contract', { status, endpointId });
}

function messageOf(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  // Specification §8: "the server message or msg".
  const message = body.msg ?? body.message;
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}
