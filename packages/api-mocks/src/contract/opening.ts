import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import * as p from './primitives.ts';

/** The kind of merchant that applies for merchant permission. */
export const merchantKind = { individual: 1, company: 2 } as const;

/** The codes of `business.model`. */
export const businessModels = [
  'shop',
  'digital',
  'games',
  'travel',
  'services',
  'platform',
  'other',
] as const;
export type BusinessModel = (typeof businessModels)[number];

/** The codes of `business.volume`: the expected monthly turnover in USDT. */
export const monthlyVolumes = ['10k', '50k', '250k', '1m', 'more'] as const;
export type MonthlyVolume = (typeof monthlyVolumes)[number];

export const business = v.object({
  /** The kind of merchant: 1 individual, 2 company. */
  type: v.picklist([merchantKind.individual, merchantKind.company], 'required'),
  /** The business model. */
  model: v.picklist(businessModels, 'required'),
  /** The expected monthly turnover in USDT, as a range. */
  volume: v.picklist(monthlyVolumes, 'required'),
});
export type Business = v.InferOutput<typeof business>;

/** The application for merchant permission. */
export const opening = v.object({
  /** The time at which the application was submitted. `0` if it hasn't been submitted. */
  submitted_time: p.unixSeconds,
  /** The expected end of the review. */
  expected_time: p.unixSeconds,
  name: p.text,
  contact: v.object({ email: p.text, area_code: p.text, phone: p.text }),
  /** The business details. An older application may contain codes that the contract no longer defines. */
  business: v.object({ type: p.integer, model: p.text, volume: p.text }),
  merchant: v.object({
    website: p.link,
    telegram: p.text,
    x: p.text,
    time_zone: p.text,
    /** The postal address of the merchant. */
    address: v.object({ street: p.text, city: p.text, country: p.text }),
  }),
  documents: v.array(p.link),
});
export type Opening = v.InferOutput<typeof opening>;

export const getOpening = endpoint('user.opening', 'GET', '/user/opening', {
  data: opening,
  extension: 'account',
});

/** Cancels the application. The application can be canceled until the review ends. */
export const cancelOpening = endpoint('user.cancelOpening', 'DELETE', '/user/opening', {
  data: v.null(),
  errors: [errorCode.OPERATION_FAILED, errorCode.ACCOUNT_OPENED],
  extension: 'account',
});
