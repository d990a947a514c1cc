import { beforeEach, expect, it, vi } from 'vitest';
import { MessagesError, OfflineError, isChunkError } from '#lib/browser/chunkError.ts';
import { fetchMessages } from './fetchMessages.ts';

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
