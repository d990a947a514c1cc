import { errorCode, errorNames } from '@settlement/api-mocks/contract/errors';
import { expect, it } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { isRefusal } from './isRefusal.ts';

it('takes every code of the catalogue with status 422 for a refusal', () => {
  const codes = Object.keys(errorNames).map(Number);
  expect(codes.length).toBeGreaterThan(25);
  const kindOf = (code: number) => (code === errorCode.VERIFICATION_REQUIRED ? 'verification' : 'business');
  const others = codes.filter((code) => !isRefusal(new ApiError(kindOf(code), { code, status: 422 })));
  expect(others).toEqual([]);
});

it.each([
  ['401', new ApiError('unauthorised', { status: 401 }), true],
  ['a second press, which was not sent', new ApiError('duplicate'), true],
  ['no record could be kept, so nothing was sent', new ApiError('unrecorded'), true],
  ['504 with a body of code 504', new ApiError('business', { status: 504, code: 504 }), false],
  ['200 around code 500', new ApiError('business', { status: 200, code: 500 }), false],
  [
    '200 around a code of the catalogue',
    new ApiError('business', { status: 200, code: errorCode.INSUFFICIENT_BALANCE }),
    false,
  ],
  ['422 with a code outside the catalogue', new ApiError('business', { status: 422, code: 10099 }), false],
  ['200 around 401', new ApiError('unauthorised', { status: 200 }), false],
  ['200 around 10038', new ApiError('verification', { status: 200 }), false],
  ['403 in HTML', new ApiError('contract', { status: 403 }), false],
  ['404', new ApiError('business', { status: 404, code: 404 }), false],
  ['an HTML page', new ApiError('contract', { status: 200 }), false],
  ['500', new ApiError('server', { status: 500 }), false],
  ['no answer', new ApiError('network'), false],
  ['no answer in time', new ApiError('timeout'), false],
  [
    'the same call is being carried out',
    new ApiError('business', {
      status: 422,
      code: errorCode.TOO_FREQUENT,
      data: { reason: 'request_in_progress' },
    }),
    false,
  ],
  ['an error of the program', new TypeError('broken'), false],
])('%s: refused %s', (_name, error, isRefused) => {
  expect(isRefusal(error)).toBe(isRefused);
});
