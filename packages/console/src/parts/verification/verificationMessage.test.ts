import { errorCode } from '@settlement/api-mocks/contract/errors';
import { expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { Catalog } from '#i18n/catalog.ts';
import { loadMessages } from '#i18n/loadMessages.ts';
import { textOf } from '#i18n/textOf.ts';
import { verificationMessage } from './verificationMessage.ts';

const catalog = new Catalog({ load: loadMessages });
await catalog.load('en-US', ['common', 'verification']);
await catalog.load('zh-CN', ['common', 'verification']);

const used = (wait: number) =>
  new ApiError('business', { code: errorCode.GOOGLE_CODE_WRONG, data: { reason: 'used', wait } });

test('a used authenticator code says when the next one comes', () => {
  const text = textOf(catalog, 'en-US');
  expect(verificationMessage(text, used(12))).toBe(
    'This code has already been used. A new code appears in 12 seconds.',
  );
  expect(verificationMessage(text, used(0))).toContain('Enter the current code');
  expect(verificationMessage(textOf(catalog, 'zh-CN'), used(12))).toContain('请在 12 秒后输入新的验证码');
});

test('a wrong one says how many tries are left', () => {
  const wrong = new ApiError('business', { code: errorCode.GOOGLE_CODE_WRONG, data: { tries_left: 3 } });
  expect(verificationMessage(textOf(catalog, 'en-US'), wrong)).toContain('3 attempts left');
});

test('a wait says how long, a lock until when, and anything else nothing', () => {
  const text = textOf(catalog, 'en-US');
  const frequent = (data: object) => new ApiError('business', { code: errorCode.TOO_FREQUENT, data });
  expect(verificationMessage(text, frequent({ wait: 40 }))).toBe('Frequent operation. Try again in 40 s.');
  expect(verificationMessage(text, frequent({ reason: 'locked', wait: 61 }))).toContain('in 2 minutes');
  expect(verificationMessage(text, frequent({}))).toBeUndefined();
  expect(verificationMessage(text, new ApiError('network'))).toBeUndefined();
});
