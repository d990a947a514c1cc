import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { email, hashedPassword, sixDigits } from './hashes.ts';
import * as p from './primitives.ts';

/** While `verification` is true, the token is only valid for the second step and must not be stored. */
export const loginAnswer = v.object({
  /** The token of the session. Send it as `X-Token` with all further requests. */
  token: p.secret('signIn'),
  /** True if a second step is required before the token is valid. */
  verification: v.boolean(),
  /** The expiry time. `0` if there is no expiry. @shared */
  expire_time: p.extension(p.unixSeconds, undefined),
});

export const login = endpoint('auth.login', 'POST', '/public/login', {
  auth: 'public',
  body: v.union([
    v.object({ google_auth_code: v.pipe(v.string(), v.minLength(1)) }),
    v.object({ email, password: hashedPassword }),
  ]),
  data: loginAnswer,
  errors: [errorCode.ACCOUNT_NOT_FOUND, errorCode.TOO_FREQUENT, errorCode.PASSWORD_WRONG],
});

export const verifyLogin = endpoint('auth.verifyLogin', 'POST', '/public/login/verification', {
  auth: 'public',
  body: v.object({
    google_code: sixDigits,
    /** The token that the first step of the sign-in returned. Default: the token in `X-Token`. */
    token: p.added('account', v.optional(v.string())),
  }),
  data: loginAnswer,
  errors: [errorCode.TOO_FREQUENT, errorCode.GOOGLE_CODE_WRONG],
});

/** The call always succeeds. */
export const logout = endpoint('auth.logout', 'POST', '/user/login-out', {
  data: v.null(),
});
