import {
  type ErrorData,
  LOGIN_EXPIRED,
  SERVER_ERROR,
  errorCode,
} from '@settlement/api-mocks/contract/errors';

/** Everything that can go wrong with a call, each with its own reaction. */
export type ApiErrorKind =
  /** 401: the login has expired (specification §8). */
  | 'unauthorised'
  /** 422, or a success status around another body code: the server says no, and why. */
  | 'business'
  /** 422 with 10038: the server asks for a security verification; silent (specification §8). */
  | 'verification'
  /** HTTP 500. The client resolves with it (specification §8); `unwrap` turns it into this. */
  | 'server'
  /** The answer is not what the contract says: HTML, cut off, empty or of the wrong shape. */
  | 'contract'
  /** No answer at all, or a gateway answered in the server's place. */
  | 'network'
  /** No answer within 30 seconds, after the allowed repetitions. The outcome is unknown. */
  | 'timeout'
  /** The caller gave up. */
  | 'aborted'
  /** The same url is being submitted already (specification §7). */
  | 'duplicate'
  /** The loading flag is up: an earlier call has not been answered (specification §8). */
  | 'busy'
  /** The server doesn't have this call, which the specification doesn't name. */
  | 'notOffered'
  /** A call that moves money may have been carried out: only the server can say (docs/security.md). */
  | 'unknown'
  /** A call that moves money was not sent, because the browser could not keep a record of it. */
  | 'unrecorded';

type Details = {
  code?: number | undefined;
  msg?: string | undefined;
  data?: unknown;
  status?: number | undefined;
  endpointId?: string | undefined;
  cause?: unknown;
};

/** The one error that leaves `api/`. It carries what happened; `app/` decides what the person sees. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The body code, where a body was read. */
  readonly code: number | undefined;
  /** The server's message, in the language of `X-Language`. Text, never HTML. */
  readonly msg: string | undefined;
  /** The body's `data`: reasons, field names or, for `verification`, the required proof. */
  readonly data: unknown;
  /** The HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
  readonly endpointId: string | undefined;

  constructor(kind: ApiErrorKind, details: Details = {}) {
    super(
      `${kind}${details.endpointId ? ` in ${details.endpointId}` : ''}${details.msg ? `: ${details.msg}` : ''}`,
      {
        cause: details.cause,
      },
    );
    this.kind = kind;
    this.code = details.code ?? defaultCode(kind);
    this.msg = details.msg;
    this.data = details.data;
    this.status = details.status;
    this.endpointId = details.endpointId;
  }
}

/** Checks if a server doesn't have a call. */
export const isMissingCall = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 405 || error.status === 501);

function defaultCode(kind: ApiErrorKind): number | undefined {
  if (kind === 'unauthorised') return LOGIN_EXPIRED;
  if (kind === 'verification') return errorCode.VERIFICATION_REQUIRED;
  if (kind === 'server') return SERVER_ERROR;
  return undefined;
}

export function isApiError(error: unknown, kind?: ApiErrorKind): error is ApiError {
  return error instanceof ApiError && (kind === undefined || error.kind === kind);
}

/** Why the server refused, and which fields it names; empty for every other kind of error. */
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
