import { errorCode } from '#contract/errors.ts';
import type { VerificationCodes, VerificationRequired } from '#contract/codes.ts';
import {
  emailPurpose,
  onOffCode,
  smsPurpose,
  type VerificationMethod,
  notificationType,
} from '#contract/enumerations.ts';
import { takeCode, type Recipient, STEP_SECONDS, stepOfTotp } from '#core/access/codes.ts';
import { ApiError } from '#core/http/apiError.ts';
import type { Call } from '#core/http/implement.ts';
import type { Merchant, Profile } from '#core/books/merchant.ts';
import { assertNotLocked, rightTry, wrongTry } from './guard.ts';
import { consumeTicket, isTicketGood, TICKET_SECONDS } from './tickets.ts';
import type { SecurityKey } from '#core/text/formatText.ts';
import { stampOf } from '#core/time/zone.ts';
import { notify } from '../notifications/notify.ts';

const methods = ['google_auth', 'phone', 'email'] as const;

/** Functions that check if a verification method is bound. The strongest method comes first. */
const isBound: Readonly<Record<VerificationMethod, (profile: Profile) => boolean>> = {
  google_auth: ({ totpSecret }) => totpSecret !== '',
  phone: ({ phone }) => phone !== '',
  email: ({ email }) => email !== '',
};

export function boundMethods({ profile }: Pick<Merchant, 'profile'>): VerificationMethod[] {
  return methods.filter(
    (method) =>
      isBound[method](profile) &&
      profile.switches.some((one) => one.type === 2 && one.method === method && one.open === onOffCode.on),
  );
}

function hasPassword({ profile }: Merchant): boolean {
  return profile.tradePasswordHash !== '' || profile.passwordHash !== '';
}

/** Checks if a purpose also requires a password. Only transactions require a password. */
function needsPassword(merchant: Merchant, purpose: number): boolean {
  return purpose === emailPurpose.withdrawal && hasPassword(merchant);
}

/** Returns error 10038, after which the client asks the user for a verification. */
export function verificationQuestion(merchant: Merchant, purpose: number): ApiError {
  const data: VerificationRequired = {
    purpose,
    methods: boundMethods(merchant),
    need_password: needsPassword(merchant, purpose),
    ticket_ttl: TICKET_SECONDS,
  };
  return new ApiError(errorCode.VERIFICATION_REQUIRED, { ...data });
}

/** Without a transaction password, checks the account password. Accepts any password if neither is set. */
function assertPassword(call: Call, password: string | undefined): void {
  const { tradePasswordHash, passwordHash } = call.merchant.profile;
  const expected = tradePasswordHash === '' ? passwordHash : tradePasswordHash;
  if (expected !== '' && password !== expected) throw wrongTry(call, errorCode.PASSWORD_WRONG);
}

/** Rejects a code if its time step, or a later step, was already used (RFC 6238 §5.2). */
export function takeTotpStep(merchant: Merchant, step: number, now: number): void {
  const { guard } = merchant.settings;
  if (step <= guard.totpStep) {
    const wait = Math.max(0, (guard.totpStep + 1) * STEP_SECONDS - now);
    throw new ApiError(errorCode.GOOGLE_CODE_WRONG, { reason: 'used', wait });
  }
  guard.totpStep = step;
}

export function assertGoogle(call: Call, code: string): void {
  const { totpSecret } = call.merchant.profile;
  const step = totpSecret === '' ? undefined : stepOfTotp(totpSecret, code, call.now);
  if (step === undefined) throw wrongTry(call, errorCode.GOOGLE_CODE_WRONG);
  takeTotpStep(call.merchant, step, call.now);
}

const wrongCode = { email: errorCode.EMAIL_CODE_WRONG, sms: errorCode.SMS_CODE_WRONG } as const;

export function assertSent(call: Call, recipient: Recipient, code: string): void {
  if (!takeCode(call.bank, recipient, code)) throw wrongTry(call, wrongCode[recipient.channel], recipient);
}

