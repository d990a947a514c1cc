import {
  type Opening,
  businessModels,
  merchantKind,
  monthlyVolumes,
} from '@settlement/api-mocks/contract/opening';
import type { Pictures } from '#data/permission.ts';
import { regionOfAreaCode } from '#lib/person/regions.ts';

export const kinds = [merchantKind.individual, merchantKind.company] as const;

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
    // UTC is the default value of the server, so the user may not have selected it.
    zone: merchant.time_zone === '' || merchant.time_zone === 'UTC' ? ownZone : merchant.time_zone,
    isAgreed: false,
    /** True if images were selected. Images are too large for the stored draft, so a reload removes them. */
    hadPictures: false,
  };
}

export type OpeningDraft = {
  [K in keyof ReturnType<typeof fromOpening>]: K extends 'isAgreed' | 'hadPictures' ? boolean : string;
};
export type OpeningForm = OpeningDraft & Pictures & { readonly code: string };
export type OpeningField = keyof OpeningForm;

/** The API names of fields that have another name in the form. Reviews contain API names. */
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
