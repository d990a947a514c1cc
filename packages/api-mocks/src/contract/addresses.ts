import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { verificationCodes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { required, visibleText } from './hashes.ts';
import * as p from './primitives.ts';

/** A saved address. New addresses have a cooling-off period before they can be used. */
export const savedAddress = v.object({
  id: p.id,
  /** The merchant's label of the address. @shared */
  label: p.text,
  /** The ID of a token on a network. @shared */
  currency_id: p.id,
  /** The symbol of the token, such as `USDT`. @shared */
  token: p.text,
  /** The name of the network, such as `TRON`. @shared */
  chain: p.text,
  /** The token standard or technical name of the network. @shared */
  net_work: p.text,
  /** The family of networks that share an address format. @shared */
  chain_family: p.text,
  /** The URL of the logo. Can be empty. @shared */
  logo: p.link,
  /** The blockchain address, in the format of its network. @shared */
  address: p.text,
  /** The memo or destination tag of the transfer. Can be empty. @shared */
  memo: p.text,
  /** The merchant's note about the address. Can be empty. */
  note: p.text,
  /** The status of the address. An `addressStatus` code. */
  status: p.integer,
  /** The time from which the address can be used. */
  active_time: p.unixSeconds,
  /** The time of the last use. `0` if it was never used. @shared */
  last_used_time: p.unixSeconds,
  /** The number of withdrawals to the address. */
  use_count: p.count,
  created_time: p.unixSeconds,
});
export type SavedAddress = v.InferOutput<typeof savedAddress>;

/**
 * The two address rules. Turning a rule off takes effect 48 hours later. Until then, it's still `1`, and its
 * time field contains the time at which it ends. Turning it on again cancels the pending end.
 */
export const addressPolicy = v.object({
  /** The state of the rule that allows only saved addresses. An `onOffCode` value. */
  only_saved: p.onOff,
  /** The state of the rule that new addresses have a cooling-off period of 24 hours. An `onOffCode` value. */
  cooling: p.onOff,
  /** The time at which the cooling-off rule ends. `0` if no change is pending. */
  effective_time: p.unixSeconds,
  /** The time at which the rule that allows only saved addresses ends. `0` if no change is pending. */
  only_saved_effective_time: p.unixSeconds,
});
export type AddressPolicy = v.InferOutput<typeof addressPolicy>;

export const listAddresses = endpoint('addresses.list', 'GET', '/account/address', {
  query: v.object({
    chain_family: v.optional(p.text),
    currency_id: v.optional(p.text),
    status: v.optional(p.integerParam),
    keyword: v.optional(p.text),
    ...p.paging,
    ...p.exportParams,
  }),
  data: v.object({
    list: v.array(savedAddress),
    total: p.count,
    /** The two rules for withdrawal addresses: only saved addresses, and the cooling-off period. */
    policy: addressPolicy,
  }),
  extension: 'addresses',
  isExportable: true,
});

const label = v.pipe(required, v.maxLength(20, 'too_long'));
const note = v.pipe(visibleText, v.maxLength(60, 'too_long'));

export const createAddress = endpoint('addresses.create', 'POST', '/account/address', {
  auth: 'authorised',
  body: v.object({
    label,
    currency_id: p.id,
    address: required,
    memo: v.optional(p.text, ''),
    note: v.optional(note, ''),
    ...verificationCodes,
  }),
  data: savedAddress,
  errors: [errorCode.CURRENCY_NOT_FOUND, errorCode.NAME_EXISTS],
  extension: 'addresses',
});

/**
 * A disabled entry blocks its address for all tokens and networks of the family, and transfers to its
 * merchant (10002 `address_disabled`, `account_disabled`). Without a memo, it blocks all memos. Only enabling
 * it requires verification (10038).
 */
export const editAddress = endpoint('addresses.edit', 'PUT', '/account/address', {
  auth: 'authorised',
  body: v.object({
    id: p.id,
    label: v.optional(label),
    note: v.optional(note),
    status: v.optional(v.picklist([1, 3])),
    ...verificationCodes,
  }),
  data: savedAddress,
  errors: [errorCode.NAME_EXISTS],
  extension: 'addresses',
});

/**
 * Deleting a disabled address requires verification (10038), because the address is then no longer blocked.
 */
export const deleteAddress = endpoint('addresses.delete', 'DELETE', '/account/address', {
  auth: 'authorised',
  body: v.object({ id: p.id, ...verificationCodes }),
  data: v.null(),
  extension: 'addresses',
});

/** Every change requires verification (10038). Turning a rule off takes effect 48 hours later. */
export const setAddressPolicy = endpoint('addresses.policy', 'PUT', '/account/address/policy', {
  auth: 'authorised',
  body: v.object({
    only_saved: v.optional(v.picklist([1, 2])),
    cooling: v.optional(v.picklist([1, 2])),
    ...verificationCodes,
  }),
  data: addressPolicy,
  extension: 'addresses',
});
