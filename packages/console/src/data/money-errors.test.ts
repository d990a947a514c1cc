import { expect, test } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { closedUntil, isUnknownOutcome, refusalCode } from './money-errors.ts';

test.each([
  ['unknown', true],
  ['timeout', false],
  ['business', false],
  ['unauthorised', false],
] as const)('after %s, money may have moved: %s', (kind, isUnknown) => {
  expect(isUnknownOutcome(new ApiError(kind))).toBe(isUnknown);
});

test('a refusal says its code, and until when the account is closed', () => {
  const closed = new ApiError('business', { code: 10024, data: { until: 1_795_240_000 } });
  expect(refusalCode(closed)).toBe(10024);
  expect(closedUntil(closed)).toBe(1_795_240_000);
  expect(closedUntil(new ApiError('business', { code: 10024, data: { until: 0 } }))).toBeUndefined();
  expect(closedUntil(new ApiError('business', { code: 10023, data: { until: 5 } }))).toBeUndefined();
});
