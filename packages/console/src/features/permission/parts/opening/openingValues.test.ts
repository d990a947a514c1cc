import { describe, expect, it } from 'vitest';
import { validate } from '#kit/form/formSchema.ts';
import { areaCodeOf, regionOfAreaCode } from '#lib/person/regions.ts';
import {
  bodyOf,
  firstOpenStep,
  fromOpening,
  type OpeningForm,
  openingSchema,
  stepOf,
} from './openingValues.ts';

const form: OpeningForm = {
  code: '123456',
  areaRegion: '',
  phone: '',
  name: 'Tailspin Toys',
  kind: '2',
  website: 'https://www.tailspin.example',
  model: 'shop',
  volume: '50k',
  country: 'GB',
  city: 'Leeds',
  street: '1 Briggate',
  telegram: '',
  x: '',
  zone: 'Europe/London',
  isAgreed: true,
  hadPictures: true,
  registration: 'https://files.example/1.png',
  identity: 'https://files.example/2.png',
};
const errorsOf = (change: Partial<OpeningForm>) =>
  Object.fromEntries(validate(openingSchema, { ...form, ...change }).errors ?? []);

describe('the check of an application (§5)', () => {
  it('accepts a complete application with spaces around its values', () => {
    const { output, errors } = {
      errors: undefined,
      output: undefined,
      ...validate(openingSchema, { ...form, city: ' Leeds ' }),
    };
    expect(errors).toBeUndefined();
    expect(output && bodyOf(output)).toMatchObject({
      email_code: '123456',
      contact: { area_code: '', phone: '' },
      business: { type: 2, model: 'shop', volume: '50k' },
      merchant: { address: { city: 'Leeds' } },
    });
    expect(firstOpenStep(form)).toBeUndefined();
  });

  it('requires an area code for a phone number', () => {
    expect(errorsOf({ phone: '7700900' })).toEqual({ areaRegion: 'area_code' });
    expect(errorsOf({ areaRegion: 'GB' })).toEqual({ phone: 'required' });
    expect(errorsOf({ areaRegion: 'GB', phone: '123' })).toEqual({ phone: 'enter_phoneC' });
    expect(errorsOf({ areaRegion: 'GB', phone: '7700900' })).toEqual({});
  });

  it('rejects empty selections and blank texts', () => {
    expect(errorsOf({ kind: '', model: '', volume: '', street: '  ', name: ' ' })).toEqual({
      kind: 'required',
      model: 'required',
      volume: 'required',
      street: 'required',
      name: 'required',
    });
  });

  it('rejects names with more than 60 characters', () => {
    expect(errorsOf({ name: 'x'.repeat(61) })).toEqual({ name: 'too_long' });
  });

  it('requires complete web addresses', () => {
    expect(errorsOf({ website: 'tailspin.example', x: '@tailspin' })).toEqual({
      website: 'urlAddress',
      x: 'urlAddress',
    });
    expect(errorsOf({ website: '' })).toEqual({ website: 'urlAddress' });
  });

  it('reports the first incomplete step, and checks the code and the agreement last', () => {
    const open = { ...form, code: '', identity: '', isAgreed: false };
    expect(errorsOf(open)).toEqual({ code: 'required', identity: 'required', isAgreed: 'required' });
    expect(firstOpenStep(open)).toBe('documents');
    expect(firstOpenStep({ ...form, code: '', isAgreed: false })).toBeUndefined();
    expect(errorsOf({ code: '12' })).toEqual({ code: 'validaCode' });
  });

  it('returns the step of a field', () => {
    const fields = ['phone', 'zone', 'identity', 'code', 'isAgreed'] as const;
    expect(fields.map(stepOf)).toEqual(['contact', 'business', 'documents', 'review', 'review']);
  });
});

it('fromOpening keeps known values and replaces UTC with the device’s time zone', () => {
  const opening = {
    submitted_time: 0,
    expected_time: 0,
    name: 'Tailspin Toys',
    contact: { email: 'hello@tailspin.example', area_code: '+44', phone: '7700900123' },
    business: { type: 2, model: 'casino', volume: '50k' },
    merchant: {
      website: '',
      telegram: '',
      x: '',
      time_zone: 'UTC',
      address: { street: '', city: 'Leeds', country: 'GB' },
    },
    documents: [],
  };
  expect(fromOpening(opening, 'Europe/London')).toMatchObject({
    kind: '2',
    model: '',
    volume: '50k',
    city: 'Leeds',
    zone: 'Europe/London',
    isAgreed: false,
  });
  expect(areaCodeOf(regionOfAreaCode('+44') ?? '')).toBe('+44');
});
