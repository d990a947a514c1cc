// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteConfig } from './siteConfig.ts';
import { createSiteFetch } from './siteFetch.ts';

const config: SiteConfig = {
  googleClientId: 'demo',
  googleScriptUrl: 'https://accounts.google.com/gsi/client',
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
  vi.unstubAllGlobals();
});

it('waits for the configuration on a first visit, and keeps it for the next', async () => {
  const set = vi.fn<(text: string) => void>();
  const siteFetch = createSiteFetch({ get: () => null, set }, async () => config);
  await siteFetch('/api/v1/a');
  await siteFetch('/api/v1/b');
  expect(called).toEqual(['https://old.example/api/v1/a', 'https://old.example/api/v1/b']);
  expect(set).toHaveBeenCalledExactlyOnceWith(JSON.stringify(config));
});

it('calls the server of the last visit while the configuration is on its way, then the new one', async () => {
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

it('sends what changes something to no server of the last visit', async () => {
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

it('sends nothing that changes something while the configuration cannot be read', async () => {
  const kept = { get: () => JSON.stringify(config), set: () => undefined };
  const siteFetch = createSiteFetch(kept, () => Promise.reject(new TypeError('503')));
  await expect(siteFetch('/api/v1/pay', { method: 'POST' })).rejects.toThrow('503');
  expect(called).toEqual([]);
});

it.each(['', '{}', '{"apiUrl":"http://evil.example"}'])('passes over the kept %j', async (text) => {
  const siteFetch = createSiteFetch({ get: () => text, set: () => undefined }, async () => config);
  await siteFetch('/api/v1/a');
  expect(called).toEqual(['https://old.example/api/v1/a']);
});

it('fails where the configuration does and none is kept', async () => {
  const siteFetch = createSiteFetch(undefined, () => Promise.reject(new TypeError('503')));
  await expect(siteFetch('/api/v1/a')).rejects.toThrow('503');
});
