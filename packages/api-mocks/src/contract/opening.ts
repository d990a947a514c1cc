import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { integer, link, text, unixSeconds } from './primitives.ts';

/** What kind of merchant applies, and how they earn. */
export const merchantKind = { individual: 1, company: 2 } as const;

/** What a merchant sells; the codes of `business.model`. */
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

/** Expected turnover in a month in USDT; the codes of `business.volume`. */
export const monthlyVolumes = ['10k', '50k', '250k', '1m', 'more'] as const;
export type MonthlyVolume = (typeof monthlyVolumes)[number];

export const business = v.object({
  type: v.picklist([merchantKind.individual, merchantKind.company], 'required'),
  model: v.picklist(businessModels, 'required'),
  volume: v.picklist(monthlyVolumes, 'required'),
});
export type Business = v.InferOutput<typeof business>;

/** What was handed in for the merchant permission; `submitted_time` is 0 before anything was. */
export const opening = v.object({
  submitted_time: unixSeconds,
  /** By when the audit is expected to be through. */
  expected_time: unixSeconds,
  name: text,
  contact: v.object({ email: text, area_code: text, phone: text }),
  /** Open: an older application may know kinds that are gone. */
  business: v.object({ type: integer, model: text, volume: text }),
  merchant: v.object({
    website: link,
    telegram: text,
    x: text,
    time_zone: text,
    address: v.object({ street: text, city: text, country: text }),
  }),
  documents: v.array(link),
});
export type Opening = v.InferOutput<typeof opening>;

/** `GET /user/opening`. */
export const getOpening = endpoint({
  id: 'user.opening',
  method: 'GET',
  path: '/user/opening',
  summary: 'Get the submitted merchant permission application',
  data: opening,
  isExtension: true,
});

/** `DELETE /user/opening`: while the audit has not decided, the merchant may take it back. */
export const cancelOpening = endpoint({
  id: 'user.cancelOpening',
  method: 'DELETE',
  path: '/user/opening',
  summary: 'Cancel the merchant permission application',
  data: v.null(),
  errors: [errorCode.OPERATION_FAILED, errorCode.ACCOUNT_OPENED],
  isExtension: true,
});
