import { errorCode } from '@settlement/api-mocks/contract/errors';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { catalog } from '#app/testing.ts';
import { ApiError, type ApiErrorKind } from '#api/errors.ts';
import { isChunkError, MessagesError, OfflineError } from '#lib/browser/chunkError.ts';
import { errorText } from './errorText.ts';
import { languages } from './language.ts';
import { textOf } from './useText.ts';
import { fetchMessages } from './fetchMessages.ts';

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

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));

const answer = (response: Response | Error) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

it('fetchMessages returns the messages of a file in the format of react-intl', async () => {
  const messages = { 'swap.rate': [{ type: 1, value: 'rate' }] };
  const fetch = answer(Response.json(messages));
  expect(await fetchMessages('zh-CN', 'rest')).toEqual(messages);
  expect(fetch.mock.calls[0]?.[0]).toMatch(/\/assets\/messages\/.+\/zh-CN\/rest\.json$/);
});

it.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['a missing file', new Response('', { status: 404 })],
  ['another page', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
])('fetchMessages throws a MessagesError that isChunkError detects after %s', async (_, response) => {
  answer(response);
  const failure = await fetchMessages('en-US', 'rest').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MessagesError);
  expect(isChunkError(failure)).toBe(true);
});

it('fetchMessages throws an OfflineError if the device is offline', async () => {
  answer(new TypeError('Failed to fetch'));
  vi.stubGlobal('navigator', { onLine: false });
  await expect(fetchMessages('en-US', 'rest')).rejects.toBeInstanceOf(OfflineError);
});
