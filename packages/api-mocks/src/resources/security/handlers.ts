import { errorCode } from '#contract/errors.ts';
import { emailPurpose, logType, onOffCode, smsPurpose } from '#contract/enumerations.ts';
import { setGoogleAuth } from '#contract/security.ts';
import { base32nopad } from '@scure/base';
import { type Recipient, stepOfTotp } from '#core/access/codes.ts';
import { ApiError, fieldError, operationFailed } from '#core/http/apiError.ts';
import type { Call, Handlers } from '#core/http/implement.ts';
import { logAction } from '#core/books/logAction.ts';
import { maskEmail, maskPhone } from '#core/text/mask.ts';
import { assertNotLocked, recordWrong, rightTry, wrongTry } from './guard.ts';
import {
  lockWithdrawals,
  assertEmail,
  assertGoogle,
  assertSent,
  assertSms,
  assertTicket,
  assertTicketFor,
  assertVerified,
  boundMethods,
  verificationQuestion,
} from './verification.ts';
import { endTickets, issueTicket } from './tickets.ts';

const ISSUER = 'Settlement';
const SECRET_SECONDS = 600;
const RECOVERY_CODES = 10;

export function newSecret(call: Pick<Call, 'bank'>): string {
  return base32nopad.encode(Uint8Array.from({ length: 20 }, () => call.bank.random.int(0, 255)));
}

export function otpauth(label: string, secret: string): string {
  const name = encodeURIComponent(`${ISSUER}:${label}`);
  return `otpauth://totp/${name}?secret=${secret}&issuer=${ISSUER}&algorithm=SHA1&digits=6&period=30`;
}

/** The error confirms a guessed password, so it counts as a wrong attempt. */
function sameAsOther({ merchant, session, now }: Call): ApiError {
  const count = () => recordWrong(merchant, `session:${session.id}`, now);
  return new ApiError(errorCode.PARAMETER_ERROR, { errors: { password: 'same_as_other_password' } }, [count]);
}

interface NewPassword {
  readonly kind: 'account' | 'trade';
  /** The old password, or `null` for a reset, which doesn't require it. */
  readonly old: string | null;
  readonly password: string;
  readonly isProvedByAuthenticator: boolean;
}

/** The new password must differ from the old password and from the merchant's other password. */
function setPassword(call: Call, { kind, old, password, isProvedByAuthenticator }: NewPassword): number {
  const { profile } = call.merchant;
  const now = kind === 'account' ? profile.passwordHash : profile.tradePasswordHash;
  const sister = kind === 'account' ? profile.tradePasswordHash : profile.passwordHash;
  if (old !== null && now !== old) throw wrongTry(call, errorCode.PASSWORD_MISMATCH);
  if (password === now) throw new ApiError(errorCode.PASSWORD_UNCHANGED);
  if (password === sister) throw sameAsOther(call);
  if (kind === 'account') profile.passwordHash = password;
  else profile.tradePasswordHash = password;
  endTickets({ bank: call.bank, mchid: call.merchant.mchid });
  // Ends all other sessions, because an attacker may have started a session with the old password.
  if (kind === 'account') call.bank.sessions.closeAll(call.merchant.key, call.session.id);
  rightTry(call);
  logAction(call, logType.security, kind === 'account' ? 'accountPassword' : 'tradePassword');
  // An attacker with access to the mailbox could set the first transaction password.
  const isNewProof = now !== '' || (kind === 'trade' && sister !== '' && !isProvedByAuthenticator);
  return isNewProof ? lockWithdrawals(call.merchant, 'password', call.now) : profile.lockUntil;
}

function bind(call: Call, code: string | undefined): void {
  const { profile, settings } = call.merchant;
  const { offeredSecret } = settings;
  const step =
    code === undefined || offeredSecret === '' ? undefined : stepOfTotp(offeredSecret, code, call.now);
  if (step === undefined) throw wrongTry(call, errorCode.GOOGLE_CODE_WRONG);
  settings.guard.totpStep = step;
  endTickets({ bank: call.bank, mchid: call.merchant.mchid });
  profile.totpSecret = offeredSecret;
  profile.totpBoundAt = call.now;
  settings.offeredSecret = '';
  settings.recoveryCodes = Array.from(
    { length: RECOVERY_CODES },
    () => `${call.bank.random.hex(5)}-${call.bank.random.hex(5)}`,
  );
  for (const one of profile.switches) {
    if (one.method === 'google_auth' && one.type === 2) one.open = onOffCode.on;
  }
}

function unbind(call: Call): void {
  const { profile, settings } = call.merchant;
  if (boundMethods(call.merchant).every((method) => method === 'google_auth'))
    throw operationFailed('only_method');
  endTickets({ bank: call.bank, mchid: call.merchant.mchid });
  profile.totpSecret = '';
  profile.totpBoundAt = 0;
  settings.recoveryCodes = [];
  for (const one of profile.switches) {
    if (one.method === 'google_auth') one.open = onOffCode.off;
  }
}

function assertAccountPassword(call: Call, password: string | undefined): void {
  const { passwordHash } = call.merchant.profile;
  if (passwordHash !== '' && password !== passwordHash) throw wrongTry(call, errorCode.PASSWORD_WRONG);
}

