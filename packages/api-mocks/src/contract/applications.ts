import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { verificationCodes } from './codes.ts';
import { callbackEvents } from './callbacks.ts';
import { endpoint } from './endpoint.ts';
import { ipRange, required, sixDigits, webAddress } from './hashes.ts';
import * as p from './primitives.ts';
import { apiScopes } from './scopes.ts';

export const applicationCurrency = v.object({
  id: p.id,
  token: p.text,
  chain: p.text,
  net_work: p.extension(p.text, ''),
  logo: p.extension(p.link, ''),
  /** The status of the token. A `currencyStatus` code. */
  status: p.extension(p.onOff, 1),
});

export const whitelistEntry = v.object({
  /** An IPv4 address, or a range such as `203.0.113.0/24`. */
  ip: p.text,
  /** The purpose of the IP address, as entered by the merchant. */
  note: p.extension(p.text, ''),
  created_time: p.extension(p.unixSeconds, 0),
  /** The number of API calls from this address in the last 24 hours. */
  calls: p.extension(p.count, 0),
});
export type WhitelistEntry = v.InferOutput<typeof whitelistEntry>;

/** The events of an additional endpoint. At least one event is required. */
const events = v.pipe(v.array(v.picklist(callbackEvents)), v.minLength(1, 'required'));

/** An additional URL that receives some of the events. */
const applicationEndpoint = v.object({
  /** The ID of the endpoint. It changes only if the URL changes. */
  id: p.id,
  /** The URL that the events are sent to. */
  url: p.text,
  /** The names of the events that are sent to this URL. */
  events: v.array(p.text),
  /** An `onOffCode` value. Three days of failures turn the endpoint off, and saving it turns it on again. */
  status: p.onOff,
  /** The time at which the endpoint was turned off. `0` while it is on. */
  disabled_time: p.unixSeconds,
});
export type ApplicationEndpoint = v.InferOutput<typeof applicationEndpoint>;
export const MOST_ENDPOINTS = 5;

/** The test balance of one token on one network. */
export const testBalance = v.object({
  id: p.id,
  token: p.text,
  chain: p.text,
  /** The amount that is not on hold, in the token. */
  available: p.decimal,
  frozen: p.decimal,
});
export type TestBalance = v.InferOutput<typeof testBalance>;

/** An application and its key. Secrets are never included. */
export const application = v.object({
  id: p.id,
  /** The name of the application, unique among the applications of the merchant. */
  name: p.text,
  /** The public ID of the application, such as `app_1001284604`. @shared */
  appid: p.id,
  logo: p.link,
  /** The URL of the merchant's website. @shared */
  website: p.text,
  /** The URL that callbacks are sent to. @shared */
  notify_url: p.text,
  /** The state of `notify_url`. Three days of failures turn it off, and saving the URL turns it on again. */
  notify_status: p.extension(p.onOff, 1),
  /** The time at which deliveries were turned off. `0` while they are on. */
  notify_disabled_time: p.extension(p.unixSeconds, 0),
  /** The HTTP status of the last response of the endpoint. `0` if there was no response. */
  notify_http_code: p.extension(p.count, 0),
  /** The time of the last callback. `0` before the first one. */
  notify_time: p.extension(p.unixSeconds, 0),
  /** The key that signs callbacks, masked like `secret_mask`. `POST /user/secret-key/signing-key` reveals it. */
  sign_key: p.extension(p.text, ''),
  /** The time until which callbacks also contain the signature of the previous key. `0` if they don't. */
  old_sign_key_until: p.extension(p.unixSeconds, 0),
  /** Additional callback URLs, each with its events. `notify_url` receives every event. */
  endpoints: p.extension(v.array(applicationEndpoint), []),
  /** The mode: live, with real money, or test. An `appMode` code. */
  mode: p.integer,
  /** The balances of test mode, which all test applications share. Empty in live mode. */
  test_balances: p.extension(v.array(testBalance), []),
  payment_mode: p.integer,
  /** The tokens that the application accepts, each on one network. */
  currencies: v.array(applicationCurrency),
  /** The state of the IP allowlist. An `onOffCode` value. */
  ip_whitelist_status: p.onOff,
  /** The IPv4 addresses or ranges that may call the API. */
  ip_whitelist: v.array(whitelistEntry),
  /** The last characters of the secret key. */
  secret_mask: p.text,
  /** The creation time of the secret key. */
  secret_created_time: p.unixSeconds,
  /** The time until which the previous secret key works. `0` if it no longer works. */
  old_secret_until: p.extension(p.unixSeconds, 0),
  /** The last characters of the previous secret key. Empty if the previous key no longer works. */
  old_secret_mask: p.extension(p.text, ''),
  scopes: p.extension(v.array(p.text), []),
  /** The expiry time of the key. `0` if it doesn't expire. */
  expire_time: p.extension(p.unixSeconds, 0),
  last_used_time: p.extension(p.unixSeconds, 0),
  /** The IPv4 address from which the secret key was last used. */
  last_used_ip: p.extension(p.text, ''),
  /** True if the application has its own authenticator. */
  google_secret_bound: p.extension(v.boolean(), false),
  /** The status of the application. An `appStatus` code. */
  status: p.extension(p.integer, 1),
  created_time: p.unixSeconds,
});
export type Application = v.InferOutput<typeof application>;

