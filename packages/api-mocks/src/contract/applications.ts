import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { verificationCodes, verificationErrors } from './codes.ts';
import { callbackEvents } from './callbacks.ts';
import { endpoint } from './endpoint.ts';
import { ipRange, required, sixDigits, webAddress } from './hashes.ts';
import {
  count,
  decimal,
  exportParams,
  id,
  integer,
  integerParam,
  link,
  listOf,
  onOff,
  paging,
  text,
  unixSeconds,
} from './primitives.ts';
import { apiScopes } from './scopes.ts';
import { secret, type SecretProof } from './secrets.ts';

export const applicationCurrency = v.object({
  id,
  token: text,
  chain: text,
  net_work: text,
  logo: link,
  status: onOff,
});

export const whitelistEntry = v.object({
  /** An IPv4 address, or a range such as `203.0.113.0/24` [EXT]. */
  ip: text,
  note: text,
  created_time: unixSeconds,
  /** API calls from there in the last 24 hours; taking a busy address off the list breaks something. */
  calls: count,
});
export type WhitelistEntry = v.InferOutput<typeof whitelistEntry>;

/** Events that can be sent to further endpoints. */
const events = v.pipe(v.array(v.picklist(callbackEvents)), v.minLength(1, 'required'));

/** A URL that gets some of the events. */
const applicationEndpoint = v.object({
  id,
  url: text,
  events: v.array(text),
  /** Off after three days in which no callback succeeded; saving the endpoints again turns it on. */
  status: onOff,
  /** When it was turned off; `0` while it is on. */
  disabled_time: unixSeconds,
});
export type ApplicationEndpoint = v.InferOutput<typeof applicationEndpoint>;
export const MOST_ENDPOINTS = 5;

/** Money of test mode in one token on one network. */
export const testBalance = v.object({ id, token: text, chain: text, available: decimal, frozen: decimal });
export type TestBalance = v.InferOutput<typeof testBalance>;

/** An application and its key. No secret is ever part of it. */
export const application = v.object({
  id,
  name: text,
  appid: id,
  logo: link,
  website: text,
  notify_url: text,
  /** Off after three days in which no callback succeeded; saving the address again turns it on. */
  notify_status: onOff,
  /** When it was turned off; `0` while it is on. */
  notify_disabled_time: unixSeconds,
  /** How the last callback was answered; `0` when nothing answered. */
  notify_http_code: count,
  /** When that was; `0` before the first. */
  notify_time: unixSeconds,
  /** The key that signs callbacks, as `secret_mask` shows one; `POST /user/secret-key/signing-key` reveals it [EXT]. */
  sign_key: text,
  /** Until when callbacks carry the signature of the key before it, too; `0` when they do not [EXT]. */
  old_sign_key_until: unixSeconds,
  /** Where else callbacks go [EXT]; `notify_url` gets every event. */
  endpoints: v.array(applicationEndpoint),
  mode: integer,
  /** What is in the books of test mode, which all test applications share [EXT]; empty in live mode. */
  test_balances: v.array(testBalance),
  payment_mode: integer,
  currencies: v.array(applicationCurrency),
  ip_whitelist_status: onOff,
  ip_whitelist: v.array(whitelistEntry),
  secret_mask: text,
  secret_created_time: unixSeconds,
  /** Until when the secret before this one still works; `0` when it does not. */
  old_secret_until: unixSeconds,
  /** That secret as `secret_mask` shows one; empty when it does not work any more. */
  old_secret_mask: text,
  scopes: v.array(text),
  /** `0` when it does not expire. */
  expire_time: unixSeconds,
  last_used_time: unixSeconds,
  last_used_ip: text,
  google_secret_bound: v.boolean(),
  status: integer,
  created_time: unixSeconds,
});
export type Application = v.InferOutput<typeof application>;

const googleSecretFor = (proof: SecretProof) => v.object({ secret: secret(proof), qrcode: secret(proof) });
export const googleSecret = googleSecretFor('codes');
/** Signs callbacks: HMAC-SHA-256 of `<time>.<body>`. */
const signingKey = secret('codes');

