import { errorCode } from '#contract/errors.ts';
import { logResult, logType } from '#contract/enumerations.ts';
import { countWrongCode, type Recipient } from '#core/codes.ts';
import { ApiError } from '#core/apiError.ts';
import { countRight, countWrong, lockedUntil, triesAfter, type GuardSource } from '#core/guard.ts';
import type { Call } from '#core/implement.ts';
import { logAction } from '#core/logAction.ts';

const sourceOf = (call: Call): GuardSource => `session:${call.session.id}`;

/** 10010 (`locked`) with when it ends, after too many wrong tries. */
export function lockedError(until: number, now: number): ApiError {
  return new ApiError(errorCode.TOO_FREQUENT, { reason: 'locked', until, wait: until - now });
}

/** Five wrong codes or passwords of a session close the door to it for a quarter of an hour. */
export function assertNotLocked(call: Call): void {
  const until = lockedUntil(call.merchant.settings.guard, sourceOf(call), call.now);
  if (until > 0) throw lockedError(until, call.now);
}

/**
 * The refusal to throw after a wrong attempt. The attempt is recorded although the call is rolled back: in
 * the guard, in the operation log, and in the code that was sent, if it was one.
 */
export function wrongTry(
  call: Call,
  code:
    | typeof errorCode.SMS_CODE_WRONG
    | typeof errorCode.PASSWORD_WRONG
    | typeof errorCode.GOOGLE_CODE_WRONG
    | typeof errorCode.EMAIL_CODE_WRONG
    | typeof errorCode.PASSWORD_MISMATCH,
  recipient?: Recipient,
): ApiError {
  const { merchant, bank, now } = call;
  const source = sourceOf(call);
  const left = triesAfter(merchant.settings.guard, source);
  const textKey = left <= 0 ? 'verificationLocked' : 'verificationFailed';
  return new ApiError(code, { tries_left: left }, [
    () => countWrong(merchant.settings.guard, source, now),
    () => logAction(call, logType.security, textKey, {}, logResult.failure),
    () => recipient && countWrongCode(bank, recipient),
  ]);
}

export function rightTry(call: Call): void {
  countRight(call.merchant.settings.guard, sourceOf(call));
}