const googleSecretFor = (proof: p.SecretProof) =>
  v.object({
    secret: p.secret(proof),
    /** The `otpauth` URL for the authenticator app. */
    qrcode: p.secret(proof),
  });
export const googleSecret = googleSecretFor('codes');
/** The key that signs callbacks with HMAC-SHA-256 of `<time>.<body>`. */
const signingKey = p.secret('codes');

const fields = {
  /** The name of the application, unique among the applications of the merchant. */
  name: v.pipe(required, v.maxLength(60, 'too_long')),
  logo: p.link,
  website: webAddress,
  notify_url: webAddress,
  mode: v.picklist([1, 2]),
  payment_mode: v.picklist([1, 2, 3]),
  /** The IDs of the tokens that the application accepts, each on one network. */
  currency_ids: v.array(p.id),
  ip_whitelist_status: v.picklist([1, 2]),
  ip_whitelist: v.pipe(v.array(ipRange), v.maxLength(20, 'too_many')),
  /** The purposes of the allowed IP addresses, by address. */
  ip_notes: v.record(v.string(), v.pipe(v.string(), v.maxLength(40, 'too_long'))),
  scopes: v.pipe(v.array(v.picklist(apiScopes)), v.minLength(1, 'required')),
};

export const createApplication = endpoint('applications.create', 'POST', '/user/secret-key', {
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
    ip_notes: p.added('account', v.optional(fields.ip_notes, {})),
    /** The scopes of the key. Default: only the scope for reading orders. */
    scopes: p.added('orders', v.optional(fields.scopes)),
    /** The expiry time of the key. Default: one year after its creation. `0` if the key doesn't expire. */
    expire_time: p.added('orders', v.optional(p.unixSeconds)),
    ...verificationCodes,
  }),
  data: v.object({
    ...application.entries,
    /** The secret key. No later response contains it. */
    secret_key: p.secret('codes'),
    /** The secret of the application's own authenticator. No later response contains it. */
    google_secret: p.extension(googleSecret, undefined),
    sign_key: p.extension(signingKey, ''),
  }),
  errors: [
    errorCode.CURRENCY_NOT_FOUND,
    errorCode.TOKEN_EXISTS,
    errorCode.NAME_EXISTS,
    errorCode.GAS_ACCOUNT_CLOSED,
  ],
});

export const getApplication = endpoint('applications.get', 'GET', '/user/secret-key', {
  proposal: ['payload', 'result'],
  query: v.object({ id: p.id }),
  data: application,
  errors: [errorCode.OPERATION_FAILED],
});

/**
 * These changes require verification (10038): another `notify_url` or `mode`, the IP whitelist, networks,
 * scopes, expiry, endpoints, a new secret or signing key, and resuming a paused application.
 */
export const editApplication = endpoint('applications.edit', 'PUT', '/user/secret-key', {
  proposal: ['payload', 'result'],
  auth: 'authorised',
  body: v.object({
    id: p.id,
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
    ip_notes: p.added('account', v.optional(fields.ip_notes)),
    /** The status of the application. An `appStatus` code. */
    status: v.optional(v.picklist([1, 2])),
    /** If 1, creates a new secret key. */
    reset_secret: v.optional(v.literal(1)),
    /** The time for which the previous secret key still works, in hours. */
    overlap_hours: p.added('orders', v.optional(v.pipe(p.integer, v.minValue(0), v.maxValue(72)), 0)),
    /** If 1, revokes the previous secret key immediately. */
    end_old_secret: p.added('orders', v.optional(v.literal(1))),
    /** If 1, creates a new signing key. */
    reset_signing_key: p.added('callbacks', v.optional(v.literal(1))),
    /** The time for which callbacks also contain the signature of the previous key, in hours. */
    signing_overlap_hours: p.added(
      'callbacks',
      v.optional(v.pipe(p.integer, v.minValue(0), v.maxValue(72)), 24),
    ),
    endpoints: p.added(
      'callbacks',
      v.optional(
        v.pipe(v.array(v.object({ url: webAddress, events })), v.maxLength(MOST_ENDPOINTS, 'too_many')),
      ),
    ),
    scopes: p.added('orders', v.optional(fields.scopes)),
    expire_time: p.added('orders', v.optional(p.unixSeconds)),
    ...verificationCodes,
  }),
  data: v.object({ ...application.entries, secret_key: v.optional(p.secret('codes')) }),
  errors: [
    errorCode.CURRENCY_NOT_FOUND,
    errorCode.TOKEN_EXISTS,
    errorCode.NAME_EXISTS,
    errorCode.GAS_ACCOUNT_CLOSED,
  ],
});

