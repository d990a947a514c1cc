import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { verificationCodes, ticket } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { areaCode, email, hashedPassword, phoneNumber, sixDigits } from './hashes.ts';
import * as p from './primitives.ts';

const subjectDigest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'subject'));

const lock = p.extension(v.object({ withdraw_lock_until: p.unixSeconds }), { withdraw_lock_until: 0 });

/** `type` 1 is the account password, 2 the transaction password. */
export const changePassword = endpoint('security.password', 'PUT', '/user/password', {
  proposal: ['result'],
  body: v.pipe(
    v.object({
      /** The current password: SHA-256 applied twice, in hexadecimal. Empty if none is set. */
      old_password: v.optional(v.union([v.literal(''), hashedPassword]), ''),
      password: hashedPassword,
      confirm_password: hashedPassword,
      /** The password to set: 1 account password, 2 transaction password. */
      type: p.added('account', v.optional(v.picklist([1, 2]), 1)),
      /** If 1, replaces a forgotten transaction password. Requires an email code and an authenticator code. */
      reset: p.added('account', v.optional(v.literal(1))),
      google_code: p.added('account', v.optional(sixDigits)),
      email_code: p.added('account', v.optional(sixDigits)),
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
    errorCode.TOO_FREQUENT,
    errorCode.PASSWORD_UNCHANGED,
    errorCode.PASSWORD_MISMATCH,
    errorCode.GOOGLE_CODE_WRONG,
    errorCode.EMAIL_CODE_WRONG,
    errorCode.VERIFICATION_REQUIRED,
  ],
});

/** Each response has a new secret, if no authenticator is bound or the request has a ticket. */
export const googleAuth = v.object({
  /** True if an authenticator is bound. */
  bind: v.boolean(),
  /** The secret in Base32. @shared */
  secret: p.secret('unbound'),
  /** The `otpauth://totp/…` URL for the authenticator app. */
  qrcode: p.secret('unbound'),
  expire_time: p.extension(p.unixSeconds, 0),
  /** The time at which the authenticator was bound. `0` if no authenticator is bound. */
  bound_time: p.extension(p.unixSeconds, 0),
});
export type GoogleAuth = v.InferOutput<typeof googleAuth>;

export const getGoogleAuth = endpoint('security.googleAuth', 'GET', '/user/google-auth', {
  proposal: ['result'],
  data: googleAuth,
  errors: [errorCode.VERIFICATION_REQUIRED],
});

/** Binds (`action` 1), changes (2) or unbinds (3) the authenticator. */
export const setGoogleAuth = endpoint('security.setGoogleAuth', 'POST', '/user/google-auth', {
  proposal: ['payload', 'result'],
  body: v.object({
    action: v.picklist([1, 2, 3]),
    google_code: v.optional(sixDigits),
    /** A six-digit code of the new authenticator. */
    new_google_code: v.optional(sixDigits),
    email_code: v.optional(sixDigits),
    password: v.optional(hashedPassword),
    /** The ticket of `POST /user/verification`, which verifies the old authenticator for a change. */
    ticket: v.optional(p.text),
  }),
  data: v.object({
    bind_google_auth: v.boolean(),
    /** The recovery codes, shown once. */
    recovery_codes: p.extension(v.array(p.secret('codes')), undefined),
    withdraw_lock_until: p.extension(p.unixSeconds, 0),
  }),
  errors: [
    errorCode.OPERATION_FAILED,
    errorCode.TOO_FREQUENT,
    errorCode.PASSWORD_WRONG,
    errorCode.GOOGLE_CODE_WRONG,
    errorCode.EMAIL_CODE_WRONG,
    errorCode.VERIFICATION_REQUIRED,
  ],
});

export const recoverGoogleAuth = endpoint('security.recovery', 'POST', '/user/google-auth/recovery', {
  body: v.object({
    /** The recovery code. It works once. */
    recovery_code: p.text,
    email_code: sixDigits,
  }),
  data: v.object({ bind_google_auth: v.boolean(), withdraw_lock_until: p.unixSeconds }),
  errors: [
    errorCode.OPERATION_FAILED,
    errorCode.TOO_FREQUENT,
    errorCode.GOOGLE_CODE_WRONG,
    errorCode.EMAIL_CODE_WRONG,
  ],
  extension: 'account',
});

/**
 * The ticket works once, in the same session, for this purpose and call. Purpose 8 covers many calls, so its
 * ticket needs the call (`action`), and `subject` if the call moves money or reveals a signing key.
 */
export const verify = endpoint('security.verify', 'POST', '/user/verification', {
  proposal: ['payload', 'result'],
  body: v.object({
    ...verificationCodes,
    /** The purpose of the code. An `emailPurpose` code. */
    type: v.pipe(p.integer, v.minValue(1), v.maxValue(10)),
    /** The ID of the endpoint that the ticket is for, such as `withdrawals.create`. */
    action: p.added('outgoingTransfers', v.optional(p.text)),
    /**
     * The result of `subjectOf` for the body: a SHA-256 hash in hexadecimal. Withdrawals (up to 200) and
     * refunds of payments (up to 50) can have several subjects, each used once.
     */
    subject: p.added(
      'outgoingTransfers',
      v.optional(v.union([subjectDigest, v.pipe(v.array(subjectDigest), v.maxLength(1000, 'too_long'))])),
    ),
  }),
  data: ticket,
});

export const changeMailbox = endpoint('security.mailbox', 'PUT', '/user/mailbox', {
  proposal: ['payload', 'result'],
  body: v.object({ ticket: v.optional(p.text), email, email_code: sixDigits }),
  data: p.extension(v.object({ email_mask: p.text, withdraw_lock_until: p.unixSeconds }), {
    email_mask: '',
    withdraw_lock_until: 0,
  }),
  errors: [
    errorCode.TOO_FREQUENT,
    errorCode.EMAIL_EXISTS,
    errorCode.EMAIL_CODE_WRONG,
    errorCode.VERIFICATION_REQUIRED,
  ],
});

/** The ticket (purpose 10) verifies the user. A change can use a code to the old number instead. */
export const changePhone = endpoint('security.phone', 'PUT', '/user/phone', {
  proposal: ['payload', 'result'],
  body: v.object({
    action: v.picklist([1, 2]),
    area_code: areaCode,
    phone: phoneNumber,
    sms_code: sixDigits,
    /** A six-digit code sent to the current phone number. */
    old_sms_code: v.optional(sixDigits),
    ticket: v.optional(p.text),
  }),
  data: p.extension(v.object({ phone_mask: p.text, area_code: p.text, withdraw_lock_until: p.unixSeconds }), {
    phone_mask: '',
    area_code: '',
    withdraw_lock_until: 0,
  }),
  errors: [
    errorCode.SMS_CODE_WRONG,
    errorCode.PHONE_INVALID,
    errorCode.TOO_FREQUENT,
    errorCode.VERIFICATION_REQUIRED,
  ],
});
