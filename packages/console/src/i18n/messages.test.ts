import { errorCode } from '@settlement/api-mocks/contract/errors';
import { errorNames } from '@settlement/api-mocks/contract/errors';
import { describe, expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '#api/errors.ts';
import { areas } from './areas.ts';
import { Catalog } from './catalog.ts';
import { loadMessages } from './loadMessages.ts';
import { errorText } from './errorText.ts';
import { languages } from './language.ts';
import { textOf } from './textOf.ts';

const catalog = new Catalog({ load: loadMessages });
await Promise.all(languages.map((language) => catalog.load(language, areas)));

/** The names of the arguments in a compiled message, at any depth. */
function argumentsOf(elements: unknown): string[] {
  if (!Array.isArray(elements)) return [];
  return elements.flatMap(
    (element: { type: number; value?: string; options?: Record<string, { value: unknown }> }) => {
      // 0 is plain text, 7 the # of a plural.
      const own = element.type === 0 || element.type === 7 ? [] : [String(element.value)];
      return own.concat(Object.values(element.options ?? {}).flatMap((option) => argumentsOf(option.value)));
    },
  );
}

describe('both languages', () => {
  const english = catalog.messages('en-US');
  const chinese = catalog.messages('zh-CN');

  test('have the same messages', () => {
    expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
    expect(Object.keys(english).length).toBeGreaterThan(100);
  });

  test('have no empty message, and take the same arguments', () => {
    const different = Object.entries(english).filter(([id, message]) => {
      const other: unknown = Reflect.get(chinese, id);
      const names = (elements: unknown) => [...new Set(argumentsOf(elements))].sort().join();
      return (
        message.length === 0 || !Array.isArray(other) || other.length === 0 || names(message) !== names(other)
      );
    });
    expect(different.map(([id]) => id)).toEqual([]);
  });

  test('name an area first', () => {
    // Theirs are in files of what is always needed: `common` and `shell`.
    const known = new Set<string>([...areas, 'errors', 'notifications']);
    expect(Object.keys(english).filter((id) => !known.has(id.split('.')[0] ?? ''))).toEqual([]);
  });
});

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

  test('an unknown code without words is "operation failed"; a fault without words is "Success"', () => {
    const text = textOf(catalog, 'en-US');
    expect(errorText(text, new ApiError('business', { code: 19_999 }))).toBe('Operation failed');
    expect(errorText(text, new ApiError('server'))).toBe('Success');
    expect(errorText(text, new ApiError('duplicate'))).toBe(
      'url is requesting, please do not repeat submission',
    );
  });
});
