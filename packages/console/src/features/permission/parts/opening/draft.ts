import {
  type Opening,
  businessModels,
  merchantKind,
  monthlyVolumes,
} from '@settlement/api-mocks/contract/opening';
import type { Pictures } from '#data/permission.ts';
import { readPhone } from '#lib/phone.ts';
import { areaCodeOf, regionOfAreaCode } from '#lib/regions.ts';
import type { CheckedOpening } from './schemas.ts';

export const kinds = [merchantKind.individual, merchantKind.company] as const;

/** What the form begins with: the application that was handed in last, or what is known of the merchant. */
export function fromOpening({ name, contact, business, merchant }: Opening, ownZone: string) {
  const kind = kinds.find((one) => one === business.type);
  return {
    areaRegion: regionOfAreaCode(contact.area_code) ?? '',
    phone: contact.phone,
    name,
    kind: kind === undefined ? '' : String(kind),
    website: merchant.website,
    model: businessModels.find((one) => one === business.model) ?? '',
    volume: monthlyVolumes.find((one) => one === business.volume) ?? '',
    country: merchant.address.country,
    city: merchant.address.city,
    street: merchant.address.street,
    telegram: merchant.telegram,
    x: merchant.x,
    // UTC is the default and doesn't count as chosen.
    zone: merchant.time_zone === 'UTC' ? ownZone : merchant.time_zone,
    isAgreed: false,
    /** Pictures were chosen: too large to keep, they are gone after a reload. */
    hadPictures: false,
  };
}

/** What of it is kept: it outlives a reload, an expired login and a change of language. */
export type OpeningDraft = {
  [K in keyof ReturnType<typeof fromOpening>]: K extends 'isAgreed' | 'hadPictures' ? boolean : string;
};
/** With what the draft does not keep. */
export type OpeningForm = OpeningDraft & Pictures & { readonly code: string };
export type OpeningField = keyof OpeningForm;

/** Names of the contract for what the form calls otherwise; the audit uses them too. */
export const wireNames = {
  code: 'email_code',
  areaRegion: 'contact.area_code',
  phone: ['contact', 'contact.phone'],
  kind: ['business', 'business.type'],
  model: 'business.model',
  volume: 'business.volume',
  website: 'merchant.website',
  telegram: 'merchant.telegram',
  x: 'merchant.x',
  zone: 'merchant.time_zone',
  street: ['merchant.address', 'merchant.address.street'],
  city: 'merchant.address.city',
  country: 'merchant.address.country',
  registration: 'documents',
  identity: 'documents.1',
} as const;

/** The application as the contract takes it. */
export function bodyOf(form: CheckedOpening) {
  const { name, code, kind, model, volume } = form;
  const { region, phone } = readPhone(form.phone, form.areaRegion);
  return {
    name,
    email_code: code,
    contact: { area_code: areaCodeOf(region), phone },
    business: { type: kind, model, volume },
    merchant: {
      website: form.website,
      telegram: form.telegram,
      x: form.x,
      time_zone: form.zone,
      address: { street: form.street, city: form.city, country: form.country },
    },
    documents: [form.registration, form.identity],
  };
}
