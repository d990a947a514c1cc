import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { verificationCodes, ticket, verificationErrors } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { areaCode, email, hashedPassword, phoneNumber, sixDigits } from './hashes.ts';
import { integer, text, unixSeconds } from './primitives.ts';
import { secret } from './secrets.ts';

const subjectDigest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'subject'));

const lock = v.object({ withdraw_lock_until: unixSeconds });

/** `PUT /user/password`: `type` 1 is the account password, 2 the transaction password. */
export const changePassword = endpoint({
  id: 'security.password',
  method: 'PUT',
  path: '/user/password',
  summary: 'Set or change a password; leave the old one empty if none is set',
  body: v.pipe(
    v.object({
      old_password: v.optional(v.union([v.literal(''), hashedPassword]), ''),
      password: hashedPassword,
      confirm_password: hashedPassword,
      type: v.optional(v.picklist([1, 2]), 1),
      /** The transaction password was forgotten: both codes replace it. */
      reset: v.optional(v.literal(1)),
      google_code: v.optional(sixDigits),
      email_code: v.optional(sixDigits),
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirm_password']],
        (body) => body.password === body.confirm_password,
        'password_mismatch',
      ),
      ['confirm_password'],
    ),
  ),
  data: lock,
  errors: [
    errorCode.PARAMETER_ERROR,
    errorCode.TOO_FREQUENT,
    errorCode.PASSWORD_UNCHANGED,
    errorCode.PASSWORD_MISMATCH,
    errorCode.GOOGLE_CODE_WRONG,
    errorCode.EMAIL_CODE_WRONG,
    errorCode.VERIFICATION_REQUIRED,
  ],
});

/** What an authenticator needs; the secret is new each time and shown only while none is bound, or with a ticket. */
export const googleAuth = v.object({
  bind: v.boolean(),
  secret: secret('unbound'),
  /** `otpauth://totp/…` */
  qrcode: secret('unbound'),
  expire_time: unixSeconds,
  bound_time: unixSeconds,
});
export type GoogleAuth = v.InferOutput<typeof googleAuth>;

export const getGoogleAuth = endpoint({
  id: 'security.googleAuth',
  method: 'GET',
  path: '/user/google-auth',
  summary: 'Get a new authenticator secret',
  data: googleAuth,
  errors: [errorCode.VERIFICATION_REQUIRED],
});

/** `action` is 1 bind, 2 change, 3 unbind. */
export const setGoogleAuth = endpoint({
  id: 'security.setGoogleAuth',
  method: 'POST',
  path: '/user/google-auth',
  summary: 'Set up, change or remove Google authenticator',
  body: v.object({
    action: v.picklist([1, 2, 3]),
    google_code: v.optional(sixDigits),
    new_google_code: v.optional(sixDigits),
    email_code: v.optional(sixDigits),
    password: v.optional(hashedPassword),
    /** For a change: proves the old authenticator, which has another code by now. */
    ticket: v.optional(text),
  }),
  data: v.object({
    bind_google_auth: v.boolean(),
    recovery_codes: v.optional(v.array(secret('codes'))),
    withdraw_lock_until: unixSeconds,
  }),
  errors: [
    errorCode.OPERATION_FAILED,
    errorCode.PARAMETER_ERROR,
    errorCode.TOO_FREQUENT,
    errorCode.PASSWORD_WRONG,
    errorCode.GOOGLE_CODE_WRONG,
    errorCode.EMAIL_CODE_WRONG,
    errorCode.VERIFICATION_REQUIRED,
  ],
});

/** A recovery code unbinds the authenticator when the device is lost. */
export const recoverGoogleAuth = endpoint({
  id: 'security.recovery',
  method: 'POST',
  path: '/user/google-auth/recovery',
  summary: 'Remove the authenticator with a recovery code',
  body: v.object({ recovery_code: text, email_code: sixDigits }),
  data: v.object({ bind_google_auth: v.boolean(), withdraw_lock_until: unixSeconds }),
  errors: [
    errorCode.OPERATION_FAILED,
    errorCode.TOO_FREQUENT,
    errorCode.GOOGLE_CODE_WRONG,
    errorCode.EMAIL_CODE_WRONG,
  ],
  isExtension: true,
});

/**
 * `POST /user/verification`: `type` is a purpose of specification §7. The ticket is good once, in the session it
 * was given to, for this purpose, and for the call it names. Purpose 8 covers many calls, so its ticket
 * has to name one (`action`), and where money goes out what was agreed to as well (`subject`).
 */
export const verify = endpoint({
  id: 'security.verify',
  method: 'POST',
  path: '/user/verification',
  summary: 'Verify once for a process of several steps',
  body: v.object({
    ...verificationCodes,
    type: v.pipe(integer, v.minValue(1), v.maxValue(10)),
    /** The id of the endpoint the ticket is for, such as `withdrawals.create` [EXT]. */
    action: v.optional(text),
    /** `subjectOf` the body it is for; several where one proof is for several calls, each once [EXT]. */
    subject: v.optional(
      v.union([subjectDigest, v.pipe(v.array(subjectDigest), v.maxLength(1000, 'too_long'))]),
    ),
  }),
  data: ticket,
  errors: [errorCode.PARAMETER_ERROR, errorCode.TOO_FREQUENT, ...verificationErrors],
});

export const changeMailbox = endpoint({
  id: 'security.mailbox',
  method: 'PUT',
  path: '/user/mailbox',
  summary: 'Change the email address; the ticket verifies the old one, the code the new one',
  body: v.object({ ticket: v.optional(text), email, email_code: sixDigits }),
  data: v.object({ email_mask: text, withdraw_lock_until: unixSeconds }),
  errors: [
    errorCode.PARAMETER_ERROR,
    errorCode.TOO_FREQUENT,
    errorCode.EMAIL_EXISTS,
    errorCode.EMAIL_CODE_WRONG,
    errorCode.VERIFICATION_REQUIRED,
  ],
});

/**
 * `action` is 1 bind, 2 change. The ticket (purpose 10) proves who asks, by a method that is bound already; for
 * a change a code to the old number (`old_sms_code`) does, too.
 */
export const changePhone = endpoint({
  id: 'security.phone',
  method: 'PUT',
  path: '/user/phone',
  summary: 'Add or change the phone number',
  body: v.object({
    action: v.picklist([1, 2]),
    area_code: areaCode,
    phone: phoneNumber,
    sms_code: sixDigits,
    old_sms_code: v.optional(sixDigits),
    ticket: v.optional(text),
  }),
  data: v.object({ phone_mask: text, area_code: text, withdraw_lock_until: unixSeconds }),
  errors: [
    errorCode.PARAMETER_ERROR,
    errorCode.SMS_CODE_WRONG,
    errorCode.PHONE_INVALID,
    errorCode.TOO_FREQUENT,
    errorCode.VERIFICATION_REQUIRED,
  ],
});
