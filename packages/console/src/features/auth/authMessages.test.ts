import { errorCode } from '@settlement/api-mocks/contract/errors';
import { expect, it } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { catalog } from '#app/testing.ts';
import { textOf } from '#i18n/useText.ts';
import { codeText } from './authMessages.ts';

const text = textOf(catalog, 'en-US');
const refused = (code: number, data: Record<string, unknown>) =>
  codeText(text, new ApiError('business', { status: 422, code, msg: 'Google code error', data }));

it('codeText shows the seconds until the next code after a used code', () => {
  expect(refused(errorCode.GOOGLE_CODE_WRONG, { reason: 'used', wait: 17 })).toBe(
    'This code has already been used. A new code appears in 17 seconds.',
  );
});

it('codeText shows the minutes in which no codes are accepted', () => {
  expect(refused(errorCode.TOO_FREQUENT, { reason: 'locked', wait: 840 })).toBe(
    'Too many attempts. Try again in 14 minutes.',
  );
});

it('codeText shows the number of attempts left', () => {
  expect(refused(errorCode.GOOGLE_CODE_WRONG, { tries_left: 3 })).toBe('Incorrect code. 3 attempts left.');
  expect(refused(errorCode.GOOGLE_CODE_WRONG, {})).toBe('Google code error');
});
