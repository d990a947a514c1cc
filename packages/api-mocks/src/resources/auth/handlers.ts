import { errorCode } from '#contract/errors.ts';
import { login, logout, verifyLogin } from '#contract/auth.ts';
import { register } from '#contract/registration.ts';
import {
  emailPurpose,
  logType,
  notificationType,
  onOffCode,
  securitySwitchType,
} from '#contract/enumerations.ts';
import { countWrongCode, takeCode, type Recipient } from '#core/codes.ts';
import type { Bank } from '#core/bank.ts';
import { ApiError, LoginExpired } from '#core/apiError.ts';
import { implement } from '#core/implement.ts';
import type { Language } from '#core/language.ts';
import type { Merchant } from '#core/merchant.ts';
import type { Session, Visitor } from '#core/sessions.ts';
import { countRight, type GuardSource } from '#core/guard.ts';
import { logAction } from '#core/logAction.ts';
import { newcomer } from './newMerchant.ts';
import { retrieveHandlers } from './retrieve.ts';
import { assertSecondStep } from './secondStep.ts';
import { sendingHandlers } from './sending.ts';
import { notify } from '../notifications/notify.ts';
import { assertOpen, recordWrong } from '../security/guard.ts';
import { endTickets } from '../security/tickets.ts';

/** The Google stand-in answers `mock:<merchant>`. */
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
  ...retrieveHandlers,

  'auth.login': implement(login, ({ bank, body, now, visitor, language }) => {
    const merchant =
      'google_auth_code' in body
        ? byCredential(bank, body.google_auth_code)
        : byPassword(bank, body.email, body.password, visitor);
    const isPending = needsSecondStep(merchant);
    const session = bank.sessions.open(merchant.key, visitor, now, isPending);
    if (!isPending) welcome({ merchant, session, visitor, now, language });
    return { token: session.token, verification: isPending, expire_time: session.expireAt };
  }),

  'auth.verifyLogin': implement(verifyLogin, ({ bank, body, token, now, visitor, language }) => {
    const pending = pendingSession(bank, body.token ?? token, now);
    const merchant = bank.directory.byKey(pending.merchantKey);
    if (!merchant) throw new LoginExpired();
    assertSecondStep({ merchant, visitor, now, sessionId: pending.id }, body.google_code);
    bank.sessions.close(pending.token);
    const session = bank.sessions.open(merchant.key, visitor, now, false);
    // A sign-in that has just proved the authenticator is not held up by others' wrong tries.
    countRight(merchant.settings.guard, `session:${session.id}`);
    welcome({ merchant, session, visitor, now, language });
    return { token: session.token, verification: false, expire_time: session.expireAt };
  }),

  'auth.register': implement(register, ({ bank, body, now, visitor, language }) => {
    if (bank.directory.isEmailTaken(body.email)) throw new ApiError(errorCode.EMAIL_EXISTS);
    const recipient: Recipient = { channel: 'email', to: body.email, purpose: emailPurpose.register };
    if (!takeCode(bank, recipient, body.email_code, visitor.ip))
      throw new ApiError(errorCode.EMAIL_CODE_WRONG, {}, [() => countWrongCode(bank, recipient, visitor.ip)]);
    const merchant = newcomer(bank, body.email, body.password, body.name);
    const session = bank.sessions.open(merchant.key, visitor, now, false);
    welcome({ merchant, session, visitor, now, language });
    return { token: session.token, verification: false, expire_time: session.expireAt };
  }),

  'auth.logout': implement(logout, ({ bank, token, now }) => {
    const session = bank.sessions.find(token, now);
    const merchant = session && bank.directory.byKey(session.merchantKey);
    if (merchant) endTickets({ bank, mchid: merchant.mchid, sessionId: session.id });
    if (token !== null) bank.sessions.close(token);
    return null;
  }),
};
