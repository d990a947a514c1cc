import { errorCode } from '@settlement/api-mocks/contract/errors';
import { expect, it, test } from 'vitest';
import { ApiError } from '../../../api/errors.ts';
import type { Text } from '../../../i18n/useText.ts';
import { refusalOf } from './serverErrors.ts';

const text: Text = (id) => id;
const refused = (code: number, data: unknown = {}) => new ApiError('business', { code, data });

test.each([
  [errorCode.AMOUNT_TOO_SMALL, 'amount'],
  [errorCode.INSUFFICIENT_BALANCE, 'amount'],
  [errorCode.AMOUNT_TOO_LARGE, 'amount'],
  [errorCode.DAY_LIMIT_EXCEEDED, 'amount'],
  [errorCode.CURRENCY_NOT_SUPPORTED, 'network'],
  [errorCode.CURRENCY_NOT_FOUND, 'network'],
])('%i stands beside the %s', (code, field) => {
  expect(refusalOf(text, refused(code)).errors).toEqual({ [field]: `errors.${code}` });
});

it('puts what the server says of a field there, and of a field nobody sees above the form', () => {
  expect(
    refusalOf(text, refused(errorCode.PARAMETER_ERROR, { errors: { address: 'address_chain_mismatch' } })),
  ).toEqual({
    errors: { address: 'errors.field.address_chain_mismatch' },
    form: undefined,
  });
  expect(
    refusalOf(text, refused(errorCode.PARAMETER_ERROR, { errors: { request_id: 'request_id' } })),
  ).toEqual({
    errors: {},
    form: 'errors.10002',
  });
});

it('says until when the account is closed', () => {
  expect(refusalOf(text, refused(errorCode.WITHDRAWALS_CLOSED, { until: 7 }))).toEqual({
    errors: {},
    closedUntil: 7,
  });
  expect(refusalOf(text, refused(errorCode.WITHDRAWALS_CLOSED))).toEqual({ errors: {}, closedUntil: 0 });
});

it.each(['duplicate', 'busy'] as const)('shows the words of the specification for %s', (kind) => {
  expect(refusalOf(text, new ApiError(kind))).toEqual({ errors: {}, form: `errors.${kind}` });
});

it('shows nothing for what the person ended', () => {
  expect(refusalOf(text, new ApiError('aborted'))).toEqual({ errors: {} });
});
