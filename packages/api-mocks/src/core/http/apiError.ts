import { errorCode, type ErrorCode, type ErrorData } from '#contract/errors.ts';
import type { FieldError } from '#contract/fieldErrors.ts';
import type { SignatureReason } from '#contract/signing.ts';
import type { BrokenKey } from '#core/text/formatText.ts';

export interface RefusalData extends ErrorData {
  readonly errors?: Record<string, FieldError>;
  readonly [more: string]: unknown;
}

/** An error with which the mock API rejects a call. `envelope.ts` converts it to a response. */
export abstract class Refusal extends Error {}

/** An error with a code (HTTP 422, specification §8). */
export class ApiError extends Refusal {
  readonly code: ErrorCode;
  readonly data: RefusalData;
  /** Functions that repeat changes after the rollback of the rejected call, such as counting a wrong attempt. */
  readonly kept: readonly (() => void)[];

  constructor(code: ErrorCode, data: RefusalData = {}, kept: readonly (() => void)[] = []) {
    super(`error ${code}`);
    this.name = 'Fault';
    this.code = code;
    this.data = data;
    this.kept = kept;
  }
}

/** Runs `keep`, then `work`. If `work` throws an `ApiError`, `keep` runs again after the rollback. */
export function keeping<Result>(keep: () => void, work: () => Result): Result {
  keep();
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.code, error.data, [...error.kept, keep]);
  }
}

export class LoginExpired extends Refusal {
  constructor() {
    super('session expired');
    this.name = 'LoginExpired';
  }
}

/** The error for an invalid signature (HTTP 401), with the reason. */
export class SignatureRefused extends Refusal {
  readonly reason: SignatureReason;

  constructor(reason: SignatureReason) {
    super(reason);
    this.name = 'SignatureRefused';
    this.reason = reason;
  }
}

/** The error for an unknown call (HTTP 404), or for a path that allows other methods (405). */
export class NoSuchCall extends Refusal {
  readonly method: string;
  readonly allowed: readonly string[];

  constructor(method: string, allowed: readonly string[] = []) {
    super('no such call');
    this.name = 'NoSuchCall';
    this.method = method;
    this.allowed = allowed;
  }
}

/** The error for a body that isn't JSON (HTTP 400). */
export class Malformed extends Refusal {}

/** The error of a failing server (HTTP 500). Without a message, the console shows its own text (specification §8). */
export class ServerBroken extends Refusal {
  readonly key: BrokenKey | undefined;

  constructor(key: BrokenKey | undefined) {
    super('internal server error');
    this.name = 'ServerBroken';
    this.key = key;
  }
}

/** Returns the error of a field. `more` contains figures that help the caller correct the field. */
export function fieldError(field: string, message: FieldError, more: RefusalData = {}): ApiError {
  return new ApiError(errorCode.PARAMETER_ERROR, { errors: { [field]: message }, ...more });
}

export function operationFailed(reason: string): ApiError {
  return new ApiError(errorCode.OPERATION_FAILED, { reason });
}
