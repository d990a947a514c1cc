import { describe, expect, it } from 'vitest';
import { areaCodeOf, areaRegionOf } from './areaCode.ts';
import { atFields, emptyOpening, firstOpenStep, fromOpening, hasErrorIn, openingErrors } from './draft.ts';

const form = {
  ...emptyOpening,
  isStarted: true,
  name: 'Tailspin Toys',
  kind: '2',
  website: 'https://www.tailspin.example',
  model: 'shop',
  volume: '50k',
  country: 'GB',
  city: 'Leeds',
  street: '1 Briggate',
  zone: 'Europe/London',
  registration: 'https://files.example/1.png',
  identity: 'https://files.example/2.png',
  isAgreed: true,
  code: '123456',
};

describe('the faults of an application (§5)', () => {
  it('finds none in one that is whole', () => {
    expect(openingErrors(form)).toEqual({});
    expect(firstOpenStep({})).toBeUndefined();
  });

  it('wants a phone and its area code both or not at all', () => {
    expect(openingErrors({ ...form, phone: '7700900' })).toEqual({ areaRegion: 'area_code' });
    expect(openingErrors({ ...form, areaRegion: 'GB' })).toEqual({ phone: 'required' });
    expect(openingErrors({ ...form, areaRegion: 'GB', phone: '123' })).toEqual({ phone: 'enter_phoneC' });
  });

  it('wants web addresses to begin with http or https', () => {
    expect(openingErrors({ ...form, website: 'tailspin.example', x: '@tailspin' })).toEqual({
      website: 'urlAddress',
      x: 'urlAddress',
    });
  });

  it('opens at the first step with something missing; a missing code does not block', () => {
    const errors = openingErrors({ ...form, code: '', identity: '', isAgreed: false });
    expect(errors).toEqual({ code: 'required', identity: 'required', isAgreed: 'required' });
    expect(firstOpenStep(errors)).toBe('documents');
    expect(hasErrorIn('contact', errors)).toBe(true);
    expect(hasErrorIn('business', errors)).toBe(false);
  });
});

it('what the server says of its fields lands on those of the form', () => {
  expect(
    atFields({ 'merchant.website': 'a', 'merchant.address.country': 'b', 'documents.0': 'c', other: 'd' }),
  ).toEqual({ website: 'a', country: 'b', registration: 'c' });
});

it('begins with what was handed in, and with the zone of the device if none was chosen', () => {
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
    isStarted: false,
  });
  expect(areaCodeOf(areaRegionOf('+44'))).toBe('+44');
});
