import * as v from 'valibot';
import { hashedPassword, sixDigits } from './hashes.ts';
import { decimal, integer, text, unixSeconds } from './primitives.ts';
import { secret } from './secrets.ts';
import { verificationMethods } from './enumerations.ts';
import { errorCode } from './errors.ts';

/**
 * Proof of identity inside a sensitive call: the code of a bound method and the
 * password, or the ticket that `POST /user/verification` gave for both.
 */
export const verificationCodes = {
  google_code: v.optional(sixDigits),
  email_code: v.optional(sixDigits),
  sms_code: v.optional(sixDigits),
  /** The transaction password when one is set, otherwise the account password. */
  password: v.optional(hashedPassword),
  ticket: v.optional(text),
};
/** What a call answers to a missing or wrong one of them. */
export const verificationErrors = [
  errorCode.SMS_CODE_WRONG,
  errorCode.PASSWORD_WRONG,
  errorCode.GOOGLE_CODE_WRONG,
  errorCode.EMAIL_CODE_WRONG,
  errorCode.VERIFICATION_REQUIRED,
] as const;
export type VerificationCodes = v.InferOutput<v.ObjectSchema<typeof verificationCodes, undefined>>;

/**
 * Makes a call that moves money safe to repeat: the same id gets the same answer for 24 hours. Ids are one
 * whatever their case (RFC 9562 §4).
 */
export const requestId = v.pipe(v.string(), v.uuid('request_id'), v.toLowerCase());

/** Filters rows by the id of the request that created them. */
export const requestIdFilter = v.optional(v.pipe(text, v.toLowerCase()));

/**
 * The figures that the sender saw and agreed to, in the token [EXT]. The server refuses the call if one of them
 * differs when the call arrives: 10001, `reason` `figures_changed`, and `figures` with the current ones. A figure
 * that is left out is not compared.
 */
export const agreedFigures = {
  /** Everything that is kept of the amount. */
  fee: v.optional(decimal),
  /** `amount` less `fee`. */
  actual_amount: v.optional(decimal),
};

/** Added to the answer of each call that moves money. */
export const moneyAnswer = {
  /** Until when the same `request_id` gets this answer again [EXT]. */
  request_expire_time: v.optional(unixSeconds),
};

/** The `data` of 10038: what the client has to ask for before it repeats the same call. */
export const verificationRequired = v.object({
  purpose: integer,
  methods: v.array(v.picklist(verificationMethods)),
  need_password: v.boolean(),
  ticket_ttl: integer,
});
export type VerificationRequired = v.InferOutput<typeof verificationRequired>;

export const ticket = v.object({ ticket: secret('codes'), expire_time: unixSeconds });
export type Ticket = v.InferOutput<typeof ticket>;
