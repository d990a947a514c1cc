import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { email, hashedPassword, required, sixDigits } from './hashes.ts';
import { count, integer, text, unixSeconds } from './primitives.ts';

/** A token is held, not stored, while `verification` is true; it is good for the second step alone. */
export const loginAnswer = v.object({
  token: text,
  verification: v.boolean(),
  expire_time: v.optional(unixSeconds),
});

/** `POST /public/login`: a Google credential, or the e-mail sign-in behind its flag. */
export const login = endpoint({
  id: 'auth.login',
  method: 'POST',
  path: '/public/login',
  summary: 'Sign in with a Google credential, or with email and password',
  auth: 'public',
  body: v.union([
    v.object({ google_auth_code: v.pipe(v.string(), v.minLength(1)) }),
    v.object({ email, password: hashedPassword }),
  ]),
  data: loginAnswer,
  errors: [
    errorCode.PARAMETER_ERROR,
    errorCode.ACCOUNT_NOT_FOUND,
    errorCode.TOO_FREQUENT,
    errorCode.PASSWORD_WRONG,
  ],
});

/** `POST /public/login/verification`: the second step; the held token travels in the body. */
export const verifyLogin = endpoint({
  id: 'auth.verifyLogin',
  method: 'POST',
  path: '/public/login/verification',
  summary: 'Complete a sign-in with the Google authenticator code',
  auth: 'public',
  body: v.object({ google_code: sixDigits, token: v.optional(v.string()) }),
  data: loginAnswer,
  errors: [errorCode.PARAMETER_ERROR, errorCode.TOO_FREQUENT, errorCode.GOOGLE_CODE_WRONG],
});

/** `POST /user/login-out`: always answers success. */
export const logout = endpoint({
  id: 'auth.logout',
  method: 'POST',
  path: '/user/login-out',
  summary: 'Sign out',
  data: v.null(),
});

/** `POST /public/register`. Passwords are hashed, so the server only compares them. */
export const register = endpoint({
  id: 'auth.register',
  method: 'POST',
  path: '/public/register',
  summary: 'Create a merchant account',
  auth: 'public',
  body: v.pipe(
    v.object({
      email,
      email_code: sixDigits,
      password: hashedPassword,
      confirm_password: hashedPassword,
      google_auth_code: v.optional(text),
      name: v.optional(required),
      lang: v.optional(text),
      invite_code: v.optional(text),
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
  data: loginAnswer,
  errors: [errorCode.PARAMETER_ERROR, errorCode.EMAIL_EXISTS, errorCode.EMAIL_CODE_WRONG],
});

/**
 * `POST /public/retrieve-password`: the code of purpose 3 replaces the forgotten password. Where an authenticator
 * is bound its code is asked for, too: 10038 after a right e-mail code, which is not used up by that. Sessions end,
 * and withdrawals are locked for 24 hours.
 */
export const retrievePassword = endpoint({
  id: 'auth.retrievePassword',
  method: 'POST',
  path: '/public/retrieve-password',
  summary: 'Set a new account password with a code sent by email',
  auth: 'public',
  body: v.pipe(
    v.object({
      email,
      email_code: sixDigits,
      password: hashedPassword,
      confirm_password: hashedPassword,
      google_code: v.optional(sixDigits),
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
  data: v.object({ withdraw_lock_until: unixSeconds }),
  errors: [
    errorCode.PARAMETER_ERROR,
    errorCode.ACCOUNT_NOT_FOUND,
    errorCode.TOO_FREQUENT,
    errorCode.PASSWORD_UNCHANGED,
    errorCode.GOOGLE_CODE_WRONG,
    errorCode.EMAIL_CODE_WRONG,
    errorCode.VERIFICATION_REQUIRED,
  ],
  isExtension: true,
});

/** What a code that was sent says of itself; `interval` is the wait until the next. */
export const codeSent = v.object({ interval: count, expire_time: unixSeconds, email_mask: text });

/** `POST /public/email/send-verification-code`: `type` is a purpose of specification §7. */
export const sendEmailCode = endpoint({
  id: 'auth.sendEmailCode',
  method: 'POST',
  path: '/public/email/send-verification-code',
  summary: 'Send a verification code by email; types 1, 2, 3 and 9 require the address',
  auth: 'public',
  body: v.object({ type: v.pipe(integer, v.minValue(1), v.maxValue(10)), email: v.optional(email) }),
  data: codeSent,
  errors: [
    errorCode.PARAMETER_ERROR,
    errorCode.ACCOUNT_NOT_FOUND,
    errorCode.TOO_FREQUENT,
    errorCode.EMAIL_EXISTS,
  ],
});

/** `POST /public/sms/send-verification-code`. */
export const sendSmsCode = endpoint({
  id: 'auth.sendSmsCode',
  method: 'POST',
  path: '/public/sms/send-verification-code',
  summary: 'Send a verification code by text message; types 1 and 2 require the number',
  auth: 'public',
  body: v.object({
    type: v.pipe(integer, v.minValue(1), v.maxValue(3)),
    area_code: v.optional(text),
    phone: v.optional(text),
  }),
  data: v.object({ interval: count, expire_time: unixSeconds, phone_mask: text }),
  errors: [errorCode.PARAMETER_ERROR, errorCode.PHONE_INVALID, errorCode.TOO_FREQUENT],
});
