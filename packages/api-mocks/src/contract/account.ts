import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { verificationCodes, verificationErrors } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { verificationMethods } from './enumerations.ts';
import { required, webAddress } from './hashes.ts';
import { business } from './opening.ts';
import { integer, link, text } from './primitives.ts';
import { userInfo } from './user.ts';

/** A switch as it is set: answers may know more codes, a change may not, or an unknown one would turn it off. */
const securitySwitchChange = v.object({
  type: integer,
  method: v.picklist(verificationMethods),
  open: v.picklist([1, 2]),
});

const optionalLink = v.optional(v.union([v.literal(''), webAddress]));

/** What may be changed of the profile; everything is optional and what is left out stays. */
export const userChange = v.object({
  name: v.optional(v.pipe(required, v.maxLength(60, 'too_long'))),
  merchant: v.optional(
    v.object({
      logo: v.optional(link),
      website: optionalLink,
      telegram: optionalLink,
      x: optionalLink,
      time_zone: v.optional(text),
      address: v.optional(
        v.object({ street: v.optional(text), city: v.optional(text), country: v.optional(text) }),
      ),
    }),
  ),
  security_switch: v.optional(v.array(securitySwitchChange)),
  /** Empty takes it away. To change one that is set is verified. */
  anti_phishing: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20, 'too_long'))),
  contact: v.optional(v.record(v.string(), v.string())),
  documents: v.optional(v.array(text)),
  /** Part of the application for the merchant permission. */
  business: v.optional(business),
  /** 1 opens the merchant permission: the application goes to the primary audit. */
  submit: v.optional(v.literal(1)),
  ...verificationCodes,
});
export type UserChange = v.InferOutput<typeof userChange>;

/** `PUT /user/edit`. */
export const editUser = endpoint({
  id: 'user.edit',
  method: 'PUT',
  path: '/user/edit',
  summary: 'Update the profile or verification settings, or apply for merchant permission',
  body: userChange,
  data: userInfo,
  errors: [
    errorCode.OPERATION_FAILED,
    errorCode.PARAMETER_ERROR,
    errorCode.TOO_FREQUENT,
    errorCode.UNDER_REVIEW,
    errorCode.ACCOUNT_OPENED,
    errorCode.NAME_EXISTS,
    ...verificationErrors,
  ],
});

/**
 * `DELETE /user`: nothing may be owned or under way, and the merchant id is typed out.
 *
 * Refused with `reason: "balance_left"` while a balance is more than the smallest withdrawal of its network, or on
 * hold, and with `pending_orders` while anything is under way. What is no more than that can't be withdrawn; it
 * is forfeited with the account.
 */
export const deleteUser = endpoint({
  id: 'user.delete',
  method: 'DELETE',
  path: '/user',
  summary: 'Delete the account',
  body: v.object({ ticket: v.optional(text), reason: v.optional(text, ''), mchid_confirm: text }),
  data: v.null(),
  errors: [errorCode.OPERATION_FAILED, errorCode.PARAMETER_ERROR, errorCode.VERIFICATION_REQUIRED],
});
