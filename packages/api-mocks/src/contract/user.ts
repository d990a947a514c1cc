import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { verificationMethods } from './enumerations.ts';
import * as p from './primitives.ts';

/** A switch of the security center. `type` is 1 (second step at sign-in), 2 (withdrawal) or 3 (notice of a sign-in). */
export const securitySwitch = v.object({
  /** The type of the switch. A `securitySwitchType` code. */
  type: p.integer,
  /** The verification method. @shared */
  method: v.picklist(verificationMethods),
  open: p.onOff,
});
export type SecuritySwitch = v.InferOutput<typeof securitySwitch>;

/** The progress of the application for merchant permission. */
export const audit = v.object({
  /** The stage of the review. An `auditStage` code. */
  stage: p.integer,
  /** The state of the stage. An `auditState` code. */
  state: p.integer,
  /** The reason why the review rejected the application. Empty if it wasn't rejected. */
  reason: p.text,
  /** The fields that the review rejected, each with a reason. */
  fields: v.array(
    v.object({
      /** The name of the rejected field. */
      field: p.text,
      /** The reason why the field was rejected. */
      reason: p.text,
    }),
  ),
  /** The time of the last change of the review. */
  updated_time: p.unixSeconds,
});
export type Audit = v.InferOutput<typeof audit>;

export const merchantProfile = v.object({
  logo: p.link,
  website: p.link,
  /** The URL of the Telegram profile. @shared */
  telegram: p.text,
  /** The URL of the X (Twitter) profile. @shared */
  x: p.text,
  /** The IANA time zone, such as `Asia/Singapore`. Days and exports use it. */
  time_zone: p.text,
  /** The postal address of the merchant. */
  address: v.object({
    /** The street and number. @shared */
    street: p.text,
    city: p.text,
    /** The ISO 3166-1 code of the country. @shared */
    country: p.text,
  }),
});
export type MerchantProfile = v.InferOutput<typeof merchantProfile>;

export const userInfo = v.object({
  /** The ID of the merchant. @shared */
  mchid: p.id,
  name: p.text,
  email: p.text,
  /** The status of the user. A `userStatus` code. */
  status: p.integer,
  /** True if an authenticator is bound. @shared */
  bind_google_auth: v.boolean(),
  phone: p.text,
  area_code: p.text,
  /** True if an account password is set. */
  password: v.boolean(),
  /** True if a transaction password is set. Missing if it's unknown. */
  trade_password: p.extension(v.boolean(), undefined),
  /** The switches of the security center, each with its type, verification method and state. @shared */
  security_switch: v.array(securitySwitch),
  /** The progress of the permission review. */
  audit: p.extension(audit, { stage: 0, state: 0, reason: '', fields: [], updated_time: 0 }),
  /** The public profile of the merchant. @shared */
  merchant: p.extension(merchantProfile, {
    logo: '',
    website: '',
    telegram: '',
    x: '',
    time_zone: '',
    address: { street: '', city: '', country: '' },
  }),
  /** The time until which withdrawals are paused. `0` if they aren't paused. @shared */
  withdraw_lock_until: p.extension(p.unixSeconds, 0),
  /** The reason why withdrawals are paused. Empty if they aren't paused. */
  withdraw_lock_reason: p.extension(p.text, ''),
  /** The times of the last changes of the security settings. `0` if a setting was never changed. */
  security_time: p.extension(
    v.object({
      /** The time of the last change of the authenticator. */
      google_auth: p.unixSeconds,
      /** The time of the last change of the email address. */
      email: p.unixSeconds,
      /** The time of the last change of the phone number. */
      phone: p.unixSeconds,
      /** The time of the last change of the account password. */
      password: p.unixSeconds,
      /** The time of the last change of the transaction password. */
      trade_password: p.unixSeconds,
    }),
    undefined,
  ),
  /** True if the gas account (USDT on PUT) is open (specification §8). */
  gas_opened: p.extension(v.boolean(), undefined),
  /** True if the server supports test mode. The header `X-Mode: test` then selects the data of test mode. */
  test_mode: p.extension(v.boolean(), false),
  /** True if at least one live order has been paid. Missing if it's unknown. */
  has_payments: p.extension(v.boolean(), undefined),
  /** The anti-phishing phrase, shown in every email to the merchant. Empty if none is set. */
  anti_phishing: p.extension(p.secret('session'), undefined),
  /** The previous sign-in. */
  last_login: p.extension(
    v.object({
      /** The time of the sign-in. */
      time: p.unixSeconds,
      ip: p.text,
      device: p.text,
      /** The city and country of the sign-in. */
      address: p.text,
    }),
    {
      time: 0,
      ip: '',
      device: '',
      address: '',
    },
  ),
});
export type UserInfo = v.InferOutput<typeof userInfo>;

export const getUserInfo = endpoint('user.info', 'GET', '/user/info', {
  data: userInfo,
});