const fields = {
  name: v.pipe(required, v.maxLength(60, 'too_long')),
  logo: link,
  website: webAddress,
  notify_url: webAddress,
  mode: v.picklist([1, 2]),
  payment_mode: v.picklist([1, 2, 3]),
  currency_ids: v.array(id),
  ip_whitelist_status: v.picklist([1, 2]),
  ip_whitelist: v.pipe(v.array(ipRange), v.maxLength(20, 'too_many')),
  /** What each address of the whitelist is for, by address. */
  ip_notes: v.record(v.string(), v.pipe(v.string(), v.maxLength(40, 'too_long'))),
  scopes: v.pipe(v.array(v.picklist(apiScopes)), v.minLength(1, 'required')),
};

/** `POST /user/secret-key`: the secrets are in this answer and never again. */
export const createApplication = endpoint({
  id: 'applications.create',
  method: 'POST',
  path: '/user/secret-key',
  summary: 'Create an application; its secrets are shown once',
  auth: 'authorised',
  body: v.object({
    ...fields,
    /** `default_payment_mode` of the bill settings where it is left out. */
    payment_mode: v.optional(fields.payment_mode),
    logo: v.optional(fields.logo, ''),
    ip_whitelist_status: v.optional(fields.ip_whitelist_status, 2),
    ip_whitelist: v.optional(fields.ip_whitelist, []),
    ip_notes: v.optional(fields.ip_notes, {}),
    /** Reading orders alone where they are left out. */
    scopes: v.optional(fields.scopes),
    /** When the key expires: after a year where it is left out, never with `0`. */
    expire_time: v.optional(unixSeconds),
    ...verificationCodes,
  }),
  data: v.object({
    ...application.entries,
    secret_key: secret('codes'),
    google_secret: googleSecret,
    sign_key: signingKey,
  }),
  errors: [
    errorCode.PARAMETER_ERROR,
    errorCode.TOO_FREQUENT,
    errorCode.CURRENCY_NOT_FOUND,
    errorCode.UNDER_REVIEW,
    errorCode.TOKEN_EXISTS,
    errorCode.NAME_EXISTS,
    errorCode.GAS_ACCOUNT_CLOSED,
    ...verificationErrors,
  ],
});

export const getApplication = endpoint({
  id: 'applications.get',
  method: 'GET',
  path: '/user/secret-key',
  summary: 'Get an application',
  query: v.object({ id }),
  data: application,
  errors: [errorCode.OPERATION_FAILED],
});

/**
 * `overlap_hours` is how long the old secret still works after `reset_secret: 1`; `end_old_secret: 1` ends
 * that time at once. `reset_signing_key: 1` makes a new signing key; for `signing_overlap_hours` callbacks carry two
 * signatures, separated by a comma. `endpoints` replaces all of them. `expire_time` is `0` for a key that does not expire, and else in the future. 10038 asks for
 * proof before anything that decides what a key can do or where callbacks go: another `notify_url`, another
 * `mode`, the whitelist, networks, scopes, expiry, endpoints, a new secret or signing key, and resuming a paused application.
 */
export const editApplication = endpoint({
  id: 'applications.edit',
  method: 'PUT',
  path: '/user/secret-key',
  summary: 'Update an application or rotate its secret',
  auth: 'authorised',
  body: v.object({
    id,
    name: v.optional(fields.name),
    logo: v.optional(fields.logo),
    website: v.optional(fields.website),
    notify_url: v.optional(fields.notify_url),
    mode: v.optional(fields.mode),
    payment_mode: v.optional(fields.payment_mode),
    currency_ids: v.optional(fields.currency_ids),
    ip_whitelist_status: v.optional(fields.ip_whitelist_status),
    ip_whitelist: v.optional(fields.ip_whitelist),
    ip_notes: v.optional(fields.ip_notes),
    status: v.optional(v.picklist([1, 2])),
    reset_secret: v.optional(v.literal(1)),
    overlap_hours: v.optional(v.pipe(integer, v.minValue(0), v.maxValue(72)), 0),
    end_old_secret: v.optional(v.literal(1)),
    reset_signing_key: v.optional(v.literal(1)),
    signing_overlap_hours: v.optional(v.pipe(integer, v.minValue(0), v.maxValue(72)), 24),
    endpoints: v.optional(
      v.pipe(v.array(v.object({ url: webAddress, events })), v.maxLength(MOST_ENDPOINTS, 'too_many')),
    ),
    scopes: v.optional(fields.scopes),
    expire_time: v.optional(unixSeconds),
    ...verificationCodes,
  }),
  data: v.object({ ...application.entries, secret_key: v.optional(secret('codes')) }),
  errors: [
    errorCode.OPERATION_FAILED,
    errorCode.PARAMETER_ERROR,
    errorCode.TOO_FREQUENT,
    errorCode.CURRENCY_NOT_FOUND,
    errorCode.TOKEN_EXISTS,
    errorCode.NAME_EXISTS,
    errorCode.GAS_ACCOUNT_CLOSED,
    ...verificationErrors,
  ],
});

