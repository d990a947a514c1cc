import { login, logout, register, verifyLogin } from '../../contract/auth.ts';
import {
  emailPurpose,
  logResult,
  logType,
  notificationType,
  onOffCode,
  securitySwitchType,
} from '../../contract/enumerations.ts';
import { takeCode } from '../../core/codes.ts';
import type { Bank } from '../../core/bank.ts';
import { Fault, LoginExpired } from '../../core/fault.ts';
import { implement } from '../../core/implement.ts';
import type { Merchant } from '../../core/merchant.ts';
import type { Session, Visitor } from '../../core/sessions.ts';
import { isTotp } from '../../core/totp.ts';
import { logAction } from '../../core/log.ts';
import { newcomer } from './newcomer.ts';
import { retrieveHandlers } from './retrieve.ts';
import { sendingHandlers } from './sending.ts';
import { notify } from '../notifications/notify.ts';

/** The Google stand-in answers `mock:<merchant>`. */
const CREDENTIAL = /^mock:([a-z-]+)$/;
const MOST_WRONG_CODES = 5;

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

function welcome(merchant: Merchant, session: Session, visitor: Visitor, now: number): void {
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
  if (!merchant) throw new Fault(10003);
  return merchant;
}

function byPassword(bank: Bank, email: string, password: string): Merchant {
  const merchant = bank.directory.byEmail(email);
  if (!merchant) throw new Fault(10003);
  const { guard } = merchant.settings;
  const now = bank.clock.now();
  if (guard.lockedUntil > now) throw new Fault(10010, { reason: 'locked', until: guard.lockedUntil });
  if (merchant.profile.passwordHash === '' || merchant.profile.passwordHash !== password) {
    guard.wrong += 1;
    if (guard.wrong >= MOST_WRONG_CODES) Object.assign(guard, { wrong: 0, lockedUntil: now + 900 });
    throw new Fault(10011);
  }
  guard.wrong = 0;
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

  'auth.login': implement(login, ({ bank, body, now, visitor }) => {
    const merchant =
      'google_auth_code' in body
        ? byCredential(bank, body.google_auth_code)
        : byPassword(bank, body.email, body.password);
    const isPending = needsSecondStep(merchant);
    const session = bank.sessions.open(merchant.key, visitor, now, isPending);
    if (!isPending) welcome(merchant, session, visitor, now);
    return { token: session.token, verification: isPending, expire_time: session.expireAt };
  }),

  'auth.verifyLogin': implement(verifyLogin, ({ bank, body, token, now, visitor }) => {
    const pending = pendingSession(bank, body.token ?? token, now);
    const merchant = bank.directory.byKey(pending.merchantKey);
    if (!merchant) throw new LoginExpired();
    if (pending.wrongCodes >= MOST_WRONG_CODES) throw new Fault(10010);
    if (!isTotp(merchant.profile.totpSecret, body.google_code, now)) {
      pending.wrongCodes += 1;
      logAction(
        { merchant, session: pending, visitor, now },
        logType.login,
        'signInFailed',
        {},
        logResult.failure,
      );
      throw new Fault(10018);
    }
    bank.sessions.close(pending.token);
    const session = bank.sessions.open(merchant.key, visitor, now, false);
    welcome(merchant, session, visitor, now);
    return { token: session.token, verification: false, expire_time: session.expireAt };
  }),

  'auth.register': implement(register, ({ bank, body, now, visitor }) => {
    if (
      bank.directory.known.some(({ email }) => email === body.email) ||
      bank.directory.byEmail(body.email)
    ) {
      throw new Fault(10016);
    }
    if (!takeCode(bank, 'email', body.email, emailPurpose.register, body.email_code)) throw new Fault(10027);
    const merchant = newcomer(bank, body.email, body.password, body.name);
    const session = bank.sessions.open(merchant.key, visitor, now, false);
    welcome(merchant, session, visitor, now);
    return { token: session.token, verification: false, expire_time: session.expireAt };
  }),

  'auth.logout': implement(logout, ({ bank, token }) => {
    if (token !== null) bank.sessions.close(token);
    return null;
  }),
};
