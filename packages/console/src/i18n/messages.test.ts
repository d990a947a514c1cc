import { errorCode } from '@settlement/api-mocks/contract/errors';
import { describe, expect, test } from 'vitest';
import { catalog } from '#app/testing.ts';
import { ApiError, type ApiErrorKind } from '#api/errors.ts';
import { errorText } from './errorText.ts';
import { languages } from './language.ts';
import { textOf } from './useText.ts';

describe('the message of an error (specification §8)', () => {
  const kinds: ApiErrorKind[] = [
    'network',
    'timeout',
    'contract',
    'duplicate',
    'busy',
    'aborted',
    'unauthorised',
    'verification',
    'server',
  ];

  test.each(languages)('differs in %s for every code and every kind', (language) => {
    const text = textOf(catalog, language);
    const codes = Object.values(errorCode)
      // Codes 10008 and 10027 have the same text, so only one of them is compared.
      .filter((code) => code !== errorCode.SMS_CODE_WRONG)
      .map((code) => errorText(text, new ApiError('business', { code })));
    expect(new Set(codes).size).toBe(codes.length);
    const texts = kinds.map((kind) => errorText(text, new ApiError(kind)));
    expect(new Set(texts).size).toBe(kinds.length);
  });

  test('is the server’s message if the response contains a message', () => {
    const text = textOf(catalog, 'en-US');
    expect(
      errorText(
        text,
        new ApiError('business', { code: errorCode.INSUFFICIENT_BALANCE, msg: 'Not enough USDT' }),
      ),
    ).toBe('Not enough USDT');
    expect(errorText(text, new ApiError('server', { msg: 'Ledger is closed' }))).toBe('Ledger is closed');
  });

  test('is the general message for an unknown code or a missing message', () => {
    const text = textOf(catalog, 'en-US');
    expect(errorText(text, new ApiError('business', { code: 19_999 }))).toBe(text('errors.10001'));
    expect(errorText(text, new ApiError('server'))).toBe(text('errors.10001'));
    expect(errorText(text, new ApiError('duplicate'))).toBe(
      'url is requesting, please do not repeat submission',
    );
  });
});
