import { errorCode } from '#contract/errors.ts';
import {
  emailPurpose,
  logType,
  notificationType,
  onOffCode,
  securitySwitchType,
  logResult,
} from '#contract/enumerations.ts';
import { countWrongCode, takeCode, type Recipient, stepOfTotp } from '#core/access/codes.ts';
import type { Bank } from '#core/books/bank.ts';
import { ApiError, LoginExpired } from '#core/http/apiError.ts';
import type { Handlers } from '#core/http/implement.ts';
import type { Language } from '#core/text/formatText.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { Session, Visitor } from '#core/access/sessions.ts';
import { countRight, type GuardSource, withoutSource, triesAfter } from '#core/access/guard.ts';
import { logAction } from '#core/books/logAction.ts';
import { newcomer } from './newMerchant.ts';
import { sendingHandlers } from './sending.ts';
import { notify } from '../notifications/notify.ts';
import { assertOpen, recordWrong } from '../security/guard.ts';
import { endTickets } from '../security/tickets.ts';
import type { VerificationRequired } from '#contract/codes.ts';
import { lockWithdrawals, takeTotpStep } from '../security/verification.ts';

/** Returns error 10038, after which the client repeats the call with an authenticator code. */
function secondMethodQuestion(): ApiError {
  const data: VerificationRequired = {
    purpose: emailPurpose.retrievePassword,
    methods: ['google_auth'],
    need_password: false,
    ticket_ttl: 0,
  };
  return new ApiError(errorCode.VERIFICATION_REQUIRED, { ...data });
}

/** The pattern of a credential from the Google stub: `mock:` and the key of a merchant. */
const CREDENTIAL = /^mock:([a-z-]+)$/;

function needsSecondStep({ profile }: Merchant): boolean {
  return (
    profile.totpSecret !== '' &&
    profile.switches.some(
      ({ type, method, open }) => type === 1 && method === 'google_auth' && open === onOffCode.on,
    )
  );
}

function wantsNotice({ profile }: Merchant): boolean {
  return profile.switches.some(
    ({ type, open }) => type === securitySwitchType.loginNotice && open === onOffCode.on,
  );
}

interface Welcome {
  readonly merchant: Merchant;
  readonly session: Session;
  readonly visitor: Visitor;
  readonly now: number;
  readonly language: Language;
}

function welcome({ merchant, session, visitor, now, language }: Welcome): void {
  merchant.settings.language = language;
  logAction({ merchant, session, visitor, now }, logType.login, 'signIn');
  merchant.profile.lastLogin = { time: now, ...visitor };
  if (!wantsNotice(merchant)) return;
  notify(merchant, now, {
    type: notificationType.login,
    notice: 'login',
    values: { device: visitor.device, address: visitor.address },
    login: visitor,
  });
}

function byCredential(bank: Bank, credential: string): Merchant {
  const key = CREDENTIAL.exec(credential)?.[1];
  const merchant = key === undefined ? undefined : bank.directory.byKey(key);
  if (!merchant) throw new ApiError(errorCode.ACCOUNT_NOT_FOUND);
  return merchant;
}

function byPassword(bank: Bank, email: string, password: string, { ip }: Visitor): Merchant {
  const merchant = bank.directory.byEmail(email);
  if (!merchant) throw new ApiError(errorCode.ACCOUNT_NOT_FOUND);
  const now = bank.clock.now();
  const source: GuardSource = `signIn:${ip}`;
  assertOpen(merchant, source, now);
  if (merchant.profile.passwordHash === '' || merchant.profile.passwordHash !== password)
    throw new ApiError(errorCode.PASSWORD_WRONG, {}, [() => recordWrong(merchant, source, now)]);
  countRight(merchant.settings.guard, source);
  return merchant;
}

function pendingSession(bank: Bank, token: string | null | undefined, now: number): Session {
  const session = bank.sessions.find(token ?? null, now);
  if (!session?.isPending) throw new LoginExpired();
  return session;
}

