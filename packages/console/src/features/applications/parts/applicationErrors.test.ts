import { errorCode } from '@settlement/api-mocks/contract/errors';
import { expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import type { Text } from '#i18n/useText.ts';
import { applicationErrors } from './applicationErrors.ts';
import { fieldsOf } from './values.ts';

const text: Text = (id, values) => (values ? `${id} ${Object.values(values).join(': ')}` : id);
const refused = (code: number, data: unknown = {}) => new ApiError('business', { code, data });

test.each([
  [errorCode.CURRENCY_NOT_SUPPORTED, 'networks', 'currencies'],
  [errorCode.CURRENCY_NOT_FOUND, 'networks', 'currencies'],
  [errorCode.TOKEN_EXISTS, 'networks', 'currencies'],
  [errorCode.NAME_EXISTS, 'basic', 'name'],
] as const)('error %i in the section "%s" appears next to the field %s', (code, section, field) => {
  expect(applicationErrors(text, refused(code), fieldsOf[section])).toEqual({
    fields: { [field]: `errors.${code}` },
  });
});

test('applicationErrors returns the error of a list item as an error of its list', () => {
  const error = refused(errorCode.PARAMETER_ERROR, { errors: { 'ip_whitelist.3': 'invalid IP format' } });
  expect(applicationErrors(text, error, fieldsOf.ip).fields).toEqual({
    ips: 'errors.field.invalid IP format',
  });
});

test('applicationErrors names the hidden section that contains an invalid field', () => {
  const error = refused(errorCode.PARAMETER_ERROR, { errors: { notify_url: 'private_address' } });
  expect(applicationErrors(text, error, fieldsOf.mode)).toEqual({
    fields: {},
    form: 'applications.refused.elsewhere callback: applications.section.callback',
  });
});

test('applicationErrors returns the error of a hidden field as an error of the form', () => {
  expect(applicationErrors(text, refused(errorCode.TOKEN_EXISTS), fieldsOf.basic)).toEqual({
    fields: {},
    form: `errors.${errorCode.TOKEN_EXISTS}`,
  });
});

test('applicationErrors returns no message for error 10028 (closed gas account)', () => {
  expect(applicationErrors(text, refused(errorCode.GAS_ACCOUNT_CLOSED), fieldsOf.networks)).toEqual({
    fields: {},
  });
});
