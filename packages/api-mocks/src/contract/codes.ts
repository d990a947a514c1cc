import * as v from 'valibot';
import { hashedPassword, sixDigits } from './hashes.ts';
import { errorCode } from './errors.ts';
import * as p from './primitives.ts';
import { verificationMethods } from './enumerations.ts';

/** A code and the password, or a ticket that `POST /user/verification` returned for them. */
export const verificationCodes = {
  google_code: v.optional(sixDigits),
  email_code: v.optional(sixDigits),
  /** A six-digit code sent by text message. @shared */
  sms_code: v.optional(sixDigits),
  /** The transaction password if set, otherwise the account password: SHA-256 applied twice, hexadecimal. */
  password: v.optional(hashedPassword),
  /** The ticket of `POST /user/verification`. It works once. @shared */
  ticket: v.optional(p.text),
};
/** The error codes of a call that moves money out of the account. */
export const outgoingErrors = [
  errorCode.AMOUNT_TOO_SMALL,
  errorCode.INSUFFICIENT_BALANCE,
  errorCode.WITHDRAWALS_CLOSED,
  errorCode.AMOUNT_TOO_LARGE,
  errorCode.DAY_LIMIT_EXCEEDED,
] as const;

export type VerificationCodes = v.InferOutput<v.ObjectSchema<typeof verificationCodes, undefined>>;

/** A UUID. For 24 hours, repeated calls get the first response. The case is ignored (RFC 9562 §4). */
export const requestId = v.pipe(v.string(), v.uuid('request_id'), v.toLowerCase());

/** Filters rows by the ID of the request that created them. */
export const requestIdFilter = p.added('outgoingTransfers', v.optional(v.pipe(p.text, v.toLowerCase())));

/** The figures that the user agreed to, in the token. A changed figure causes 10001 `figures_changed`. */
export const agreedFigures = {
  /** The total fee that is deducted from the amount. */
  fee: p.added('outgoingTransfers', v.optional(p.decimal)),
  /** The net amount: `amount − fee`. */
  actual_amount: p.added('outgoingTransfers', v.optional(p.decimal)),
};

/** The additional fields in the response to a call that moves money. */
export const moneyAnswer = {
  /** The time until which the same `request_id` gets the same response. */
  request_expire_time: p.extension(p.unixSeconds, undefined),
};

/** The `data` of 10038: the verification that is required before the client repeats the call. */
export const verificationRequired = v.object({
  /** The purpose of the verification, as in `POST /user/verification`. */
  purpose: p.integer,
  /** The verification methods that the call accepts. */
  methods: v.array(v.picklist(verificationMethods)),
  /** True if the call also requires the password. */
  need_password: v.boolean(),
  /** The lifetime of a ticket, in seconds. */
  ticket_ttl: p.integer,
});
export type VerificationRequired = v.InferOutput<typeof verificationRequired>;

export const ticket = v.object({ ticket: p.secret('codes'), expire_time: p.extension(p.unixSeconds, 0) });
export type Ticket = v.InferOutput<typeof ticket>;