export const authHandlers = {
  ...sendingHandlers,

  'auth.retrievePassword': ({ bank, body, now, visitor }) => {
    const merchant = bank.directory.byEmail(body.email);
    if (!merchant) throw new ApiError(errorCode.ACCOUNT_NOT_FOUND);
    const { profile, settings } = merchant;
    const recipient: Recipient = { channel: 'email', to: body.email, purpose: emailPurpose.retrievePassword };
    // Attempts are counted per IP address. Otherwise, any caller could lock the merchant out.
    const source: GuardSource = `recovery:${visitor.ip}`;
    const counted = [() => recordWrong(merchant, source, now)];
    assertOpen(merchant, source, now, profile.lastLogin.ip === visitor.ip);
    if (!takeCode(bank, recipient, body.email_code))
      throw new ApiError(errorCode.EMAIL_CODE_WRONG, {}, counted);
    // Only users of the mailbox may learn that an app is bound, so its code is requested after the email
    // code.
    if (profile.totpSecret !== '') {
      if (body.google_code === undefined) throw secondMethodQuestion();
      assertSecondStep({ merchant, visitor, now, sessionId: '' }, body.google_code);
    }
    // Both errors reveal that a guessed password is in use, so they count as wrong attempts.
    if (body.password === profile.passwordHash) throw new ApiError(errorCode.PASSWORD_UNCHANGED, {}, counted);
    if (body.password === profile.tradePasswordHash)
      throw new ApiError(
        errorCode.PARAMETER_ERROR,
        { errors: { password: 'same_as_other_password' } },
        counted,
      );
    profile.passwordHash = body.password;
    settings.guard = withoutSource(settings.guard, 'signIn');
    countRight(settings.guard, source);
    // Ends all sessions, because an attacker may have started a session with the old password.
    bank.sessions.closeAll(merchant.key);
    endTickets({ bank, mchid: merchant.mchid });
    logAction({ merchant, session: { id: '' }, visitor, now }, logType.security, 'passwordRetrieved');
    return { withdraw_lock_until: lockWithdrawals(merchant, 'password', now) };
  },

  'auth.login': ({ bank, body, now, visitor, language }) => {
    const merchant =
      'google_auth_code' in body
        ? byCredential(bank, body.google_auth_code)
        : byPassword(bank, body.email, body.password, visitor);
    const isPending = needsSecondStep(merchant);
    const session = bank.sessions.open(merchant.key, visitor, now, isPending);
    if (!isPending) welcome({ merchant, session, visitor, now, language });
    return { token: session.token, verification: isPending, expire_time: session.expireAt };
  },

  'auth.verifyLogin': ({ bank, body, token, now, visitor, language }) => {
    const pending = pendingSession(bank, body.token ?? token, now);
    const merchant = bank.directory.byKey(pending.merchantKey);
    if (!merchant) throw new LoginExpired();
    assertSecondStep({ merchant, visitor, now, sessionId: pending.id }, body.google_code);
    bank.sessions.close(pending.token);
    const session = bank.sessions.open(merchant.key, visitor, now, false);
    // The user verified this session, so wrong attempts by other callers don't affect it.
    countRight(merchant.settings.guard, `session:${session.id}`);
    welcome({ merchant, session, visitor, now, language });
    return { token: session.token, verification: false, expire_time: session.expireAt };
  },

  'auth.register': ({ bank, body, now, visitor, language }) => {
    if (bank.directory.isEmailTaken(body.email)) throw new ApiError(errorCode.EMAIL_EXISTS);
    const recipient: Recipient = { channel: 'email', to: body.email, purpose: emailPurpose.register };
    if (!takeCode(bank, recipient, body.email_code, visitor.ip))
      throw new ApiError(errorCode.EMAIL_CODE_WRONG, {}, [() => countWrongCode(bank, recipient, visitor.ip)]);
    const merchant = newcomer(bank, body.email, body.password, body.name);
    const session = bank.sessions.open(merchant.key, visitor, now, false);
    welcome({ merchant, session, visitor, now, language });
    return { token: session.token, verification: false, expire_time: session.expireAt };
  },

  'auth.logout': ({ bank, token, now }) => {
    const session = bank.sessions.find(token, now);
    const merchant = session && bank.directory.byKey(session.merchantKey);
    if (merchant) endTickets({ bank, mchid: merchant.mchid, sessionId: session.id });
    if (token !== null) bank.sessions.close(token);
    return null;
  },
} satisfies Partial<Handlers>;

interface Attempt {
  readonly merchant: Merchant;
  readonly visitor: Visitor;
  readonly now: number;
  /** The ID of the session that the first step of a sign-in created. Empty for a password reset. */
  readonly sessionId: string;
}

/** Attempts are limited per IP address. @throws {ApiError} 10018, or 10010 (`locked`) after five attempts */
function assertSecondStep({ merchant, visitor, now, sessionId }: Attempt, code: string): void {
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
