import type { DataOf, Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { LOGIN_EXPIRED, SERVER_ERROR, SUCCESS, errorCode } from '@settlement/api-mocks/contract/errors';
import { safeParse } from 'valibot';
import { ApiError, isRecord } from './errors.ts';

interface Success<Data> {
  readonly code: typeof SUCCESS;
  readonly msg: string | undefined;
  readonly data: Data;
}

/** The body of an HTTP 500. The client resolves with it (specification §8), so callers check `code`. */
interface ServerError {
  readonly code: typeof SERVER_ERROR;
  readonly msg: string | undefined;
}

export type Answer<Data> = Success<Data> | ServerError;

/** A response before its validation. `body` is parsed JSON, or text if parsing failed. */
export interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
}

const MISSING_STATUSES = new Set([404, 405, 501]);
const GATEWAY_STATUSES = new Set([502, 503, 504]);

export async function readAnswer<E extends Endpoint>(
  endpoint: E,
  { status, body }: RawAnswer,
): Promise<Answer<DataOf<E>>> {
  if (status === SERVER_ERROR) return { code: SERVER_ERROR, msg: messageOf(body) };
  refuse(endpoint, { status, body });
  const data = isRecord(body) ? body.data : undefined;
  // The server may omit `data` if the contract defines no response data.
  const given = data === undefined ? null : data;
  const strict = safeParse(endpoint.data, given);
  const parsed = strict.success ? strict : await readLoosely(endpoint, given);
  if (!parsed.success) {
    throw new ApiError('contract', { status, endpointId: endpoint.id, cause: parsed.issues });
  }
  return { code: SUCCESS, msg: messageOf(body), data: parsed.output };
}

/** Parses data in another valid format. Few servers send it, so the code is loaded on demand. */
async function readLoosely<E extends Endpoint>({ id, data }: E, given: unknown) {
  const { readData } = await import('@settlement/api-mocks/contract/readData').catch((cause: unknown) => {
    throw new ApiError('network', { endpointId: id, cause });
  });
  return safeParse<E['data']>(data, readData(data, given));
}

/**
 * Checks if a status means that the server doesn't have an extension. Returns false for a call that moves
 * money, because such a status doesn't confirm that no money moved.
 */
export const isMissing = ({ extension, movesMoney }: Endpoint, status: number): boolean =>
  extension !== undefined && !movesMoney && MISSING_STATUSES.has(status);

/** Checks for the success code and a 2xx status (specification §7). @throws {ApiError} otherwise */
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
  // Specification §8 allows two fields for the message: "the server message or msg".
  const message = body.msg ?? body.message;
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}
