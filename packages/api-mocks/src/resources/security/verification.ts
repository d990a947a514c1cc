import type { VerificationCodes, VerificationRequired } from '../../contract/codes.ts';
import { emailPurpose, onOffCode, smsPurpose, type VerificationMethod } from '../../contract/enumerations.ts';
import { takeCode } from '../../core/codes.ts';
import { Fault } from '../../core/fault.ts';
import type { Call } from '../../core/implement.ts';
import type { Merchant, Profile } from '../../core/merchant.ts';
import { isTotp } from '../../core/totp.ts';
import { assertNotLocked, rightTry, wrongTry } from './guard.ts';

export const TICKET_SECONDS = 600;

/** `google_auth` before `phone` before `email`: the strongest first. */
const isBound: Readonly<Record<VerificationMethod, (profile: Profile) => boolean>> = {
  google_auth: ({ totpSecret }) => totpSecret !== '',
  phone: ({ phone }) => phone !== '',
  email: ({ email }) => email !== '',
};

/** The methods a merchant has bound and switched on for withdrawing. */
export function boundMethods({ profile }: Pick<Merchant, 'profile'>): VerificationMethod[] {
  return (['google_auth', 'phone', 'email'] as const).filter(
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
export function verificationQuestion(merchant: Merchant, purpose: number): Fault {
  const data: VerificationRequired = {
    purpose,
    methods: boundMethods(merchant),
    need_password: needsPassword(merchant, purpose),
    ticket_ttl: TICKET_SECONDS,
  };
  return new Fault(10038, { ...data });
}

/** The password of money: the transaction password where one is set. */
export function assertPassword(call: Call, password: string | undefined): void {
  const { tradePasswordHash, passwordHash } = call.merchant.profile;
  const wanted = tradePasswordHash === '' ? passwordHash : tradePasswordHash;
  if (wanted !== '' && password !== wanted) throw wrongTry(call, 10011);
}

export function assertGoogle(call: Call, code: string): void {
  const { totpSecret } = call.merchant.profile;
  if (totpSecret === '' || !isTotp(totpSecret, code, call.now)) throw wrongTry(call, 10018);
}

export function assertEmail(call: Call, purpose: number, code: string): void {
  if (!takeCode(call.bank, 'email', call.merchant.profile.email, purpose, code)) throw wrongTry(call, 10027);
}

export function assertSms(call: Call, purpose: number, code: string): void {
  const { areaCode, phone } = call.merchant.profile;
  if (!takeCode(call.bank, 'sms', areaCode + phone, purpose, code)) throw wrongTry(call, 10008);
}

function isTicketGood(call: Call, ticket: string, purpose: number): boolean {
  const known = call.bank.tickets.get(ticket);
  return (
    known !== undefined &&
    known.mchid === call.merchant.mchid &&
    known.purpose === purpose &&
    known.expireAt > call.now
  );
}

/** Whether a ticket of `POST /user/verification` stands for the codes. */
export function assertTicket(call: Call, ticket: string | undefined, purpose: number): void {
  if (ticket === undefined || !isTicketGood(call, ticket, purpose))
    throw verificationQuestion(call.merchant, purpose);
}

const smsPurposeOf = (purpose: number) =>
  purpose === emailPurpose.bindPhone ? smsPurpose.updatePhone : smsPurpose.withdrawal;

/** The codes that came with a call, each checked; asks by 10038 when none of a bound method did. */
export function assertVerified(call: Call, codes: VerificationCodes, purpose: number): void {
  assertNotLocked(call);
  if (codes.ticket !== undefined && isTicketGood(call, codes.ticket, purpose)) return;
  const { google_code: google, email_code: email, sms_code: sms, password } = codes;
  const isAsked = google === undefined && email === undefined && sms === undefined;
  const lacksPassword = needsPassword(call.merchant, purpose) && password === undefined;
  if (isAsked || lacksPassword) throw verificationQuestion(call.merchant, purpose);
  if (password !== undefined) assertPassword(call, password);
  if (google !== undefined) assertGoogle(call, google);
  if (email !== undefined) assertEmail(call, purpose, email);
  if (sms !== undefined) assertSms(call, smsPurposeOf(purpose), sms);
  rightTry(call);
}

export function issueTicket(call: Call, purpose: number): { ticket: string; expire_time: number } {
  const ticket = `tkt_${call.bank.random.hex(24)}`;
  const expireAt = call.now + TICKET_SECONDS;
  call.bank.tickets.set(ticket, { mchid: call.merchant.mchid, purpose, expireAt });
  return { ticket, expire_time: expireAt };
}