export const deleteApplication = endpoint({
  id: 'applications.delete',
  method: 'DELETE',
  path: '/user/secret-key',
  summary: 'Delete an application; its key stops working immediately',
  auth: 'authorised',
  body: v.object({ id, ...verificationCodes }),
  data: v.null(),
  errors: [errorCode.OPERATION_FAILED, errorCode.TOO_FREQUENT, ...verificationErrors],
});

export const listApplications = endpoint({
  id: 'applications.list',
  method: 'GET',
  path: '/user/secret-key/list',
  summary: 'List applications and their keys',
  query: v.object({
    name: v.optional(text),
    mode: v.optional(integerParam),
    status: v.optional(integerParam),
    ...paging,
    ...exportParams,
  }),
  data: listOf(application),
  isExportable: true,
});

/** A chain with the tokens that may be chosen on it. */
export const currencyChoice = v.object({
  id,
  chain: text,
  net_work: text,
  logo: link,
  status: integer,
  subset: v.array(
    v.object({ id, token: text, logo: link, contract: text, checked: v.boolean(), gas: v.boolean() }),
  ),
});
export type CurrencyChoice = v.InferOutput<typeof currencyChoice>;

export const selectCurrencies = endpoint({
  id: 'applications.select',
  method: 'GET',
  path: '/user/secret-key/select',
  summary: 'List networks and tokens, with those of one application selected',
  query: v.object({ id: v.optional(id) }),
  data: v.array(currencyChoice),
  errors: [errorCode.OPERATION_FAILED],
});

/**
 * Another URL needs verification (10038), because it receives every order; the same one, which turns a disabled
 * endpoint on again, is not. With `test: 1` nothing is
 * saved, and an address that the application doesn't have needs verification, too.
 */
export const setNotifyUrl = endpoint({
  id: 'applications.notifyUrl',
  method: 'PUT',
  path: '/user/secret-key/notify-url',
  summary: 'Change or test the order callback address',
  auth: 'authorised',
  body: v.object({ id, notify_url: webAddress, test: v.optional(v.literal(1)), ...verificationCodes }),
  data: v.object({
    notify_url: text,
    test: v.optional(
      v.object({
        http_code: count,
        duration_ms: count,
        body: text,
        /** [EXT] As in a delivery. */
        not_sent: v.optional(text),
        simulated: v.optional(v.boolean()),
      }),
    ),
  }),
  errors: [
    errorCode.OPERATION_FAILED,
    errorCode.PARAMETER_ERROR,
    errorCode.TOO_FREQUENT,
    ...verificationErrors,
  ],
});

export const refreshGoogleSecret = endpoint({
  id: 'applications.refreshGoogleSecret',
  method: 'PUT',
  path: '/user/secret-key/refresh-google-secret',
  summary: 'Rotate the secret that signs API withdrawals; the old one works for another ten minutes',
  auth: 'authorised',
  body: v.object({ id, google_code: v.optional(sixDigits) }),
  data: v.object({ ...googleSecretFor('authenticator').entries, old_valid_until: unixSeconds }),
  errors: [
    errorCode.OPERATION_FAILED,
    errorCode.TOO_FREQUENT,
    errorCode.GOOGLE_CODE_WRONG,
    errorCode.VERIFICATION_REQUIRED,
  ],
});

/** Asks for the same proof as a new key (10038); applications contain a mask of it. */
export const revealSigningKey = endpoint({
  id: 'applications.revealSigningKey',
  method: 'POST',
  path: '/user/secret-key/signing-key',
  summary: 'Show the key that signs callbacks',
  auth: 'authorised',
  body: v.object({ id, ...verificationCodes }),
  data: v.object({ sign_key: signingKey }),
  errors: [errorCode.OPERATION_FAILED, errorCode.TOO_FREQUENT, ...verificationErrors],
  isExtension: true,
});
