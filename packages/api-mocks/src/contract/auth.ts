import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { email, hashedPassword, sixDigits } from './hashes.ts';
import { unixSeconds } from './primitives.ts';
import { secret } from './secrets.ts';

/** A token is held, not stored, while `verification` is true; it is good for the second step alone. */
export const loginAnswer = v.object({
  token: secret('signIn'),
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
