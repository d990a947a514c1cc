import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { email } from './hashes.ts';
import * as p from './primitives.ts';

/** The times of a sent code. `interval` is the number of seconds until another code can be requested. */
export const codeSent = p.extension(
  v.object({
    /** The seconds until another code can be requested. */
    interval: p.count,
    expire_time: p.unixSeconds,
    email_mask: p.text,
  }),
  {
    interval: 60,
    expire_time: 0,
    email_mask: '',
  },
);

export const sendEmailCode = endpoint('auth.sendEmailCode', 'POST', '/public/email/send-verification-code', {
  proposal: ['payload', 'result'],
  auth: 'public',
  body: v.object({
    /** The purpose of the code. An `emailPurpose` code. */
    type: v.pipe(p.integer, v.minValue(1), v.maxValue(10)),
    email: v.optional(email),
  }),
  data: codeSent,
  errors: [errorCode.ACCOUNT_NOT_FOUND, errorCode.TOO_FREQUENT, errorCode.EMAIL_EXISTS],
});

export const sendSmsCode = endpoint('auth.sendSmsCode', 'POST', '/public/sms/send-verification-code', {
  proposal: ['payload', 'result'],
  auth: 'public',
  body: v.object({
    /** The purpose of the code. An `smsPurpose` code. */
    type: v.pipe(p.integer, v.minValue(1), v.maxValue(3)),
    /** The international dialing code with its plus sign. @shared */
    area_code: v.optional(p.text),
    /** The phone number without the dialing code. @shared */
    phone: v.optional(p.text),
  }),
  data: p.extension(
    v.object({
      interval: p.count,
      expire_time: p.unixSeconds,
      /** The phone number, partly hidden. @shared */
      phone_mask: p.text,
    }),
    {
      interval: 60,
      expire_time: 0,
      phone_mask: '',
    },
  ),
  errors: [errorCode.PHONE_INVALID, errorCode.TOO_FREQUENT],
});
