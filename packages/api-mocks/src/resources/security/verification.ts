import { errorCode } from '#contract/errors.ts';
import type { VerificationCodes, VerificationRequired } from '#contract/codes.ts';
import { emailPurpose, onOffCode, smsPurpose, type VerificationMethod } from '#contract/enumerations.ts';
import { takeCode, type Recipient } from '#core/codes.ts';
import { ApiError } from '#core/apiError.ts';
import type { Call } from '#core/implement.ts';
import type { Merchant, Profile } from '#core/merchant.ts';
import { STEP_SECONDS, stepOfTotp } from '#core/totp.ts';
import { assertNotLocked, rightTry, wrongTry } from './guard.ts';
import { consumeTicket, isTicketGood, TICKET_SECONDS } from './tickets.ts';

const methods = ['google_auth', 'phone', 'email'] as const;

/** `google_auth` before `phone` before `email`: the strongest first. */
const isBound: Readonly<Record<VerificationMethod, (profile: Profile) => boolean>> = {
  google_auth: ({ totpSecret }) => totpSecret !== '',
  phone: ({ phone }) => phone !== '',
  email: ({ email }) => email !== '',
};

/** The methods a merchant has bound and switched on for withdrawing. */
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

/** Money asks for the password too; the other purposes are proved by a code alone. */
function needsPassword(merchant: Merchant, purpose: number): boolean {
  return purpose === emailPurpose.withdrawal && hasPassword(merchant);
}

/** 10038: not a failure but a question to the client, with what it has to ask for. */
export function verificationQuestion(merchant: Merchant, purpose: number): ApiError {
  const data: VerificationRequired = {
    purpose,
    methods: boundMethods(merchant),
    need_password: needsPassword(merchant, purpose),
    ticket_ttl: TICKET_SECONDS,
  };
  return new ApiError(errorCode.VERIFICATION_REQUIRED, { ...data });
}

/** The password of money: the transaction password where one is set. */
function assertPassword(call: Call, password: string | undefined): void {
  const { tradePasswordHash, passwordHash } = call.merchant.profile;
  const expected = tradePasswordHash === '' ? passwordHash : tradePasswordHash;
  if (expected !== '' && password !== expected) throw wrongTry(call, errorCode.PASSWORD_WRONG);
}

/** A code is good once: a step that was accepted, or an older one, is refused (RFC 6238 §5.2). */
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

/** Takes a code that was sent to a recipient. */
export function assertSent(call: Call, recipient: Recipient, code: string): void {
  if (!takeCode(call.bank, recipient, code)) throw wrongTry(call, wrongCode[recipient.channel], recipient);
}

export const assertEmail = (call: Call, purpose: number, code: string): void =>
  assertSent(call, { channel: 'email', to: call.merchant.profile.email, purpose }, code);

export function assertSms(call: Call, purpose: number, code: string): void {
  const { areaCode, phone } = call.merchant.profile;
  assertSent(call, { channel: 'sms', to: areaCode + phone, purpose }, code);
}

/** The ticket of a call: of its header, or of its body; never of its address, which is written into logs. */
const ticketOf = (call: Call, inBody: string | undefined) => inBody ?? call.ticketHeader ?? undefined;

/** Whether a ticket of `POST /user/verification` replaces the codes; the call uses it up. */
export function assertTicket(call: Call, inBody: string | undefined, purpose: number): void {
  const ticket = ticketOf(call, inBody);
  if (ticket === undefined || !isTicketGood(call, ticket, purpose))
    throw verificationQuestion(call.merchant, purpose);
  consumeTicket(call, ticket);
}

/** The same for a step on the way to the call the ticket is for, which it does not use up. */
export function assertTicketFor(call: Call, action: string, purpose: number): void {
  if (!isTicketGood(call, ticketOf(call, undefined), purpose, action))
    throw verificationQuestion(call.merchant, purpose);
}

const smsPurposeOf = (purpose: number) =>
  purpose === emailPurpose.bindPhone ? smsPurpose.updatePhone : smsPurpose.withdrawal;

/** What a call was verified for already: one that changes two protected things asks once. */
const verified = new WeakMap<Call, number>();

/** Money is proved by a method that is switched on for it, everything else by one that is bound. */
function acceptedMethods(merchant: Merchant, purpose: number): readonly VerificationMethod[] {
  if (purpose === emailPurpose.withdrawal) return boundMethods(merchant);
  return methods.filter((method) => isBound[method](merchant.profile));
}

/**
 * The codes that came with a call, each checked; asks by 10038 when none of a bound method did. What is right is
 * used up only when the call succeeds: a refusal takes everything back.
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
