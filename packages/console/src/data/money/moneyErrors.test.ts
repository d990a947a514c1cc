import { errorCode } from '@settlement/api-mocks/contract/errors';
import { expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
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
] as const)('isUnknownOutcome for an error of the kind %s is %s', (kind, isUnknown) => {
  expect(isUnknownOutcome(new ApiError(kind))).toBe(isUnknown);
});

test('closedUntil returns the end of the pause only if error 10024 contains it', () => {
  const closed = new ApiError('business', {
    code: errorCode.WITHDRAWALS_CLOSED,
    data: { until: 1_795_240_000 },
  });
  expect(refusalCode(closed)).toBe(errorCode.WITHDRAWALS_CLOSED);
  expect(closedUntil(closed)).toBe(1_795_240_000);
  expect(
    closedUntil(new ApiError('business', { code: errorCode.WITHDRAWALS_CLOSED, data: { until: 0 } })),
  ).toBeUndefined();
  expect(
    closedUntil(new ApiError('business', { code: errorCode.INSUFFICIENT_BALANCE, data: { until: 5 } })),
  ).toBeUndefined();
});

const refusal = (code: number, data: unknown) => new ApiError('business', { code, data });

test('refusalFigures returns the limits in the error of a declined withdrawal', () => {
  expect(refusalFigures(refusal(errorCode.AMOUNT_TOO_SMALL, { min_amount: '0.5' }))).toMatchObject({
    min: '0.5',
  });
  expect(refusalFigures(refusal(errorCode.AMOUNT_TOO_SMALL, { fee: '1.2' }))).toMatchObject({ fee: '1.2' });
  expect(refusalFigures(refusal(errorCode.AMOUNT_TOO_LARGE, { max_amount: '20000' }))).toMatchObject({
    max: '20000',
  });
  const day = { day_limit: '50000', day_used: '49995', next_release_time: 1_795_240_000 };
  expect(refusalFigures(refusal(errorCode.DAY_LIMIT_EXCEEDED, day))).toMatchObject({
    dayLeft: '5',
    releaseTime: 1_795_240_000,
  });
});

test('refusalFigures omits missing and invalid figures', () => {
  const none = { min: undefined, fee: undefined, max: undefined, dayLeft: undefined, releaseTime: undefined };
  expect(
    refusalFigures(
      refusal(errorCode.DAY_LIMIT_EXCEEDED, { day_limit: '5e4', day_used: 3, next_release_time: 0 }),
    ),
  ).toEqual(none);
  expect(refusalFigures(new Error('x'))).toEqual(none);
  expect(refusalFigures(refusal(errorCode.AMOUNT_TOO_LARGE, null))).toEqual(none);
});

test('isFrozenRefusal returns true only for error 10024 with the reason “frozen”', () => {
  expect(isFrozenRefusal(refusal(errorCode.WITHDRAWALS_CLOSED, { reason: 'frozen', until: 0 }))).toBe(true);
  expect(isFrozenRefusal(refusal(errorCode.WITHDRAWALS_CLOSED, { reason: 'password', until: 5 }))).toBe(
    false,
  );
  expect(isFrozenRefusal(refusal(errorCode.INSUFFICIENT_BALANCE, { reason: 'frozen' }))).toBe(false);
});
