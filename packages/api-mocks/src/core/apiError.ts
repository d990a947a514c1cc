import { errorCode } from '#contract/errors.ts';
import type { ErrorCode, ErrorData } from '#contract/errors.ts';
import type { FieldError } from '#contract/fieldErrors.ts';
import type { SignatureReason } from '#contract/signing.ts';

/** Why a call is refused; each wrong field by the name of its message. */
export interface RefusalData extends ErrorData {
  readonly errors?: Record<string, FieldError>;
  readonly [more: string]: unknown;
}

/** A business error on its way out: HTTP 422 with this code (specification §8). */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly data: RefusalData;
  /** What is recorded although the call is refused, such as a wrong attempt. */
  readonly kept: readonly (() => void)[];

  constructor(code: ErrorCode, data: RefusalData = {}, kept: readonly (() => void)[] = []) {
    super(`fault ${code}`);
    this.name = 'Fault';
    this.code = code;
    this.data = data;
    this.kept = kept;
  }
}

/** Does something that holds although the work after it is refused. */
export function keeping<Result>(keep: () => void, work: () => Result): Result {
  keep();
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.code, error.data, [...error.kept, keep]);
  }
}

/** The token is missing, ended or unknown: HTTP 401. */
export class LoginExpired extends Error {
  constructor() {
    super('login expired');
    this.name = 'LoginExpired';
  }
}

/** A signed call that does not prove who sends it: HTTP 401 with the reason. */
export class SignatureRefused extends Error {
  readonly reason: SignatureReason;

  constructor(reason: SignatureReason) {
    super(reason);
    this.name = 'SignatureRefused';
    this.reason = reason;
  }
}

/** A wrong field, by the name of its message. */
export function fieldError(field: string, message: FieldError): ApiError {
  return new ApiError(errorCode.PARAMETER_ERROR, { errors: { [field]: message } });
}
