import { phoneNumber, required, webAddress } from '@settlement/api-mocks/contract/hashes';
import { business, merchantKind } from '@settlement/api-mocks/contract/opening';
import { editUser } from '@settlement/api-mocks/contract/account';
import * as v from 'valibot';
import { type FormSchema, validate } from '#kit/form/formSchema.ts';
import { type OpeningStep, openingSteps } from '#data/permission.ts';
import { readPhone } from '#lib/person/phone.ts';
import { areaCodeOf } from '#lib/person/regions.ts';
import type { OpeningField, OpeningForm } from './draft.ts';

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
