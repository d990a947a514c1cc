import { errorCode } from '#contract/errors.ts';
import { emailPurpose, smsPurpose } from '#contract/enumerations.ts';
import { sendCode } from '#core/access/codes.ts';
import { ApiError, fieldError, LoginExpired } from '#core/http/apiError.ts';
import { codeRules } from '#core/access/guard.ts';
import type { Call, Handlers } from '#core/http/implement.ts';
import { maskEmail, maskPhone } from '#core/text/mask.ts';

/** The purposes whose requests contain the recipient, because the caller has no session or the address is new. */
const naming = new Set<number>([
  emailPurpose.login,
  emailPurpose.register,
  emailPurpose.retrievePassword,
  emailPurpose.updateMailboxNew,
]);
const newOnes = new Set<number>([emailPurpose.register, emailPurpose.updateMailboxNew]);

/** For demonstrations, every address that starts with `taken@` counts as registered. */
const isRegistered = (call: Call, email: string) =>
  email.toLowerCase().startsWith('taken@') || call.bank.directory.isEmailTaken(email);

function emailTo(call: Call, purpose: number, email: string | undefined): string {
  if (!naming.has(purpose)) return call.merchant.profile.email;
  if (email === undefined) throw fieldError('email', 'validaEmail');
  if (newOnes.has(purpose)) {
    if (isRegistered(call, email)) throw new ApiError(errorCode.EMAIL_EXISTS);
    return email;
  }
  if (!isRegistered(call, email)) throw new ApiError(errorCode.ACCOUNT_NOT_FOUND);
  return email;
}

function phoneTo(
  call: Call,
  purpose: number,
  areaCode: string | undefined,
  phone: string | undefined,
): string {
  const { profile } = call.merchant;
  const isNew =
    purpose === smsPurpose.bindPhone || (purpose === smsPurpose.updatePhone && phone !== undefined);
  if (!isNew) {
    if (profile.phone === '') throw new ApiError(errorCode.PHONE_INVALID);
    return profile.areaCode + profile.phone;
  }
  if (areaCode === undefined || !/^\+\d{1,4}$/.test(areaCode)) throw fieldError('area_code', 'area_code');
  if (phone === undefined || !/^\d{5,14}$/.test(phone)) throw fieldError('phone', 'enter_phoneC');
  const used = call.bank.directory
    .built()
    .some((one) => one.profile.areaCode + one.profile.phone === areaCode + phone);
  if (used) throw new ApiError(errorCode.PHONE_INVALID);
  return areaCode + phone;
}

const sentTimes = ({ now }: Call) => ({
  interval: codeRules.everySeconds,
  expire_time: now + codeRules.lifeSeconds,
});

export const sendingHandlers = {
  'auth.sendEmailCode': (call) => {
    const { body, bank, visitor } = call;
    const to = emailTo(call, body.type, body.email);
    const isPublic = bank.sessions.find(call.token, call.now) === undefined;
    sendCode(bank, { channel: 'email', to, purpose: body.type }, isPublic ? visitor.ip : '');
    return { ...sentTimes(call), email_mask: maskEmail(to) };
  },

  'auth.sendSmsCode': (call) => {
    const { body, bank, now } = call;
    if (!bank.sessions.find(call.token, now)) throw new LoginExpired();
    const to = phoneTo(call, body.type, body.area_code, body.phone);
    sendCode(bank, { channel: 'sms', to, purpose: body.type });
    return { ...sentTimes(call), phone_mask: maskPhone(to) };
  },
} satisfies Partial<Handlers>;
