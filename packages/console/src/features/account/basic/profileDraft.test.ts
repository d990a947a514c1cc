import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { expect, test } from 'vitest';
import { isDirty, profileChange, profileErrors, profileOf } from './profileDraft.ts';

const user: UserInfo = {
  mchid: '10013380',
  name: 'Northwind Ltd',
  email: 'finance@northwind.example',
  status: 3,
  bind_google_auth: true,
  phone: '',
  area_code: '',
  password: true,
  trade_password: true,
  security_switch: [],
  audit: { stage: 3, state: 2, reason: '', fields: [], updated_time: 0 },
  merchant: {
    logo: '',
    website: 'https://northwind.example',
    telegram: '',
    x: '',
    time_zone: 'Europe/London',
    address: { street: '12 Harbour Street', city: 'London', country: 'United Kingdom' },
  },
  withdraw_lock_until: 0,
  withdraw_lock_reason: '',
  last_login: { time: 0, ip: '', device: '', address: '' },
};

test('only what differs is sent', () => {
  const draft = profileOf(user);
  expect(draft.country).toBe('GB');
  expect(isDirty(user, draft)).toBe(false);
  expect(profileChange(user, { ...draft, city: ' Leeds ', zone: 'UTC' })).toEqual({
    merchant: { address: { city: 'Leeds' }, time_zone: 'UTC' },
  });
  expect(profileChange(user, { ...draft, name: 'Northwind' })).toEqual({ name: 'Northwind' });
});

test('links, name and zone by the rules', () => {
  const draft = { ...profileOf(user), name: ' ', website: 'northwind.example', zone: '' };
  expect(profileErrors(draft)).toEqual({ name: 'required', website: 'urlAddress', zone: 'required' });
  expect(profileErrors({ ...draft, name: 'n'.repeat(61) }).name).toBe('too_long');
  expect(profileErrors(profileOf(user))).toEqual({});
});
