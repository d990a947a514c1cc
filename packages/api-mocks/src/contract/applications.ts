import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { verificationCodes, verificationErrors } from './codes.ts';
import { callbackEvents } from './callbacks.ts';
import { endpoint } from './endpoint.ts';
import { ipRange, required, sixDigits, webAddress } from './hashes.ts';
import {
  added,
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
  extension,
  secret,
  type SecretProof,
} from './primitives.ts';
import { apiScopes } from './scopes.ts';

export const applicationCurrency = v.object({
  id,
  token: text,
  chain: text,
  net_work: extension(text, ''),
  logo: extension(link, ''),
  /** The status of the token. A `currencyStatus` code. */
  status: extension(onOff, 1),
});

export const whitelistEntry = v.object({
  /** An IPv4 address, or a range such as `203.0.113.0/24`. */
  ip: text,
  /** The purpose of the IP address, as entered by the merchant. */
  note: extension(text, ''),
  created_time: extension(unixSeconds, 0),
  /** The number of API calls from this address in the last 24 hours. */
  calls: extension(count, 0),
});
export type WhitelistEntry = v.InferOutput<typeof whitelistEntry>;

/** The events of an additional endpoint. At least one event is required. */
const events = v.pipe(v.array(v.picklist(callbackEvents)), v.minLength(1, 'required'));

/** An additional URL that receives some of the events. */
const applicationEndpoint = v.object({
  /** The ID of the endpoint. It changes only if the URL changes. */
  id,
  /** The URL that the events are sent to. */
  url: text,
  /** The names of the events that are sent to this URL. */
  events: v.array(text),
  /** An `onOffCode` value. Three days of failures turn the endpoint off, and saving it turns it on again. */
  status: onOff,
  /** The time at which the endpoint was turned off. `0` while it is on. */
  disabled_time: unixSeconds,
});
export type ApplicationEndpoint = v.InferOutput<typeof applicationEndpoint>;
export const MOST_ENDPOINTS = 5;

/** The test balance of one token on one network. */
export const testBalance = v.object({
  id,
  token: text,
  chain: text,
  /** The amount that is not on hold, in the token. */
  available: decimal,
  frozen: decimal,
});
export type TestBalance = v.InferOutput<typeof testBalance>;

/** An application and its key. Secrets are never included. */
export const application = v.object({
  id,
  /** The name of the application, unique among the applications of the merchant. */
  name: text,
  /** The public ID of the application, such as `app_1001284604`. @shared */
  appid: id,
  logo: link,
  /** The URL of the merchant's website. @shared */
  website: text,
  /** The URL that callbacks are sent to. @shared */
  notify_url: text,
  /** The state of `notify_url`. Three days of failures turn it off, and saving the URL turns it on again. */
  notify_status: extension(onOff, 1),
  /** The time at which deliveries were turned off. `0` while they are on. */
  notify_disabled_time: extension(unixSeconds, 0),
  /** The HTTP status of the last response of the endpoint. `0` if there was no response. */
  notify_http_code: extension(count, 0),
  /** The time of the last callback. `0` before the first one. */
  notify_time: extension(unixSeconds, 0),
  /** The key that signs callbacks, masked like `secret_mask`. `POST /user/secret-key/signing-key` reveals it. */
  sign_key: extension(text, ''),
  /** The time until which callbacks also contain the signature of the previous key. `0` if they don't. */
  old_sign_key_until: extension(unixSeconds, 0),
  /** Additional callback URLs, each with its events. `notify_url` receives every event. */
  endpoints: extension(v.array(applicationEndpoint), []),
  /** The mode: live, with real money, or test. An `appMode` code. */
  mode: integer,
  /** The balances of test mode, which all test applications share. Empty in live mode. */
  test_balances: extension(v.array(testBalance), []),
  payment_mode: integer,
  /** The tokens that the application accepts, each on one network. */
  currencies: v.array(applicationCurrency),
  /** The state of the IP allowlist. An `onOffCode` value. */
  ip_whitelist_status: onOff,
  /** The IPv4 addresses or ranges that may call the API. */
  ip_whitelist: v.array(whitelistEntry),
  /** The last characters of the secret key. */
  secret_mask: text,
  /** The creation time of the secret key. */
  secret_created_time: unixSeconds,
  /** The time until which the previous secret key works. `0` if it no longer works. */
  old_secret_until: extension(unixSeconds, 0),
  /** The last characters of the previous secret key. Empty if the previous key no longer works. */
  old_secret_mask: extension(text, ''),
  scopes: extension(v.array(text), []),
  /** The expiry time of the key. `0` if it doesn't expire. */
  expire_time: extension(unixSeconds, 0),
  last_used_time: extension(unixSeconds, 0),
  /** The IPv4 address from which the secret key was last used. */
  last_used_ip: extension(text, ''),
  /** True if the application has its own authenticator. */
  google_secret_bound: extension(v.boolean(), false),
  /** The status of the application. An `appStatus` code. */
  status: extension(integer, 1),
  created_time: unixSeconds,
});
export type Application = v.InferOutput<typeof application>;

