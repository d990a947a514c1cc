import { errorCode } from '#contract/errors.ts';
import { logResult, logType } from '#contract/enumerations.ts';
import { ApiError } from '#core/apiError.ts';
import { countRight, triesAfter, type GuardSource } from '#core/guard.ts';
import { logAction } from '#core/logAction.ts';
import type { Merchant } from '#core/merchant.ts';
import type { Visitor } from '#core/sessions.ts';
import { stepOfTotp } from '#core/totp.ts';
import { assertOpen, recordWrong } from '../security/guard.ts';
import { takeTotpStep } from '../security/verification.ts';

interface Attempt {
  readonly merchant: Merchant;
  readonly visitor: Visitor;
  readonly now: number;
  /** Of the sign-in that is not complete yet; empty without one. */
  readonly sessionId: string;
}

/**
 * The authenticator code of a caller who is not signed in: limited per IP address, and valid
 * once. Throws 10018, or 10010 (`locked`) after five wrong ones.
 */
export function assertSecondStep({ merchant, visitor, now, sessionId }: Attempt, code: string): void {
  const { guard } = merchant.settings;
  const source: GuardSource = `secondStep:${visitor.ip}`;
  assertOpen(merchant, source, now);
  const step = stepOfTotp(merchant.profile.totpSecret, code, now);
  if (step === undefined) {
    const log = { merchant, session: { id: sessionId }, visitor, now };
    throw new ApiError(errorCode.GOOGLE_CODE_WRONG, { tries_left: triesAfter(guard, source) }, [
      () => recordWrong(merchant, source, now),
      () => logAction(log, logType.login, 'signInFailed', {}, logResult.failure),
    ]);
  }
  takeTotpStep(merchant, step, now);
  countRight(guard, source);
}
