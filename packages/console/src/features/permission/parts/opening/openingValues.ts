import { phoneNumber, required, webAddress } from '@settlement/api-mocks/contract/hashes';
import {
  business,
  businessModels,
  merchantKind,
  monthlyVolumes,
  type Opening,
} from '@settlement/api-mocks/contract/opening';
import { editUser } from '@settlement/api-mocks/contract/account';
import * as v from 'valibot';
import { type FormSchema, validate } from '#kit/form/formSchema.ts';
import { type OpeningStep, openingSteps, type Pictures } from '#data/permission.ts';
import { readPhone } from '#lib/person/phone.ts';
import { areaCodeOf, regionOfAreaCode } from '#lib/person/regions.ts';

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

const optionalLink = v.pipe(v.string(), v.trim(), v.union([v.literal(''), webAddress], 'urlAddress'));

const contact = v.object({
  areaRegion: v.string(),
  phone: v.union([v.literal(''), phoneNumber], 'enter_phoneC'),
});

const { individual, company } = merchantKind;

/** The rules of each step of the application (specification §5). */
const stepSchemas = {
  contact: v.pipe(
    contact,
    v.forward(
      v.check(({ areaRegion, phone }) => phone === '' || areaRegion !== '', 'area_code'),
      ['areaRegion'],
    ),
    v.forward(
      v.check(({ areaRegion, phone }) => areaRegion === '' || phone !== '', 'required'),
      ['phone'],
    ),
  ),
  business: v.object({
    ...v.required(v.pick(editUser.body, ['name'])).entries,
    kind: v.pipe(
      v.picklist([String(individual), String(company)], 'required'),
      v.transform((kind) => (kind === String(individual) ? individual : company)),
    ),
    website: v.pipe(v.string(), v.trim(), webAddress),
    model: business.entries.model,
    volume: business.entries.volume,
    country: required,
    city: required,
    street: required,
    telegram: optionalLink,
    x: optionalLink,
    zone: required,
  }),
  documents: v.object({ registration: required, identity: required }),
  review: v.object({
    // A code that was requested earlier could expire before the form is complete.
    code: v.pipe(v.string(), v.minLength(1, 'required'), v.regex(/^\d{6}$/, 'validaCode')),
    isAgreed: v.literal(true, 'required'),
  }),
};

export const openingSchema = v.intersect([
  stepSchemas.contact,
  stepSchemas.business,
  stepSchemas.documents,
  stepSchemas.review,
]);
export type CheckedOpening = v.InferOutput<typeof openingSchema>;

export function fieldsOf(step: OpeningStep): readonly OpeningField[] {
  return v.keyof(v.object(stepSchemas[step].entries)).options;
}

export function stepOf(field: OpeningField): OpeningStep | undefined {
  return openingSteps.find((step) => fieldsOf(step).includes(field));
}

export function firstOpenStep(form: OpeningForm): OpeningStep | undefined {
  return openingSteps.find((step) => {
    const schema: FormSchema<unknown> = stepSchemas[step];
    return step !== 'review' && validate(schema, form).errors !== undefined;
  });
}

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
