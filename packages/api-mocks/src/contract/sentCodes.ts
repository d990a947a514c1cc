import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { email } from './hashes.ts';
import { count, integer, text, unixSeconds } from './primitives.ts';

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
