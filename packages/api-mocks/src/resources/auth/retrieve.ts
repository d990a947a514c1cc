import { errorCode } from '#contract/errors.ts';
import { retrievePassword } from '#contract/recovery.ts';
import type { VerificationRequired } from '#contract/codes.ts';
import { emailPurpose, logType } from '#contract/enumerations.ts';
import { takeCode, type Recipient } from '#core/codes.ts';
import { ApiError } from '#core/apiError.ts';
import { countRight, withoutSource, type GuardSource } from '#core/guard.ts';
import { implement } from '#core/implement.ts';
import { logAction } from '#core/logAction.ts';
import { lockWithdrawals } from '../security/lock.ts';
import { assertOpen, recordWrong } from '../security/guard.ts';
import { assertSecondStep } from './secondStep.ts';
import { endTickets } from '../security/tickets.ts';

/** 10038: the same call is repeated with the code of the authenticator. A ticket is not accepted. */
function secondMethodQuestion(): ApiError {
  const data: VerificationRequired = {
    purpose: emailPurpose.retrievePassword,
    methods: ['google_auth'],
    need_password: false,
    ticket_ttl: 0,
  };
  return new ApiError(errorCode.VERIFICATION_REQUIRED, { ...data });
}

export const retrieveHandlers = {
  'auth.retrievePassword': implement(retrievePassword, ({ bank, body, now, visitor }) => {
    const merchant = bank.directory.byEmail(body.email);
    if (!merchant) throw new ApiError(errorCode.ACCOUNT_NOT_FOUND);
    const { profile, settings } = merchant;
    const recipient: Recipient = { channel: 'email', to: body.email, purpose: emailPurpose.retrievePassword };
    // An attempt counts for the address that makes it: a stranger's don't end the code that the owner was sent.
    const source: GuardSource = `recovery:${visitor.ip}`;
    const counted = [() => recordWrong(merchant, source, now)];
    assertOpen(merchant, source, now, profile.lastLogin.ip === visitor.ip);
    if (!takeCode(bank, recipient, body.email_code))
      throw new ApiError(errorCode.EMAIL_CODE_WRONG, {}, counted);
    // A mailbox alone must not open an account that asks for more. Only who reads it learns that it does.
    if (profile.totpSecret !== '') {
      if (body.google_code === undefined) throw secondMethodQuestion();
      assertSecondStep({ merchant, visitor, now, sessionId: '' }, body.google_code);
    }
    // Each reveals a password, so that it counts as a wrong attempt.
    if (body.password === profile.passwordHash) throw new ApiError(errorCode.PASSWORD_UNCHANGED, {}, counted);
    if (body.password === profile.tradePasswordHash)
      throw new ApiError(
        errorCode.PARAMETER_ERROR,
        { errors: { password: 'same_as_other_password' } },
        counted,
      );
    profile.passwordHash = body.password;
    // Wrong passwords are forgotten; wrong codes, and those that were used, have nothing to do with it.
    settings.guard = withoutSource(settings.guard, 'signIn');
    countRight(settings.guard, source);
    // Sessions of the old password end.
    bank.sessions.closeAll(merchant.key);
    endTickets({ bank, mchid: merchant.mchid });
    logAction({ merchant, session: { id: '' }, visitor, now }, logType.security, 'passwordRetrieved');
    return { withdraw_lock_until: lockWithdrawals(merchant, 'password', now) };
  }),
};
