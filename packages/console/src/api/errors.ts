import {
  type ErrorData,
  LOGIN_EXPIRED,
  SERVER_ERROR,
  errorCode,
} from '@settlement/api-mocks/contract/errors';

export type ApiErrorKind =
  /** Status or code 401: the session has expired (specification §8). */
  | 'unauthorised'
  /** HTTP 422, or a success status with an error code: the server rejected the call with a reason. */
  | 'business'
  /** HTTP 422 with code 10038: the server requires a verification. Shows no toast (specification §8). */
  | 'verification'
  /** HTTP 500. Thrown by `unwrap`, because the client resolves with it (specification §8). */
  | 'server'
  /** The response violates the contract. For example, it's HTML, incomplete or empty. */
  | 'contract'
  /** No response arrived, or a gateway sent an error page. */
  | 'network'
  /** No response arrived within 30 seconds, after all retries. The outcome is unknown. */
  | 'timeout'
  | 'aborted'
  /** A call to the same URL is in progress (specification §7). */
  | 'duplicate'
  /** Another call has no response yet (specification §8). */
  | 'busy'
  | 'notOffered'
  /** Money may have moved. Only a lookup on the server shows the outcome (docs/security.md). */
  | 'unknown'
  /** A call that moves money wasn't sent, because the browser couldn't store its record. */
  | 'unrecorded';

type Details = {
  code?: number | undefined;
  msg?: string | undefined;
  data?: unknown;
  status?: number | undefined;
  endpointId?: string | undefined;
  cause?: unknown;
};

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly code: number | undefined;
  /** The server's message in the language of `X-Language`. Plain text, which must not be rendered as HTML. */
  readonly msg: string | undefined;
  /** The `data` of the body, such as field names, or the accepted methods for `verification`. */
  readonly data: unknown;
  /** The HTTP status. `undefined` if there was no response. */
  readonly status: number | undefined;
  readonly endpointId: string | undefined;

  constructor(kind: ApiErrorKind, details: Details = {}) {
    super(
      `${kind}${details.endpointId ? ` in ${details.endpointId}` : ''}${details.msg ? `: ${details.msg}` : ''}`,
      { cause: details.cause },
    );
    this.kind = kind;
    this.code = details.code ?? defaultCode(kind);
    this.msg = details.msg;
    this.data = details.data;
    this.status = details.status;
    this.endpointId = details.endpointId;
  }
}

export const isMissingCall = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'notOffered' || error.status === 404 || error.status === 405 || error.status === 501);

function defaultCode(kind: ApiErrorKind): number | undefined {
  if (kind === 'unauthorised') return LOGIN_EXPIRED;
  if (kind === 'verification') return errorCode.VERIFICATION_REQUIRED;
  if (kind === 'server') return SERVER_ERROR;
  return undefined;
}

export function isApiError(error: unknown, kind?: ApiErrorKind): error is ApiError {
  return error instanceof ApiError && (kind === undefined || error.kind === kind);
}

export function errorData(error: unknown): ErrorData {
  if (!isApiError(error, 'business') || !isRecord(error.data)) return {};
  const { reason, errors, messages } = error.data;
  return {
    ...(typeof reason === 'string' && { reason }),
    ...(isRecord(errors) && { errors: onlyText(errors) }),
    ...(isRecord(messages) && { messages: onlyText(messages) }),
  };
}

function onlyText(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
