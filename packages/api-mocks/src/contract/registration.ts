import { loginAnswer } from './auth.ts';
import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { email, hashedPassword, required, sixDigits } from './hashes.ts';
import { text } from './primitives.ts';

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
      name: v.optional(v.pipe(required, v.maxLength(60, 'too_long'))),
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