export const securityHandlers = {
  'security.password': (call) => {
    const { body, merchant } = call;
    assertNotLocked(call);
    const kind = body.type === 1 ? 'account' : 'trade';
    const isReset = body.reset === 1 && kind === 'trade';
    if (isReset) {
      if (body.google_code === undefined) throw fieldError('google_code', 'required');
      if (body.email_code === undefined) throw fieldError('email_code', 'required');
      assertGoogle(call, body.google_code);
      assertEmail(call, emailPurpose.updatePassword, body.email_code);
    } else if (body.google_code !== undefined) assertGoogle(call, body.google_code);
    else if (body.email_code !== undefined) assertEmail(call, emailPurpose.updatePassword, body.email_code);
    // The change affects how users sign in or send money, so it requires a verification.
    else throw verificationQuestion(merchant, emailPurpose.updatePassword);
    return {
      withdraw_lock_until: setPassword(call, {
        kind,
        old: isReset ? null : body.old_password,
        password: body.password,
        isProvedByAuthenticator: body.google_code !== undefined,
      }),
    };
  },

  'security.googleAuth': (call) => {
    const { merchant, ticketHeader, now } = call;
    const { profile, settings } = merchant;
    const isBound = profile.totpSecret !== '';
    if (isBound && ticketHeader === null) {
      return { bind: true, secret: '', qrcode: '', expire_time: 0, bound_time: profile.totpBoundAt };
    }
    if (isBound) assertTicketFor(call, setGoogleAuth.id, emailPurpose.googleAuth);
    settings.offeredSecret = newSecret(call);
    settings.offeredUntil = now + SECRET_SECONDS;
    return {
      bind: isBound,
      secret: settings.offeredSecret,
      qrcode: otpauth(profile.email, settings.offeredSecret),
      expire_time: settings.offeredUntil,
      bound_time: profile.totpBoundAt,
    };
  },

  'security.setGoogleAuth': (call) => {
    const { body, merchant, now } = call;
    const { profile, settings } = merchant;
    assertNotLocked(call);
    const isBound = profile.totpSecret !== '';
    if ((body.action === 1) === isBound) throw operationFailed('state_conflict');
    if (body.email_code === undefined) throw fieldError('email_code', 'required');
    if (body.action === 2 && body.ticket !== undefined)
      assertTicket(call, body.ticket, emailPurpose.googleAuth);
    else if (body.action !== 1) assertGoogle(call, body.google_code ?? '');
    if (body.action === 3) assertAccountPassword(call, body.password);
    if (body.action === 3) {
      assertEmail(call, emailPurpose.googleAuth, body.email_code);
      unbind(call);
    } else {
      const code = body.action === 1 ? body.google_code : body.new_google_code;
      if (settings.offeredSecret === '' || settings.offeredUntil <= now) throw operationFailed('not_found');
      assertEmail(call, emailPurpose.googleAuth, body.email_code);
      bind(call, code);
    }
    rightTry(call);
    logAction(
      call,
      logType.security,
      (['googleBound', 'googleChanged', 'googleUnbound'] as const)[body.action - 1] ?? 'googleBound',
    );
    const until = body.action === 1 ? profile.lockUntil : lockWithdrawals(merchant, 'google_auth', now);
    return {
      bind_google_auth: profile.totpSecret !== '',
      ...(body.action === 3 ? {} : { recovery_codes: settings.recoveryCodes }),
      withdraw_lock_until: until,
    };
  },

  'security.recovery': (call) => {
    const { body, merchant, now } = call;
    assertNotLocked(call);
    const { settings } = merchant;
    if (!settings.recoveryCodes.includes(body.recovery_code))
      throw wrongTry(call, errorCode.GOOGLE_CODE_WRONG);
    assertEmail(call, emailPurpose.googleAuth, body.email_code);
    unbind(call);
    rightTry(call);
    logAction(call, logType.security, 'googleUnbound');
    return { bind_google_auth: false, withdraw_lock_until: lockWithdrawals(merchant, 'google_auth', now) };
  },

  'security.verify': (call) => {
    assertVerified(call, call.body, call.body.type);
    const { type: purpose, action, subject } = call.body;
    return issueTicket(call, { purpose, action, subject });
  },

  'security.mailbox': (call) => {
    const { bank, body, merchant, now } = call;
    assertTicket(call, body.ticket, emailPurpose.updateMailbox);
    if (bank.directory.isEmailTaken(body.email)) throw new ApiError(errorCode.EMAIL_EXISTS);
    assertNotLocked(call);
    const recipient: Recipient = {
      channel: 'email',
      to: body.email,
      purpose: emailPurpose.updateMailboxNew,
    };
    assertSent(call, recipient, body.email_code);
    merchant.profile.email = body.email;
    endTickets({ bank, mchid: merchant.mchid });
    logAction(call, logType.security, 'mailbox');
    return {
      email_mask: maskEmail(body.email),
      withdraw_lock_until: lockWithdrawals(merchant, 'email', now),
    };
  },

  'security.phone': (call) => {
    const { bank, body, merchant, now } = call;
    const { profile } = merchant;
    assertNotLocked(call);
    const isBinding = body.action === 1;
    if (isBinding === (profile.phone !== '')) throw new ApiError(errorCode.PHONE_INVALID);
    // Codes sent to the phone can verify other changes, so binding a phone requires verification.
    if (!isBinding && body.old_sms_code !== undefined)
      assertSms(call, smsPurpose.updatePhone, body.old_sms_code);
    else assertTicket(call, body.ticket, emailPurpose.bindPhone);
    const purpose = isBinding ? smsPurpose.bindPhone : smsPurpose.updatePhone;
    const recipient: Recipient = { channel: 'sms', to: body.area_code + body.phone, purpose };
    assertSent(call, recipient, body.sms_code);
    const isChange = profile.phone !== '';
    profile.phone = body.phone;
    profile.areaCode = body.area_code;
    endTickets({ bank, mchid: merchant.mchid });
    logAction(call, logType.security, 'phone');
    return {
      phone_mask: maskPhone(body.phone),
      area_code: body.area_code,
      withdraw_lock_until: isChange ? lockWithdrawals(merchant, 'phone', now) : profile.lockUntil,
    };
  },
} satisfies Partial<Handlers>;
