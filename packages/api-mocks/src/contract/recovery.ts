import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { email, hashedPassword, sixDigits } from './hashes.ts';
import * as p from './primitives.ts';

/**
 * If an authenticator is bound, its code is also required. Without it, a correct email code causes 10038 and
 * can be used again. After a success, all sessions end and withdrawals are paused for 24 hours.
 */
export const retrievePassword = endpoint('auth.retrievePassword', 'POST', '/public/retrieve-password', {
  auth: 'public',
  body: v.pipe(
    v.object({
      email,
      email_code: sixDigits,
      password: hashedPassword,
      confirm_password: hashedPassword,
      /** A six-digit code of the authenticator app. @shared */
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
  data: v.object({ withdraw_lock_until: p.unixSeconds }),
  errors: [
    errorCode.ACCOUNT_NOT_FOUND,
    errorCode.TOO_FREQUENT,
    errorCode.PASSWORD_UNCHANGED,
    errorCode.GOOGLE_CODE_WRONG,
    errorCode.EMAIL_CODE_WRONG,
    errorCode.VERIFICATION_REQUIRED,
  ],
  extension: 'account',
});
