import { errorCode } from '@settlement/api-mocks/contract/errors';
import { expect, it } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { isRefusal } from './isRefusal.ts';

it('isRefusal returns true for every error code of the catalog with status 422', () => {
  const codes = Object.values(errorCode);
  expect(codes.length).toBeGreaterThan(25);
  const kindOf = (code: number) => (code === errorCode.VERIFICATION_REQUIRED ? 'verification' : 'business');
  const others = codes.filter((code) => !isRefusal(new ApiError(kindOf(code), { code, status: 422 })));
  expect(others).toEqual([]);
});

it.each([
  ['401', new ApiError('unauthorised', { status: 401 }), true],
  ['an expired login without a status', new ApiError('unauthorised'), true],
  ['a call that waits for another one', new ApiError('busy'), true],
  [
    '422 with a code of the catalog around another kind',
    new ApiError('contract', { status: 422, code: errorCode.INSUFFICIENT_BALANCE }),
    false,
  ],
  ['422 without a code', new ApiError('business', { status: 422 }), false],
  ['a second press, which was not sent', new ApiError('duplicate'), true],
  ['a record that could not be stored, so nothing was sent', new ApiError('unrecorded'), true],
  ['504 with a body of code 504', new ApiError('business', { status: 504, code: 504 }), false],
  ['200 around code 500', new ApiError('business', { status: 200, code: 500 }), false],
  [
    '200 around a code of the catalog',
    new ApiError('business', { status: 200, code: errorCode.INSUFFICIENT_BALANCE }),
    true,
  ],
  ['422 with a code outside the catalog', new ApiError('business', { status: 422, code: 40004 }), true],
  ['200 around a code outside the catalog', new ApiError('business', { status: 200, code: 40004 }), true],
  ['422 with a code that starts with 5', new ApiError('business', { status: 422, code: 50001 }), false],
  ['200 around code 0', new ApiError('business', { status: 200, code: 0 }), false],
  ['200 around code -1', new ApiError('business', { status: 200, code: -1 }), false],
  ['200 around 401', new ApiError('unauthorised', { status: 200 }), false],
  ['200 around 10038', new ApiError('verification', { status: 200 }), true],
  ['403 in HTML', new ApiError('contract', { status: 403 }), false],
  ['404', new ApiError('business', { status: 404, code: 404 }), false],
  ['an HTML page', new ApiError('contract', { status: 200 }), false],
  ['500', new ApiError('server', { status: 500 }), false],
  ['no response', new ApiError('network'), false],
  ['no response in time', new ApiError('timeout'), false],
  [
    'the same call in progress',
    new ApiError('business', {
      status: 422,
      code: errorCode.TOO_FREQUENT,
      data: { reason: 'request_in_progress' },
    }),
    false,
  ],
  ['an error of the program', new TypeError('broken'), false],
  ['an object that resembles an error of the API', { kind: 'busy' }, false],
])('isRefusal called with %s returns %s', (_name, error, isRefused) => {
  expect(isRefusal(error)).toBe(isRefused);
});