export const assertEmail = (call: Call, purpose: number, code: string): void =>
  assertSent(call, { channel: 'email', to: call.merchant.profile.email, purpose }, code);

export function assertSms(call: Call, purpose: number, code: string): void {
  const { areaCode, phone } = call.merchant.profile;
  assertSent(call, { channel: 'sms', to: areaCode + phone, purpose }, code);
}

/** Returns the ticket of a call. Tickets in URLs aren't accepted, because URLs are logged. */
const ticketOf = (call: Call, inBody: string | undefined) => inBody ?? call.ticketHeader ?? undefined;

/** Uses up a ticket, which replaces the codes. @throws {ApiError} if it isn't valid for the call */
export function assertTicket(call: Call, inBody: string | undefined, purpose: number): void {
  const ticket = ticketOf(call, inBody);
  if (ticket === undefined || !isTicketGood(call, ticket, purpose))
    throw verificationQuestion(call.merchant, purpose);
  consumeTicket(call, ticket);
}

/** Doesn't use up the ticket. @throws {ApiError} 10038 if it isn't valid for the call */
export function assertTicketFor(call: Call, action: string, purpose: number): void {
  if (!isTicketGood(call, ticketOf(call, undefined), purpose, action))
    throw verificationQuestion(call.merchant, purpose);
}

const smsPurposeOf = (purpose: number) =>
  purpose === emailPurpose.bindPhone ? smsPurpose.updatePhone : smsPurpose.withdrawal;

/** The purposes of verified calls, so that two protected changes need only one verification. */
const verified = new WeakMap<Call, number>();

/** Transactions accept only the enabled methods. Other purposes accept all bound methods. */
function acceptedMethods(merchant: Merchant, purpose: number): readonly VerificationMethod[] {
  if (purpose === emailPurpose.withdrawal) return boundMethods(merchant);
  return methods.filter((method) => isBound[method](merchant.profile));
}

/**
 * If the call is rejected, correct codes can be used again.
 * @throws {ApiError} 10038 if a required code or password is missing, or if a method isn't accepted
 */
export function assertVerified(call: Call, codes: VerificationCodes, purpose: number): void {
  if (verified.get(call) === purpose) return;
  assertNotLocked(call);
  const ticket = ticketOf(call, codes.ticket);
  if (ticket !== undefined && isTicketGood(call, ticket, purpose)) {
    consumeTicket(call, ticket);
    verified.set(call, purpose);
    return;
  }
  const { google_code: google, email_code: email, sms_code: sms, password } = codes;
  const given = { google_auth: google, phone: sms, email };
  const used = methods.filter((method) => given[method] !== undefined);
  const accepted = acceptedMethods(call.merchant, purpose);
  const isAccepted = used.length > 0 && used.every((method) => accepted.includes(method));
  const lacksPassword = needsPassword(call.merchant, purpose) && password === undefined;
  if (!isAccepted || lacksPassword) throw verificationQuestion(call.merchant, purpose);
  if (password !== undefined) assertPassword(call, password);
  if (google !== undefined) assertGoogle(call, google);
  if (email !== undefined) assertEmail(call, purpose, email);
  if (sms !== undefined) assertSms(call, smsPurposeOf(purpose), sms);
  rightTry(call);
  verified.set(call, purpose);
}

const LOCK_SECONDS = 24 * 3600;

/** Pauses withdrawals for 24 hours and notifies the merchant. Returns the end of the pause in Unix seconds. */
export function lockWithdrawals(merchant: Merchant, what: SecurityKey, now: number): number {
  const { profile } = merchant;
  profile.lockUntil = Math.max(profile.lockUntil, now + LOCK_SECONDS);
  profile.lockReason = what;
  notify(merchant, now, {
    type: notificationType.security,
    notice: 'securityChanged',
    values: { what, until: stampOf(profile.merchant.time_zone, profile.lockUntil) },
    link: '/accountInfo?page_tab=_security',
  });
  return profile.lockUntil;
}
