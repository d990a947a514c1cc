import { expect, it } from 'vitest';
import type { Text } from '#i18n/useText.ts';
import { validate } from '#kit/form/formSchema.ts';
import { matchRule } from '#parts/fields/newPassword.ts';
import { accountSchema, emptyAccount, hashedAccount } from './emailForm.tsx';

const text: Text = (id) => id;
const whole = {
  email: 'new@shop.example',
  email_code: '123456',
  password: 'Settle2026',
  confirm_password: 'Settle2026',
};
const errorsOf = (typed: typeof whole) => Object.fromEntries(validate(accountSchema, typed).errors ?? []);

it('accountSchema accepts a complete account', () => {
  expect(errorsOf(whole)).toEqual({});
  expect(matchRule(text)(whole)).toEqual({});
});

it('accountSchema returns the error messages of specification §5', () => {
  expect(errorsOf(emptyAccount)).toEqual({
    email: 'validaEmail',
    email_code: 'validaCode',
    password: 'required',
    confirm_password: 'required',
  });
  expect(errorsOf({ ...whole, email_code: '12345', password: 'settle2026' })).toEqual({
    email_code: 'validaCode',
    password: 'validaPwd',
  });
});

it('matchRule compares the two passwords when both are filled in', () => {
  expect(matchRule(text)({ ...whole, confirm_password: 'Settle2027' })).toEqual({
    confirm_password: 'errors.field.password_mismatch',
  });
  expect(matchRule(text)({ ...whole, confirm_password: '' })).toEqual({});
});

it('hashedAccount hashes equal passwords to equal values', () => {
  const { password, confirm_password, email } = hashedAccount(whole);
  expect(password).toMatch(/^[0-9a-f]{64}$/);
  expect(confirm_password).toBe(password);
  expect(email).toBe(whole.email);
});
