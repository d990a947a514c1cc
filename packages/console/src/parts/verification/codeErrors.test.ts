import { errorCode } from '@settlement/api-mocks/contract/errors';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { Catalog } from '../../i18n/catalog.ts';
import { loadMessages } from '../../i18n/loadMessages.ts';
import { textOf } from '../../i18n/textOf.ts';
import { codeErrors } from './codeErrors.ts';

const catalog = new Catalog({ load: loadMessages });
await catalog.load('en-US', ['errors', 'verification']);
await catalog.load('zh-CN', ['errors', 'verification']);

const used = (wait: number) =>
  new ApiError('business', { code: errorCode.GOOGLE_CODE_WRONG, data: { reason: 'used', wait } });

test('a used authenticator code says when the next one comes', () => {
  const text = textOf(catalog, 'en-US');
  expect(codeErrors(text, used(12)).code).toBe(
    'This code has already been used. A new code appears in 12 seconds.',
  );
  expect(codeErrors(text, used(0)).code).toContain('Enter the current code');
  expect(codeErrors(textOf(catalog, 'zh-CN'), used(12)).code).toContain('请在 12 秒后输入新的验证码');
});

test('a wrong one says how many tries are left', () => {
  const wrong = new ApiError('business', { code: errorCode.GOOGLE_CODE_WRONG, data: { tries_left: 3 } });
  expect(codeErrors(textOf(catalog, 'en-US'), wrong).code).toContain('3 attempts left');
});
