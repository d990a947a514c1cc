import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { verificationCodes, verificationErrors } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { required, visibleText } from './hashes.ts';
import {
  count,
  exportParams,
  id,
  integer,
  integerParam,
  link,
  onOff,
  paging,
  text,
  unixSeconds,
} from './primitives.ts';

/** A saved address. New addresses have a cooling-off period before they can be used. */
export const savedAddress = v.object({
  id,
  label: text,
  currency_id: id,
  token: text,
  chain: text,
  net_work: text,
  chain_family: text,
  logo: link,
  address: text,
  memo: text,
  note: text,
  status: integer,
  /** When it may be used. */
  active_time: unixSeconds,
  last_used_time: unixSeconds,
  use_count: count,
  created_time: unixSeconds,
});
export type SavedAddress = v.InferOutput<typeof savedAddress>;

/**
 * Both rules as they hold now. Turning one on holds at once; turning one off holds 48 hours later. Until then
 * the rule is still `1`, and its time says when it ends; turning it on again drops the pending end.
 */
export const addressPolicy = v.object({
  /** Money goes to saved addresses only. */
  only_saved: onOff,
  /** New addresses have a cooling-off period of 24 hours. */
  cooling: onOff,
  /** When the cooling-off rule ends; `0` when no change is pending. */
  effective_time: unixSeconds,
  /** When `only_saved` ends; `0` when no change is pending. */
  only_saved_effective_time: unixSeconds,
});
export type AddressPolicy = v.InferOutput<typeof addressPolicy>;

export const listAddresses = endpoint({
  id: 'addresses.list',
  method: 'GET',
  path: '/account/address',
  summary: 'List saved addresses',
  query: v.object({
    chain_family: v.optional(text),
    currency_id: v.optional(text),
    status: v.optional(integerParam),
    keyword: v.optional(text),
    ...paging,
    ...exportParams,
  }),
  data: v.object({ list: v.array(savedAddress), total: count, policy: addressPolicy }),
  isExtension: true,
  isExportable: true,
});

const label = v.pipe(required, v.maxLength(20, 'too_long'));
const note = v.pipe(visibleText, v.maxLength(60, 'too_long'));

export const createAddress = endpoint({
  id: 'addresses.create',
  method: 'POST',
  path: '/account/address',
  summary: 'Save an address',
  auth: 'authorised',
  body: v.object({
    label,
    currency_id: id,
    address: required,
    memo: v.optional(text, ''),
    note: v.optional(note, ''),
    ...verificationCodes,
  }),
  data: savedAddress,
  errors: [
    errorCode.PARAMETER_ERROR,
    errorCode.TOO_FREQUENT,
    errorCode.CURRENCY_NOT_FOUND,
    errorCode.NAME_EXISTS,
    ...verificationErrors,
  ],
  isExtension: true,
});

/**
 * The address itself cannot be changed: delete it and save another. A disabled entry blocks its address for every
 * token and network of its family, also for other entries and for transfers to the merchant it belongs to: 10002
 * `address_disabled` or `account_disabled`. Without a memo it blocks every memo, otherwise its own memo. Enabling it
 * requires verification (10038); nothing else does.
 */
export const editAddress = endpoint({
  id: 'addresses.edit',
  method: 'PUT',
  path: '/account/address',
  summary: 'Rename an address, or turn it off and on',
  auth: 'authorised',
  body: v.object({
    id,
    label: v.optional(label),
    note: v.optional(note),
    status: v.optional(v.picklist([1, 3])),
    ...verificationCodes,
  }),
  data: savedAddress,
  errors: [
    errorCode.OPERATION_FAILED,
    errorCode.PARAMETER_ERROR,
    errorCode.TOO_FREQUENT,
    errorCode.NAME_EXISTS,
    ...verificationErrors,
  ],
  isExtension: true,
});

/** To delete a disabled address is proved (10038), because nothing would refuse it afterwards. */
export const deleteAddress = endpoint({
  id: 'addresses.delete',
  method: 'DELETE',
  path: '/account/address',
  summary: 'Delete a saved address',
  auth: 'authorised',
  body: v.object({ id, ...verificationCodes }),
  data: v.null(),
  errors: [errorCode.OPERATION_FAILED, errorCode.TOO_FREQUENT, ...verificationErrors],
  isExtension: true,
});

/** Turning a rule off takes 48 hours to take effect; turning it on holds at once. */
export const setAddressPolicy = endpoint({
  id: 'addresses.policy',
  method: 'PUT',
  path: '/account/address/policy',
  summary: 'Set saved-only withdrawals and the cooling-off period',
  auth: 'authorised',
  body: v.object({
    only_saved: v.optional(v.picklist([1, 2])),
    cooling: v.optional(v.picklist([1, 2])),
    ...verificationCodes,
  }),
  data: addressPolicy,
  errors: [errorCode.TOO_FREQUENT, ...verificationErrors],
  isExtension: true,
});
