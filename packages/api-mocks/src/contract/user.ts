import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { verificationMethods } from './enumerations.ts';
import { extension, id, integer, link, onOff, text, unixSeconds } from './primitives.ts';
import { secret } from './secrets.ts';

/** One switch of the security centre; `type` is 1 second step at sign-in, 2 withdrawal, 3 notice of a sign-in. */
export const securitySwitch = v.object({
  type: integer,
  method: v.picklist(verificationMethods),
  open: onOff,
});
export type SecuritySwitch = v.InferOutput<typeof securitySwitch>;

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
  trade_password: extension(v.boolean(), false),
  security_switch: v.array(securitySwitch),
  audit: extension(audit, { stage: 0, state: 0, reason: '', fields: [], updated_time: 0 }),
  merchant: extension(merchantProfile, {
    logo: '',
    website: '',
    telegram: '',
    x: '',
    time_zone: '',
    address: { street: '', city: '', country: '' },
  }),
  /** `0` when withdrawals are open. */
  withdraw_lock_until: extension(unixSeconds, 0),
  withdraw_lock_reason: extension(text, ''),
  /** When each protection was last changed; 0 where it never was. */
  security_time: extension(
    v.object({
      google_auth: unixSeconds,
      email: unixSeconds,
      phone: unixSeconds,
      password: unixSeconds,
      trade_password: unixSeconds,
    }),
    undefined,
  ),
  /** Whether PUT chain USDT, which pays for gas, is open (specification §8). */
  gas_opened: extension(v.boolean(), undefined),
  /** Words of the merchant's own that every e-mail carries, to tell it from a forged one [EXT]; empty for none. */
  anti_phishing: extension(secret('session'), undefined),
  last_login: extension(v.object({ time: unixSeconds, ip: text, device: text, address: text }), {
    time: 0,
    ip: '',
    device: '',
    address: '',
  }),
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