export const deleteApplication = endpoint('applications.delete', 'DELETE', '/user/secret-key', {
  proposal: ['payload'],
  auth: 'authorised',
  body: v.object({ id: p.id, ...verificationCodes }),
  data: v.null(),
});

export const listApplications = endpoint('applications.list', 'GET', '/user/secret-key/list', {
  hasTestMode: true,
  proposal: ['payload', 'result'],
  query: v.object({
    /** A filter: returns only applications whose name contains this text. */
    name: v.optional(p.text),
    mode: v.optional(p.integerParam),
    /** A filter: returns only applications with this status. An `appStatus` code. */
    status: v.optional(p.integerParam),
    ...p.paging,
    ...p.exportParams,
  }),
  data: p.listOf(application),
  isExportable: true,
});

/** A network with the tokens that can be selected on it. */
export const currencyChoice = v.object({
  id: p.id,
  chain: p.text,
  net_work: p.extension(p.text, ''),
  logo: p.extension(p.link, ''),
  /** The status of the network. A `currencyStatus` code. */
  status: p.extension(p.integer, 1),
  /** The tokens of this network, or the networks of this token. @shared */
  subset: v.array(
    v.object({
      id: p.id,
      token: p.text,
      logo: p.extension(p.link, ''),
      /** The contract address of the token. Empty for the network's own coin. @shared */
      contract: p.extension(p.text, ''),
      /** True if the application accepts the token. */
      checked: p.extension(v.boolean(), false),
      /** True if the token pays network fees. */
      gas: p.extension(v.boolean(), false),
    }),
  ),
});
export type CurrencyChoice = v.InferOutput<typeof currencyChoice>;

export const selectCurrencies = endpoint('applications.select', 'GET', '/user/secret-key/select', {
  proposal: ['payload', 'result'],
  query: v.object({ id: v.optional(p.id) }),
  data: v.array(currencyChoice),
  errors: [errorCode.OPERATION_FAILED],
});

/**
 * A new URL, and a test of another URL, require verification (10038). Saving the same URL turns a disabled
 * endpoint on again. `test: 1` only sends a test event.
 */
export const setNotifyUrl = endpoint('applications.notifyUrl', 'PUT', '/user/secret-key/notify-url', {
  proposal: ['payload', 'result'],
  auth: 'authorised',
  body: v.object({
    id: p.id,
    notify_url: webAddress,
    /** If 1, sends a test event to the URL and saves nothing. */
    test: p.added('callbacks', v.optional(v.literal(1))),
    ...verificationCodes,
  }),
  data: v.object({
    notify_url: p.extension(p.text, ''),
    /** The response of the callback URL to the test event. */
    test: v.optional(
      v.object({
        /** The HTTP status of the response. `0` if there was no response. @shared */
        http_code: p.count,
        duration_ms: p.extension(p.count, 0),
        body: p.extension(p.text, ''),
        /** The reason why the test event wasn't sent, one of `notSentReasons`. Empty if it was sent. */
        not_sent: p.extension(p.text, undefined),
        simulated: p.extension(v.boolean(), undefined),
      }),
    ),
  }),
});

export const refreshGoogleSecret = endpoint(
  'applications.refreshGoogleSecret',
  'PUT',
  '/user/secret-key/refresh-google-secret',
  {
    proposal: ['payload', 'result'],
    auth: 'authorised',
    body: v.object({ id: p.id, google_code: v.optional(sixDigits) }),
    data: v.object({
      ...googleSecretFor('authenticator').entries,
      /** The time until which the previous secret key works. */
      old_valid_until: p.extension(p.unixSeconds, 0),
    }),
    errors: [errorCode.TOO_FREQUENT, errorCode.GOOGLE_CODE_WRONG, errorCode.VERIFICATION_REQUIRED],
  },
);

/** Requires the same verification as creating a key (10038). */
export const revealSigningKey = endpoint(
  'applications.revealSigningKey',
  'POST',
  '/user/secret-key/signing-key',
  {
    auth: 'authorised',
    body: v.object({ id: p.id, ...verificationCodes }),
    data: v.object({ sign_key: signingKey }),
    extension: 'account',
  },
);
