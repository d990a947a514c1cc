import { errorCode } from '@settlement/api-mocks/contract/errors';
import { expect, it } from 'vitest';
import { ApiError } from '#api/errors.ts';
import type { Text } from '#i18n/useText.ts';
import { securityMessage } from './securityMessage.ts';

const text: Text = (id) => id;
const refused = (code: number, data: object) => new ApiError('business', { code, data });

it.each([
  ['only_method', 'account.wizard.onlyMethod'],
  ['balance_left', 'account.wizard.balance'],
  ['pending_orders', 'account.wizard.pending'],
])('securityMessage explains the reason %s', (reason, message) => {
  expect(securityMessage(text, refused(errorCode.OPERATION_FAILED, { reason }))).toBe(message);
});

it('securityMessage returns the attempts left, or the text of error 10038', () => {
  expect(securityMessage(text, refused(errorCode.GOOGLE_CODE_WRONG, { tries_left: 2 }))).toBe(
    'verification.triesLeft',
  );
  expect(securityMessage(text, new ApiError('verification'))).toBe('errors.10038');
});

it.each(['duplicate', 'busy', 'aborted'] as const)(
  'securityMessage returns undefined for an error of the kind %s',
  (kind) => {
    expect(securityMessage(text, new ApiError(kind))).toBeUndefined();
  },
);
