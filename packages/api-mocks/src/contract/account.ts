import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { verificationCodes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { verificationMethods } from './enumerations.ts';
import { required, webAddress } from './hashes.ts';
import { business } from './opening.ts';
import * as p from './primitives.ts';
import { userInfo } from './user.ts';

/** A change of a security switch. `open` must be 1 or 2, because any other code would turn the switch off. */
const securitySwitchChange = v.object({
  /** The type of the switch. A `securitySwitchType` code. */
  type: p.integer,
  method: v.picklist(verificationMethods),
  open: v.picklist([1, 2]),
});

const optionalLink = v.optional(v.union([v.literal(''), webAddress]));

/** The changes of the profile. Fields that are missing in the request keep their values. */
export const userChange = v.object({
  name: v.optional(v.pipe(required, v.maxLength(60, 'too_long'))),
  merchant: v.optional(
    v.object({
      logo: v.optional(p.link),
      website: optionalLink,
      telegram: optionalLink,
      x: optionalLink,
      /** The IANA time zone of the merchant. @shared */
      time_zone: v.optional(p.text),
      /** The postal address of the merchant. */
      address: v.optional(
        v.object({ street: v.optional(p.text), city: v.optional(p.text), country: v.optional(p.text) }),
      ),
    }),
  ),
  security_switch: v.optional(v.array(securitySwitchChange)),
  /**
   * The anti-phishing phrase in every email. An empty string removes it. Changing or removing a phrase
   * requires verification.
   */
  anti_phishing: p.added('account', v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20, 'too_long')))),
  /** The contact details of the merchant, by channel such as `telegram`. @shared */
  contact: v.optional(v.record(v.string(), v.string())),
  /** The URLs of uploaded documents. @shared */
  documents: v.optional(v.array(p.text)),
  /** The business details of an application for the merchant permission. */
  business: v.optional(business),
  /** If 1, submits the application for the merchant permission. The primary review then starts. */
  submit: v.optional(v.literal(1)),
  ...verificationCodes,
});
export type UserChange = v.InferOutput<typeof userChange>;

export const editUser = endpoint('user.edit', 'PUT', '/user/edit', {
  proposal: ['payload', 'result'],
  body: userChange,
  data: userInfo,
  errors: [
    errorCode.OPERATION_FAILED,
    errorCode.UNDER_REVIEW,
    errorCode.ACCOUNT_OPENED,
    errorCode.NAME_EXISTS,
  ],
});

/**
 * Balances below the smallest withdrawal are forfeited. Fails with `balance_left` if more is available or on
 * hold, and with `pending_orders` if a payment, withdrawal, deposit or swap is in progress.
 */
export const deleteUser = endpoint('user.delete', 'DELETE', '/user', {
  proposal: ['payload'],
  body: v.object({
    ticket: v.optional(p.text),
    /** The reason for deleting the account, as free text. */
    reason: v.optional(p.text, ''),
    /** The merchant ID (`mchid`), which the user enters to confirm the deletion. */
    mchid_confirm: p.text,
  }),
  data: v.null(),
  errors: [errorCode.OPERATION_FAILED, errorCode.VERIFICATION_REQUIRED],
});