const googleSecretFor = (proof: SecretProof) =>
  v.object({
    secret: secret(proof),
    /** The `otpauth` URL for the authenticator app. */
    qrcode: secret(proof),
  });
export const googleSecret = googleSecretFor('codes');
/** The key that signs callbacks with HMAC-SHA-256 of `<time>.<body>`. */
const signingKey = secret('codes');

const fields = {
  /** The name of the application, unique among the applications of the merchant. */
  name: v.pipe(required, v.maxLength(60, 'too_long')),
  logo: link,
  website: webAddress,
  notify_url: webAddress,
  mode: v.picklist([1, 2]),
  payment_mode: v.picklist([1, 2, 3]),
  /** The IDs of the tokens that the application accepts, each on one network. */
  currency_ids: v.array(id),
  ip_whitelist_status: v.picklist([1, 2]),
  ip_whitelist: v.pipe(v.array(ipRange), v.maxLength(20, 'too_many')),
  /** The purposes of the allowed IP addresses, by address. */
  ip_notes: v.record(v.string(), v.pipe(v.string(), v.maxLength(40, 'too_long'))),
  scopes: v.pipe(v.array(v.picklist(apiScopes)), v.minLength(1, 'required')),
};

export const createApplication = endpoint({
  id: 'applications.create',
  path: '/user/secret-key',
  summary: 'Create an application; its secrets are shown once',
  proposal: ['payload', 'result'],
  auth: 'authorised',
  body: v.object({
    ...fields,
    /** The payment mode. A `paymentMode` code. Default: `default_payment_mode` of the payment settings. */
    payment_mode: v.optional(fields.payment_mode),
    logo: v.optional(fields.logo, ''),
    ip_whitelist_status: v.optional(fields.ip_whitelist_status, 2),
    ip_whitelist: v.optional(fields.ip_whitelist, []),
    /** The purposes of the allowed IP addresses, by address. */
    ip_notes: added('account', v.optional(fields.ip_notes, {})),
    /** The scopes of the key. Default: only the scope for reading orders. */
    scopes: added('orders', v.optional(fields.scopes)),
    /** The expiry time of the key. Default: one year after its creation. `0` if the key doesn't expire. */
    expire_time: added('orders', v.optional(unixSeconds)),
    ...verificationCodes,
  }),
  data: v.object({
    ...application.entries,
    /** The secret key. No later response contains it. */
    secret_key: secret('codes'),
    /** The secret of the application's own authenticator. No later response contains it. */
    google_secret: extension(googleSecret, undefined),
    sign_key: extension(signingKey, ''),
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
  path: '/user/secret-key',
  summary: 'Get an application',
  proposal: ['payload', 'result'],
  query: v.object({ id }),
  data: application,
  errors: [errorCode.OPERATION_FAILED],
});

/**
 * These changes require verification (10038): another `notify_url` or `mode`, the IP whitelist, networks,
 * scopes, expiry, endpoints, a new secret or signing key, and resuming a paused application.
 */
export const editApplication = endpoint({
  id: 'applications.edit',
  method: 'PUT',
  path: '/user/secret-key',
  summary: 'Update an application, or rotate its secret key or signing secret',
  proposal: ['payload', 'result'],
  auth: 'authorised',
  body: v.object({
    id,
    /** The name of the application, unique among the applications of the merchant. */
    name: v.optional(fields.name),
    logo: v.optional(fields.logo),
    website: v.optional(fields.website),
    notify_url: v.optional(fields.notify_url),
    mode: v.optional(fields.mode),
    payment_mode: v.optional(fields.payment_mode),
    currency_ids: v.optional(fields.currency_ids),
    ip_whitelist_status: v.optional(fields.ip_whitelist_status),
    ip_whitelist: v.optional(fields.ip_whitelist),
    ip_notes: added('account', v.optional(fields.ip_notes)),
    /** The status of the application. An `appStatus` code. */
    status: v.optional(v.picklist([1, 2])),
    /** If 1, creates a new secret key. */
    reset_secret: v.optional(v.literal(1)),
    /** The time for which the previous secret key still works, in hours. */
    overlap_hours: added('orders', v.optional(v.pipe(integer, v.minValue(0), v.maxValue(72)), 0)),
    /** If 1, revokes the previous secret key immediately. */
    end_old_secret: added('orders', v.optional(v.literal(1))),
    /** If 1, creates a new signing key. */
    reset_signing_key: added('callbacks', v.optional(v.literal(1))),
    /** The time for which callbacks also contain the signature of the previous key, in hours. */
    signing_overlap_hours: added('callbacks', v.optional(v.pipe(integer, v.minValue(0), v.maxValue(72)), 24)),
    endpoints: added(
      'callbacks',
      v.optional(
        v.pipe(v.array(v.object({ url: webAddress, events })), v.maxLength(MOST_ENDPOINTS, 'too_many')),
      ),
    ),
    scopes: added('orders', v.optional(fields.scopes)),
    expire_time: added('orders', v.optional(unixSeconds)),
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
  summary: 'Delete an application; its API key stops working immediately',
  proposal: ['payload'],
  auth: 'authorised',
  body: v.object({ id, ...verificationCodes }),
  data: v.null(),
  errors: [errorCode.OPERATION_FAILED, errorCode.TOO_FREQUENT, ...verificationErrors],
});

export const listApplications = endpoint({
  id: 'applications.list',
  path: '/user/secret-key/list',
  summary: 'List applications and their keys',
  hasTestMode: true,
  proposal: ['payload', 'result'],
  query: v.object({
    /** A filter: returns only applications whose name contains this text. */
    name: v.optional(text),
    mode: v.optional(integerParam),
    /** A filter: returns only applications with this status. An `appStatus` code. */
    status: v.optional(integerParam),
    ...paging,
    ...exportParams,
  }),
  data: listOf(application),
  isExportable: true,
});

/** A network with the tokens that can be selected on it. */
export const currencyChoice = v.object({
  id,
  chain: text,
  net_work: extension(text, ''),
  logo: extension(link, ''),
  /** The status of the network. A `currencyStatus` code. */
  status: extension(integer, 1),
  /** The tokens of this network, or the networks of this token. @shared */
  subset: v.array(
    v.object({
      id,
      token: text,
      logo: extension(link, ''),
      /** The contract address of the token. Empty for the network's own coin. @shared */
      contract: extension(text, ''),
      /** True if the application accepts the token. */
      checked: extension(v.boolean(), false),
      /** True if the token pays network fees. */
      gas: extension(v.boolean(), false),
    }),
  ),
});
export type CurrencyChoice = v.InferOutput<typeof currencyChoice>;

export const selectCurrencies = endpoint({
  id: 'applications.select',
  path: '/user/secret-key/select',
  summary: 'List networks and tokens, with those of one application marked as selected',
  proposal: ['payload', 'result'],
  query: v.object({ id: v.optional(id) }),
  data: v.array(currencyChoice),
  errors: [errorCode.OPERATION_FAILED],
});

/**
 * A new URL, and a test of another URL, require verification (10038). Saving the same URL turns a disabled
 * endpoint on again. `test: 1` only sends a test event.
 */
export const setNotifyUrl = endpoint({
  id: 'applications.notifyUrl',
  method: 'PUT',
  path: '/user/secret-key/notify-url',
  summary: 'Change or test the main endpoint',
  proposal: ['payload', 'result'],
  auth: 'authorised',
  body: v.object({
    id,
    notify_url: webAddress,
    /** If 1, sends a test event to the URL and saves nothing. */
    test: added('callbacks', v.optional(v.literal(1))),
    ...verificationCodes,
  }),
  data: v.object({
    notify_url: extension(text, ''),
    /** The response of the callback URL to the test event. */
    test: v.optional(
      v.object({
        /** The HTTP status of the response. `0` if there was no response. @shared */
        http_code: count,
        duration_ms: extension(count, 0),
        body: extension(text, ''),
        /** The reason why the test event wasn't sent, one of `notSentReasons`. Empty if it was sent. */
        not_sent: extension(text, undefined),
        simulated: extension(v.boolean(), undefined),
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
  summary: 'Rotate the withdrawal signing secret; the old one works for another ten minutes',
  proposal: ['payload', 'result'],
  auth: 'authorised',
  body: v.object({ id, google_code: v.optional(sixDigits) }),
  data: v.object({
    ...googleSecretFor('authenticator').entries,
    /** The time until which the previous secret key works. */
    old_valid_until: extension(unixSeconds, 0),
  }),
  errors: [
    errorCode.OPERATION_FAILED,
    errorCode.TOO_FREQUENT,
    errorCode.GOOGLE_CODE_WRONG,
    errorCode.VERIFICATION_REQUIRED,
  ],
});

/** Requires the same verification as creating a key (10038). */
export const revealSigningKey = endpoint({
  id: 'applications.revealSigningKey',
  path: '/user/secret-key/signing-key',
  summary: 'Reveal the signing secret',
  auth: 'authorised',
  body: v.object({ id, ...verificationCodes }),
  data: v.object({ sign_key: signingKey }),
  errors: [errorCode.OPERATION_FAILED, errorCode.TOO_FREQUENT, ...verificationErrors],
  extension: 'account',
});
