import { errorCode } from '@settlement/api-mocks/contract/errors';
import { errorNames } from '@settlement/api-mocks/contract/errors';
import { describe, expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '#api/errors.ts';
import { Catalog } from './catalog.ts';
import { areas, loadMessages } from './loadMessages.ts';
import { errorText } from './errorText.ts';
import { languages } from './language.ts';
import { textOf } from './textOf.ts';

const catalog = new Catalog({ load: loadMessages });
await Promise.all(languages.map((language) => catalog.load(language, areas)));

describe('specification §8: words for every failure', () => {
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

  test.each(languages)('in %s, each code and each kind has its own', (language) => {
    const text = textOf(catalog, language);
    const codes = Object.keys(errorNames).map((code) =>
      errorText(text, new ApiError('business', { code: Number(code) })),
    );
    expect(new Set(codes).size).toBe(codes.length);
    const texts = kinds.map((kind) => errorText(text, new ApiError(kind)));
    expect(new Set(texts).size).toBe(kinds.length);
  });

  test('the server’s own words come first', () => {
    const text = textOf(catalog, 'en-US');
    expect(
      errorText(
        text,
        new ApiError('business', { code: errorCode.INSUFFICIENT_BALANCE, msg: 'Not enough USDT' }),
      ),
    ).toBe('Not enough USDT');
    expect(errorText(text, new ApiError('server', { msg: 'Ledger is closed' }))).toBe('Ledger is closed');
  });

  test('an unknown code and a fault without words are "operation failed"', () => {
    const text = textOf(catalog, 'en-US');
    expect(errorText(text, new ApiError('business', { code: 19_999 }))).toBe('Operation failed');
    expect(errorText(text, new ApiError('server'))).toBe('Operation failed');
    expect(errorText(text, new ApiError('duplicate'))).toBe(
      'url is requesting, please do not repeat submission',
    );
  });
});
