// @vitest-environment jsdom
import { extensionGroups } from '@settlement/api-mocks/contract/extensions';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteConfig } from './siteConfig.ts';
import { createSiteFetch } from './siteFetch.ts';

const config: SiteConfig = {
  googleClientId: 'demo',
  googleScriptUrl: 'https://accounts.google.com/gsi/client',
  extensions: extensionGroups,
  features: {},
  apiUrl: 'https://old.example',
};
const called: string[] = [];

beforeEach(() =>
  vi.stubGlobal('fetch', async (url: string) => {
    called.push(url);
    return new Response();
  }),
);
afterEach(() => {
  called.length = 0;
});

it('siteFetch waits for the configuration on the first visit', async () => {
  const set = vi.fn<(text: string) => void>();
  const siteFetch = createSiteFetch({ get: () => null, set }, async () => config);
  await siteFetch('/api/v1/a');
  await siteFetch('/api/v1/b');
  expect(called).toEqual(['https://old.example/api/v1/a', 'https://old.example/api/v1/b']);
  expect(set).toHaveBeenCalledExactlyOnceWith(JSON.stringify(config));
});

it('siteFetch calls the server of the last visit until the configuration is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<SiteConfig>();
  const siteFetch = createSiteFetch(
    { get: () => JSON.stringify(config), set: () => undefined },
    () => promise,
  );
  await siteFetch('/api/v1/a');
  resolve({ ...config, apiUrl: 'https://new.example' });
  await promise;
  await siteFetch('/api/v1/b');
  expect(called).toEqual(['https://old.example/api/v1/a', 'https://new.example/api/v1/b']);
});

it('siteFetch doesn’t send writes to the server of the last visit', async () => {
  const { promise, resolve } = Promise.withResolvers<SiteConfig>();
  const kept = { get: () => JSON.stringify(config), set: () => undefined };
  const siteFetch = createSiteFetch(kept, () => promise);
  const paid = siteFetch('/api/v1/pay', { method: 'POST' });
  await siteFetch('/api/v1/a', { method: 'GET' });
  expect(called).toEqual(['https://old.example/api/v1/a']);
  resolve({ ...config, apiUrl: 'https://new.example' });
  await paid;
  expect(called).toEqual(['https://old.example/api/v1/a', 'https://new.example/api/v1/pay']);
});

it('siteFetch sends no write if the configuration can’t be loaded', async () => {
  const kept = { get: () => JSON.stringify(config), set: () => undefined };
  const siteFetch = createSiteFetch(kept, () => Promise.reject(new TypeError('503')));
  await expect(siteFetch('/api/v1/pay', { method: 'POST' })).rejects.toThrow('503');
  expect(called).toEqual([]);
});

it.each(['', '{}', '{"apiUrl":"http://evil.example"}'])(
  'siteFetch ignores the stored configuration %j',
  async (text) => {
    const siteFetch = createSiteFetch({ get: () => text, set: () => undefined }, async () => config);
    await siteFetch('/api/v1/a');
    expect(called).toEqual(['https://old.example/api/v1/a']);
  },
);

it('siteFetch fails if the configuration can’t be loaded and wasn’t stored earlier', async () => {
  const siteFetch = createSiteFetch(undefined, () => Promise.reject(new TypeError('503')));
  await expect(siteFetch('/api/v1/a')).rejects.toThrow('503');
});
