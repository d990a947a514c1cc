import { errorCode } from '@settlement/api-mocks/contract/errors';
import { expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { Catalog } from '#i18n/catalog.ts';
import { loadMessages } from '#i18n/loadMessages.ts';
import { textOf } from '#i18n/useText.ts';
import { verificationMessage } from './verificationMessage.ts';

const catalog = new Catalog({ load: loadMessages });
await catalog.load('en-US', ['start']);
await catalog.load('zh-CN', ['start']);

const used = (wait: number) =>
  new ApiError('business', { code: errorCode.GOOGLE_CODE_WRONG, data: { reason: 'used', wait } });

test('verificationMessage shows the wait for a new code if the code was used', () => {
  const text = textOf(catalog, 'en-US');
  expect(verificationMessage(text, used(12))).toBe(
    'This code has already been used. A new code appears in 12 seconds.',
  );
  expect(verificationMessage(text, used(0))).toContain('Enter the current code');
  expect(verificationMessage(textOf(catalog, 'zh-CN'), used(12))).toContain('12 秒后将生成新的验证码');
});

test('verificationMessage shows the attempts left if a code or password is incorrect', () => {
  const wrong = new ApiError('business', { code: errorCode.GOOGLE_CODE_WRONG, data: { tries_left: 3 } });
  expect(verificationMessage(textOf(catalog, 'en-US'), wrong)).toBe('Incorrect code. 3 attempts left.');
  const password = new ApiError('business', { code: errorCode.PASSWORD_WRONG, data: { tries_left: 1 } });
  expect(verificationMessage(textOf(catalog, 'en-US'), password)).toBe('Incorrect password. 1 attempt left.');
});

test('verificationMessage returns undefined if no attempts are left', () => {
  const last = new ApiError('business', { code: errorCode.GOOGLE_CODE_WRONG, data: { tries_left: 0 } });
  expect(verificationMessage(textOf(catalog, 'en-US'), last)).toBeUndefined();
});

test('verificationMessage shows the duration of a wait or a lock', () => {
  const text = textOf(catalog, 'en-US');
  const frequent = (data: object) => new ApiError('business', { code: errorCode.TOO_FREQUENT, data });
  expect(verificationMessage(text, frequent({ wait: 40 }))).toBe(
    'Too many attempts. Try again in 40 seconds.',
  );
  expect(verificationMessage(text, frequent({ reason: 'locked', wait: 61 }))).toContain('in 2 minutes');
});

test('verificationMessage returns undefined for other errors', () => {
  const text = textOf(catalog, 'en-US');
  const frequent = new ApiError('business', { code: errorCode.TOO_FREQUENT, data: {} });
  expect(verificationMessage(text, frequent)).toBeUndefined();
  expect(verificationMessage(text, new ApiError('network'))).toBeUndefined();
});
