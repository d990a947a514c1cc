import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { verificationCodes, verificationErrors } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { verificationMethods } from './enumerations.ts';
import { required, webAddress } from './hashes.ts';
import { business } from './opening.ts';
import {
  exportParams,
  id,
  integer,
  integerParam,
  link,
  listOf,
  onOff,
  paging,
  text,
  timeRange,
  unixSeconds,
} from './primitives.ts';

/** One switch of the security centre; `type` is 1 second step at sign-in, 2 withdrawal, 3 notice of a sign-in. */
export const securitySwitch = v.object({
  type: integer,
  method: v.picklist(verificationMethods),
  open: onOff,
});
export type SecuritySwitch = v.InferOutput<typeof securitySwitch>;

/** A switch as it is set: answers may know more codes, a change may not, or an unknown one would turn it off. */
const securitySwitchChange = v.object({
  type: integer,
  method: v.picklist(verificationMethods),
  open: v.picklist([1, 2]),
});

/** Where the opening of the merchant permission stands. */
export const audit = v.object({
  stage: integer,
  state: integer,
  reason: text,
  fields: v.array(v.object({ field: text, reason: text })),
  updated_time: unixSeconds,
});
export type Audit = v.InferOutput<typeof audit>;

export const merchantProfile = v.object({
  logo: link,
  website: link,
  telegram: text,
  x: text,
  /** IANA name, such as `Asia/Singapore`; days and exports are counted in it. */
  time_zone: text,
  address: v.object({ street: text, city: text, country: text }),
});
export type MerchantProfile = v.InferOutput<typeof merchantProfile>;

export const userInfo = v.object({
  mchid: id,
  name: text,
  email: text,
  status: integer,
  bind_google_auth: v.boolean(),
  phone: text,
  area_code: text,
  /** Whether an account password is set. */
  password: v.boolean(),
  /** Whether a transaction password is set. */
  trade_password: v.boolean(),
  security_switch: v.array(securitySwitch),
  audit,
  merchant: merchantProfile,
  /** `0` when withdrawals are open. */
  withdraw_lock_until: unixSeconds,
  withdraw_lock_reason: text,
  /** When each protection was last changed; 0 where it never was. */
  security_time: v.optional(
    v.object({
      google_auth: unixSeconds,
      email: unixSeconds,
      phone: unixSeconds,
      password: unixSeconds,
      trade_password: unixSeconds,
    }),
  ),
  /** Whether PUT chain USDT, which pays for gas, is open (specification §8). */
  gas_opened: v.optional(v.boolean()),
  /** Words of the merchant's own that every e-mail carries, to tell it from a forged one [EXT]; empty for none. */
  anti_phishing: v.optional(text),
  last_login: v.object({ time: unixSeconds, ip: text, device: text, address: text }),
});
export type UserInfo = v.InferOutput<typeof userInfo>;

/** `GET /user/info`. */
export const getUserInfo = endpoint({
  id: 'user.info',
  method: 'GET',
  path: '/user/info',
  summary: 'Get the signed-in user and their permissions',
  data: userInfo,
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

/** `DELETE /user`: nothing may be owned or under way, and the merchant id is typed out. */
/**
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

export const logEntry = v.object({
  id,
  type: integer,
  content: text,
  result: integer,
  ip: text,
  device: text,
  address: text,
  created_time: unixSeconds,
  /** Whether it was done in the session that asks. */
  current: v.boolean(),
});
export type LogEntry = v.InferOutput<typeof logEntry>;

/** `GET /user/log`: the operation log. */
export const listLog = endpoint({
  id: 'user.log',
  method: 'GET',
  path: '/user/log',
  summary: 'List account activity',
  query: v.object({ type: v.optional(integerParam), ...timeRange, ...paging, ...exportParams }),
  data: listOf(logEntry),
  isExportable: true,
});

export const session = v.object({
  id,
  ip: text,
  device: text,
  address: text,
  created_time: unixSeconds,
  last_time: unixSeconds,
  current: v.boolean(),
});
export type Session = v.InferOutput<typeof session>;

export const listSessions = endpoint({
  id: 'user.sessions',
  method: 'GET',
  path: '/user/session',
  summary: 'List active sessions',
  data: listOf(session),
  isExtension: true,
});

/** Without `id`, every session but the one that asks. */
export const revokeSessions = endpoint({
  id: 'user.revokeSessions',
  method: 'DELETE',
  path: '/user/session',
  summary: 'Sign out one other session, or all of them',
  body: v.object({ id: v.optional(id) }),
  data: v.object({ count: integer }),
  errors: [errorCode.OPERATION_FAILED],
  isExtension: true,
});

/** A named set of filters. */
export const savedView = v.object({ id, area: text, name: text, query: text, created_time: unixSeconds });
export type SavedView = v.InferOutput<typeof savedView>;

export const listViews = endpoint({
  id: 'user.views',
  method: 'GET',
  path: '/user/view',
  summary: 'List saved views',
  query: v.object({ area: v.optional(text) }),
  data: listOf(savedView),
  isExtension: true,
});

export const saveView = endpoint({
  id: 'user.saveView',
  method: 'POST',
  path: '/user/view',
  summary: 'Save a view',
  body: v.object({ area: required, name: v.pipe(required, v.maxLength(40, 'too_long')), query: text }),
  data: savedView,
  errors: [errorCode.PARAMETER_ERROR, errorCode.NAME_EXISTS],
  isExtension: true,
});

export const deleteView = endpoint({
  id: 'user.deleteView',
  method: 'DELETE',
  path: '/user/view',
  summary: 'Delete a saved view',
  body: v.object({ id }),
  data: v.null(),
  errors: [errorCode.OPERATION_FAILED],
  isExtension: true,
});
