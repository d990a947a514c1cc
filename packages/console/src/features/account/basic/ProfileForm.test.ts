import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { expect, test } from 'vitest';
import { userWith } from '#app/testing.ts';
import { isDirty, profileChange, profileErrors, profileOf } from './ProfileForm.tsx';

const user: UserInfo = {
  ...userWith(3),
  name: 'Northwind Ltd',
  merchant: {
    logo: '',
    website: 'https://northwind.example',
    telegram: '',
    x: '',
    time_zone: 'Europe/London',
    address: { street: '12 Harbour Street', city: 'London', country: 'United Kingdom' },
  },
};

test('a profile change sends only the changed fields', () => {
  const draft = profileOf(user);
  expect(draft.country).toBe('GB');
  expect(isDirty(user, draft)).toBe(false);
  expect(profileChange(user, { ...draft, city: ' Leeds ', zone: 'UTC' })).toEqual({
    merchant: { address: { city: 'Leeds' }, time_zone: 'UTC' },
  });
  expect(profileChange(user, { ...draft, name: 'Northwind' })).toEqual({ name: 'Northwind' });
});

test('the profile form validates the links, the name and the time zone', () => {
  const draft = { ...profileOf(user), name: ' ', website: 'northwind.example', zone: '' };
  expect(profileErrors(draft)).toEqual({ name: 'required', website: 'urlAddress', zone: 'required' });
  expect(profileErrors({ ...draft, name: 'n'.repeat(61) }).name).toBe('too_long');
  expect(profileErrors(profileOf(user))).toEqual({});
});
