import { errorCode } from '@settlement/api-mocks/contract/errors';
import { expect, it } from 'vitest';
import { ApiError } from '#api/errors.ts';
import type { Text } from '#i18n/useText.ts';
import { serverErrorsOf } from './serverErrors.ts';

const text: Text = (id) => id;
const refused = (code: number, data: unknown = {}) => new ApiError('business', { code, data });
const withdrawal = { id: '101', address: 'TC2e', amount: '5' };
const registration = { email: '', code: '', password: '' };

it.each([
  [errorCode.AMOUNT_TOO_SMALL, 'amount'],
  [errorCode.INSUFFICIENT_BALANCE, 'amount'],
  [errorCode.AMOUNT_TOO_LARGE, 'amount'],
  [errorCode.DAY_LIMIT_EXCEEDED, 'amount'],
  [errorCode.CURRENCY_NOT_SUPPORTED, 'id'],
  [errorCode.CURRENCY_NOT_FOUND, 'id'],
])('serverErrorsOf assigns error %i to the field %s of a withdrawal', (code, field) => {
  expect(serverErrorsOf(text, refused(code), withdrawal)).toEqual({ fields: { [field]: `errors.${code}` } });
});

it('serverErrorsOf shows an error above a form that has no field for its code', () => {
  const error = refused(errorCode.PASSWORD_WRONG);
  expect(serverErrorsOf(text, error, withdrawal)).toEqual({
    fields: {},
    form: `errors.${errorCode.PASSWORD_WRONG}`,
  });
});

it('serverErrorsOf finds a field by one or several names in the contract', () => {
  const options = { wireNames: { code: ['email_code', 'sms_code'] } } as const;
  for (const code of [errorCode.EMAIL_CODE_WRONG, errorCode.SMS_CODE_WRONG]) {
    expect(serverErrorsOf(text, refused(code), registration, options).fields).toEqual({
      code: `errors.${code}`,
    });
  }
});

it('serverErrorsOf assigns a code to the field that the form specifies', () => {
  const error = refused(errorCode.EMAIL_EXISTS);
  const message = `errors.${errorCode.EMAIL_EXISTS}`;
  const toPassword = { fieldOfCode: { [errorCode.EMAIL_EXISTS]: 'password' } } as const;
  const toForm = { fieldOfCode: { [errorCode.EMAIL_EXISTS]: 'form' } } as const;
  expect(serverErrorsOf(text, error, registration, toPassword)).toEqual({ fields: { password: message } });
  expect(serverErrorsOf(text, error, registration, toForm)).toEqual({ fields: {}, form: message });
});

it('serverErrorsOf prefers the fields named in an error to the error code', () => {
  const errors = { amount: 'range', quote_id: 'required' };
  expect(serverErrorsOf(text, refused(errorCode.PARAMETER_ERROR, { errors }), withdrawal)).toEqual({
    fields: { amount: 'errors.field.range' },
    form: `errors.${errorCode.PARAMETER_ERROR}`,
  });
});

it('serverErrorsOf finds a nested field name by its longest known part', () => {
  const errors = { 'merchant.address.city.0': 'required', 'merchant.logo': 'image_type' };
  const options = { wireNames: { email: 'merchant.address.city', code: 'merchant' } };
  const error = refused(errorCode.PARAMETER_ERROR, { errors });
  expect(serverErrorsOf(text, error, registration, options)).toEqual({
    fields: { email: 'errors.field.required', code: 'errors.field.image_type' },
  });
});

it('serverErrorsOf prefers the messages of the form to the server’s messages', () => {
  const describeError = ({ code }: ApiError) =>
    code === errorCode.TOO_FREQUENT ? { fields: {}, form: 'Wait a minute' } : undefined;
  const options = { describeError };
  expect(serverErrorsOf(text, refused(errorCode.TOO_FREQUENT), withdrawal, options).form).toBe(
    'Wait a minute',
  );
  expect(serverErrorsOf(text, refused(errorCode.OPERATION_FAILED), withdrawal, options).form).toBe(
    `errors.${errorCode.OPERATION_FAILED}`,
  );
});

it('serverErrorsOf doesn’t assign a request conflict to the amount', () => {
  const error = refused(errorCode.INSUFFICIENT_BALANCE, { reason: 'request_conflict' });
  expect(serverErrorsOf(text, error, withdrawal).fields).toEqual({});
});

it('serverErrorsOf returns no message for an unknown outcome', () => {
  expect(serverErrorsOf(text, new ApiError('unknown'), withdrawal)).toEqual({ fields: {} });
  expect(serverErrorsOf(text, new ApiError('network'), withdrawal).form).toBe('errors.network');
});

it('serverErrorsOf shows a missing verification above the form', () => {
  const messageOf = ({ kind }: ApiError) => (kind === 'business' ? 'Three tries left' : 'Verify first');
  expect(serverErrorsOf(text, refused(errorCode.PASSWORD_WRONG), registration, { messageOf })).toEqual({
    fields: { password: 'Three tries left' },
  });
  const unproven = new ApiError('verification');
  expect(serverErrorsOf(text, unproven, registration, { messageOf }).form).toBe('Verify first');
  expect(serverErrorsOf(text, unproven, registration).form).toBe('errors.10038');
});

it('serverErrorsOf shows the error of the code if its own message is empty', () => {
  const messageOf = () => '';
  const { form } = serverErrorsOf(text, refused(errorCode.TOO_FREQUENT), registration, { messageOf });
  expect(form).toBe(`errors.${errorCode.TOO_FREQUENT}`);
});
