import {
  type BusinessModel,
  type MonthlyVolume,
  type Opening,
  businessModels,
  merchantKind,
  monthlyVolumes,
} from '@settlement/api-mocks/contract/opening';
import { phoneNumber, webAddress } from '@settlement/api-mocks/contract/hashes';
import * as v from 'valibot';
import { type OpeningStep, type Pictures, openingSteps } from '../../../../data/permission.ts';
import type { FieldMessage } from '../../../../i18n/fieldText.ts';
import { areaRegionOf } from './areaCode.ts';

/** What is written so far; it outlives a reload, an expired login and a change of language. */
export const emptyOpening = {
  /** Whether anything here is the person's own; until then the form shows what the server knows. */
  isStarted: false,
  areaRegion: '',
  phone: '',
  name: '',
  kind: '',
  website: '',
  model: '',
  volume: '',
  country: '',
  city: '',
  street: '',
  telegram: '',
  x: '',
  zone: '',
  isAgreed: false,
};
export type OpeningDraft = typeof emptyOpening;
/** With what the draft does not keep. */
export type OpeningForm = OpeningDraft & Pictures & { readonly code: string };
export type OpeningField = Exclude<keyof OpeningForm, 'isStarted'>;

export const kinds = [merchantKind.individual, merchantKind.company] as const;

const MOST_NAME = 60;

export const stepOf: Record<OpeningField, OpeningStep> = {
  code: 'contact',
  areaRegion: 'contact',
  phone: 'contact',
  name: 'business',
  kind: 'business',
  website: 'business',
  model: 'business',
  volume: 'business',
  country: 'business',
  city: 'business',
  street: 'business',
  telegram: 'business',
  x: 'business',
  zone: 'business',
  registration: 'documents',
  identity: 'documents',
  isAgreed: 'review',
};

/** What the form begins with: the application that was handed in last, or what is known of the merchant. */
export function fromOpening({ name, contact, business, merchant }: Opening, ownZone: string): OpeningDraft {
  const kind = kinds.find((one) => one === business.type);
  return {
    ...emptyOpening,
    areaRegion: areaRegionOf(contact.area_code),
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
  };
}

export type OpeningErrors = Partial<Record<OpeningField, FieldMessage>>;

const filled = [
  'kind',
  'model',
  'volume',
  'country',
  'city',
  'street',
  'zone',
  'registration',
  'identity',
] as const;
const links = ['telegram', 'x'] as const;

/** Why it cannot be handed in, by field (specification §5). */
export function openingErrors(form: OpeningForm): OpeningErrors {
  const errors: OpeningErrors = {};
  if (!/^\d{6}$/.test(form.code)) errors.code = form.code === '' ? 'required' : 'validaCode';
  // Both or neither (specification §5).
  if (form.phone !== '' && !v.is(phoneNumber, form.phone)) errors.phone = 'enter_phoneC';
  if (form.phone !== '' && form.areaRegion === '') errors.areaRegion = 'area_code';
  if (form.areaRegion !== '' && form.phone === '') errors.phone = 'required';
  if (form.name.trim() === '') errors.name = 'required';
  else if (form.name.trim().length > MOST_NAME) errors.name = 'too_long';
  if (!v.is(webAddress, form.website.trim())) errors.website = 'urlAddress';
  for (const field of links) {
    if (form[field].trim() !== '' && !v.is(webAddress, form[field].trim())) errors[field] = 'urlAddress';
  }
  for (const field of filled) if (form[field].trim() === '') errors[field] = 'required';
  if (!form.isAgreed) errors.isAgreed = 'required';
  return errors;
}

/** The first step with an error; a code missing after a reload does not block. */
export function firstOpenStep(errors: OpeningErrors): OpeningStep | undefined {
  const fields = Object.keys(stepOf).filter(isField);
  return openingSteps.find((step) =>
    fields.some((field) => field !== 'code' && stepOf[field] === step && errors[field] !== undefined),
  );
}

/** Fields of one step that are wrong. */
export function hasErrorIn(step: OpeningStep, errors: OpeningErrors): boolean {
  return Object.keys(errors)
    .filter(isField)
    .some((field) => stepOf[field] === step);
}

const isField = (name: string): name is OpeningField => Object.hasOwn(stepOf, name);

/** Names of the contract for what the form calls otherwise; the audit uses them too. */
const serverFields: Readonly<Record<string, OpeningField>> = {
  name: 'name',
  email_code: 'code',
  contact: 'phone',
  'contact.phone': 'phone',
  'contact.area_code': 'areaRegion',
  business: 'kind',
  'business.type': 'kind',
  'business.model': 'model',
  'business.volume': 'volume',
  'merchant.website': 'website',
  'merchant.telegram': 'telegram',
  'merchant.x': 'x',
  'merchant.time_zone': 'zone',
  'merchant.address': 'street',
  'merchant.address.street': 'street',
  'merchant.address.city': 'city',
  'merchant.address.country': 'country',
  documents: 'registration',
};

/** What the server says of its fields, at the fields of the form. */
export function atFields(errors: Readonly<Record<string, string>>): Partial<Record<OpeningField, string>> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, message]) => {
      const field = serverFields[name] ?? serverFields[name.replace(/\.\d+$/, '')];
      return field === undefined ? [] : [[field, message]];
    }),
  );
}

export const isModel = (text: string): text is BusinessModel => businessModels.some((one) => one === text);
export const isVolume = (text: string): text is MonthlyVolume => monthlyVolumes.some((one) => one === text);
