import { beforeEach, expect, it, vi } from 'vitest';
import { MessagesError, OfflineError, isChunkError } from '#lib/chunkError.ts';
import { fetchMessages } from './fetchMessages.ts';

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));

const answer = (response: Response | Error) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

it('gives the messages of an area as react-intl reads them', async () => {
  const messages = { 'swap.rate': [{ type: 1, value: 'rate' }] };
  const fetch = answer(Response.json(messages));
  expect(await fetchMessages('zh-CN', 'swap')).toEqual(messages);
  expect(fetch.mock.calls[0]?.[0]).toMatch(/\/assets\/messages\/.+\/zh-CN\/swap\.json$/);
});

it.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['a file that is gone', new Response('', { status: 404 })],
  ['another page', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
])('says of %s that a part of the console is missing', async (_, response) => {
  answer(response);
  const failure = await fetchMessages('en-US', 'swap').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MessagesError);
  expect(isChunkError(failure)).toBe(true);
});

it('says when there was no connection', async () => {
  answer(new TypeError('Failed to fetch'));
  vi.stubGlobal('navigator', { onLine: false });
  await expect(fetchMessages('en-US', 'swap')).rejects.toBeInstanceOf(OfflineError);
});
