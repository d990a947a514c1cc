import { expect, it } from 'vitest';
import { accessErrors } from './useNewPasswordForm.ts';

const whole = { email: 'new@shop.example', code: '123456', password: 'Settle2026', confirm: 'Settle2026' };

it('passes what is whole', () => {
  expect(accessErrors(whole)).toEqual({});
});

it('names every fault by the words of §5', () => {
  expect(accessErrors({ email: '', code: '12345', password: 'settle', confirm: 'other' })).toEqual({
    email: 'validaEmail',
    code: 'validaCode',
    password: 'validaPwd',
    confirm: 'password_mismatch',
  });
  expect(accessErrors({ ...whole, confirm: '' })).toEqual({ confirm: 'required' });
});

it('asks for the code of the authenticator only where the server does', () => {
  expect(accessErrors({ ...whole, googleCode: '' })).toEqual({ googleCode: 'validaCode' });
  expect(accessErrors({ ...whole, googleCode: '123456' })).toEqual({});
});
