import { errorCode } from '#contract/errors.ts';
import { logResult, logType, notificationType } from '#contract/enumerations.ts';
import { countWrongCode, type Recipient } from '#core/access/codes.ts';
import { ApiError } from '#core/http/apiError.ts';
import {
  countRight,
  countWrong,
  guardRules,
  lockedUntil,
  triesAfter,
  type GuardSource,
} from '#core/access/guard.ts';
import type { Call } from '#core/http/implement.ts';
import { logAction } from '#core/books/logAction.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { stampOf } from '#core/time/zone.ts';
import { notify } from '../notifications/notify.ts';

const sourceOf = (call: Call): GuardSource => `session:${call.session.id}`;

/** @throws {ApiError} 10010 if the attempts of a source, such as a session, are paused */
export function assertOpen({ settings }: Merchant, source: GuardSource, now: number, isKnown = false): void {
  const until = lockedUntil(settings.guard, source, now, isKnown);
  if (until > 0) throw new ApiError(errorCode.TOO_FREQUENT, { reason: 'locked', until, wait: until - now });
}

export function assertNotLocked(call: Call): void {
  assertOpen(call.merchant, sourceOf(call), call.now);
}

export function recordWrong(merchant: Merchant, source: GuardSource, now: number): void {
  const until = countWrong(merchant.settings.guard, source, now);
  if (until === 0) return;
  notify(merchant, now, {
    type: notificationType.security,
    notice: 'guessing',
    values: {
      count: String(guardRules.session.aDay),
      until: stampOf(merchant.profile.merchant.time_zone, until),
    },
    link: '/accountInfo?page_tab=_security',
  });
}

/** The returned error records the attempt, because a rollback would undo records of the rejected call. */
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
    () => recordWrong(merchant, source, now),
    () => logAction(call, logType.security, textKey, {}, logResult.failure),
    () => recipient && countWrongCode(bank, recipient),
  ]);
}

export function rightTry(call: Call): void {
  countRight(call.merchant.settings.guard, sourceOf(call));
}
