import { expect, test } from 'vitest';
import { ApiError } from '../api/errors.ts';
import {
  closedUntil,
  isFrozenRefusal,
  isUnknownOutcome,
  refusalCode,
  refusalFigures,
} from './moneyErrors.ts';

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

const refusal = (code: number, data: unknown) => new ApiError('business', { code, data });

test('a refusal gives its figures: the least, the most, and what the day has left', () => {
  expect(refusalFigures(refusal(10022, { min_amount: '0.5' }))).toMatchObject({ min: '0.5' });
  expect(refusalFigures(refusal(10022, { fee: '1.2' }))).toMatchObject({ fee: '1.2' });
  expect(refusalFigures(refusal(10025, { max_amount: '20000' }))).toMatchObject({ max: '20000' });
  const day = { day_limit: '50000', day_used: '49995', next_release_time: 1_795_240_000 };
  expect(refusalFigures(refusal(10026, day))).toMatchObject({ dayLeft: '5', releaseTime: 1_795_240_000 });
});

test('figures that are missing or not decimals are left out', () => {
  const none = { min: undefined, fee: undefined, max: undefined, dayLeft: undefined, releaseTime: undefined };
  expect(refusalFigures(refusal(10026, { day_limit: '5e4', day_used: 3, next_release_time: 0 }))).toEqual(
    none,
  );
  expect(refusalFigures(new Error('x'))).toEqual(none);
  expect(refusalFigures(refusal(10025, null))).toEqual(none);
});

test('a freeze is not shown as a lock', () => {
  expect(isFrozenRefusal(refusal(10024, { reason: 'frozen', until: 0 }))).toBe(true);
  expect(isFrozenRefusal(refusal(10024, { reason: 'password', until: 5 }))).toBe(false);
  expect(isFrozenRefusal(refusal(10023, { reason: 'frozen' }))).toBe(false);
});
