import { phoneNumber, required, webAddress } from '@settlement/api-mocks/contract/hashes';
import { business, merchantKind } from '@settlement/api-mocks/contract/opening';
import { editUser } from '@settlement/api-mocks/contract/account';
import * as v from 'valibot';
import { type FormSchema, validate } from '#kit/form/formSchema.ts';
import { type OpeningStep, openingSteps } from '#data/permission.ts';
import type { OpeningField, OpeningForm } from './draft.ts';

const optionalLink = v.pipe(v.string(), v.trim(), v.union([v.literal(''), webAddress], 'urlAddress'));

const contact = v.object({
  areaRegion: v.string(),
  phone: v.union([v.literal(''), phoneNumber], 'enter_phoneC'),
});

const { individual, company } = merchantKind;

/** What each step has to hold before the next (specification §5). */
const stepSchemas = {
  // Both or neither.
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
    // Asked for last: a code does not outlive a reload, nor ten minutes of filling in.
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

/** The first step before the review with an error. */
export function firstOpenStep(form: OpeningForm): OpeningStep | undefined {
  return openingSteps.find((step) => {
    const schema: FormSchema<unknown> = stepSchemas[step];
    return step !== 'review' && validate(schema, form).errors !== undefined;
  });
}
