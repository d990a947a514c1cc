import { loginAnswer } from './auth.ts';
import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { email, hashedPassword, required, sixDigits } from './hashes.ts';
import * as p from './primitives.ts';

/** The client hashes the passwords, so the server can only check that they are equal. */
export const register = endpoint('auth.register', 'POST', '/public/register', {
  proposal: ['payload', 'result'],
  auth: 'public',
  body: v.pipe(
    v.object({
      /** The email address. @shared */
      email,
      /** A six-digit code sent by email. @shared */
      email_code: sixDigits,
      /** The password: SHA-256 applied twice, in hexadecimal. @shared */
      password: hashedPassword,
      /** The new password again: SHA-256 applied twice, in hexadecimal. @shared */
      confirm_password: hashedPassword,
      /** The Google credential. In the mock API, it's `mock:` followed by the key of a merchant. @shared */
      google_auth_code: v.optional(p.text),
      /** The display name. @shared */
      name: v.optional(v.pipe(required, v.maxLength(60, 'too_long'))),
      /** The language of messages. */
      lang: v.optional(p.text),
      /** The invitation code. */
      invite_code: v.optional(p.text),
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
  errors: [errorCode.EMAIL_EXISTS, errorCode.EMAIL_CODE_WRONG],
});
