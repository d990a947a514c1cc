import { expect, it, test } from 'vitest';
import { ApiError } from '../../../api/errors.ts';
import type { Text } from '../../../i18n/useText.ts';
import { refusalOf } from './serverErrors.ts';

const text: Text = (id) => id;
const refused = (code: number, data: unknown = {}) => new ApiError('business', { code, data });

test.each([
  [10022, 'amount'],
  [10023, 'amount'],
  [10025, 'amount'],
  [10026, 'amount'],
  [10004, 'network'],
  [10012, 'network'],
])('%i stands beside the %s', (code, field) => {
  expect(refusalOf(text, refused(code)).errors).toEqual({ [field]: `errors.${code}` });
});

it('puts what the server says of a field there, and of a field nobody sees above the form', () => {
  expect(refusalOf(text, refused(10002, { errors: { address: 'address_chain_mismatch' } }))).toEqual({
    errors: { address: 'errors.field.address_chain_mismatch' },
    form: undefined,
  });
  expect(refusalOf(text, refused(10002, { errors: { request_id: 'request_id' } }))).toEqual({
    errors: {},
    form: 'errors.10002',
  });
});

it('says until when the account is closed', () => {
  expect(refusalOf(text, refused(10024, { until: 7 }))).toEqual({ errors: {}, closedUntil: 7 });
  expect(refusalOf(text, refused(10024))).toEqual({ errors: {}, closedUntil: 0 });
});

it.each(['duplicate', 'busy'] as const)('shows the words of the specification for %s', (kind) => {
  expect(refusalOf(text, new ApiError(kind))).toEqual({ errors: {}, form: `errors.${kind}` });
});

it('shows nothing for what the person ended', () => {
  expect(refusalOf(text, new ApiError('aborted'))).toEqual({ errors: {} });
});
