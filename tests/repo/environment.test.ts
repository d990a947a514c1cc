import type { RequestListener } from 'node:http';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { createHttpHandler } from '@settlement/api-mocks/server';
import { expect, it } from 'vitest';
import { apiTarget } from '../../packages/console/vite/apiTarget.ts';
import { buildVersion } from '../../packages/console/vite/version.ts';
import { proxyHandler } from '#scripts/lib/proxyHandler.ts';
import { serve as startServing } from '#api-mocks/testing/serve.ts';

const serve = async (handler: RequestListener) => (await startServing(handler)).base;

const serveProxy = (backend: string) => {
  const forward = proxyHandler(backend);
  return serve((request, response) => forward(request, response, () => void response.end('the page')));
};

it('API_TARGET must be an HTTP URL if it’s set', () => {
  expect(apiTarget({})).toBeUndefined();
  expect(apiTarget({ API_TARGET: '' })).toBeUndefined();
  expect(apiTarget({ API_TARGET: 'http://localhost:8787/' })).toBe('http://localhost:8787');
  expect(apiTarget({ API_TARGET: 'http://localhost:8787/s/1a2b/' })).toBe('http://localhost:8787/s/1a2b');
  expect(() => apiTarget({ API_TARGET: 'localhost:8787' })).toThrow('API_TARGET is "localhost:8787"');
});

it('only API requests and sign-in files are forwarded to the backend', async () => {
  const backend = await serve(createHttpHandler(createMockApi()));
  const base = await serveProxy(backend);
  const { googleScriptUrl }: { googleScriptUrl: string } = await (await fetch(`${base}/config.json`)).json();
  expect(await (await fetch(base + googleScriptUrl)).text()).toContain('googleStub');
  const signedIn = await fetch(`${base}/api/v1/public/login`, {
    method: 'POST',
    headers: { origin: base },
    body: '{"google_auth_code":"mock:authorised"}',
  });
  const { data }: { data: { token: string } } = await signedIn.json();
  const user = await fetch(`${base}/api/v1/user/info`, { headers: { 'x-token': data.token } });
  expect(user.status).toBe(200);
  for (const path of ['/record', '/__mock/totp', '/apiary'])
    expect(await (await fetch(base + path)).text()).toBe('the page');
});

it('requests are forwarded below the base path of the backend', async () => {
  const backend = await serve(({ url }, response) => response.end(url));
  const base = await serveProxy(`${backend}/s/1a2b`);
  const target = '/api/v1/user/info?current=1';
  expect(await (await fetch(base + target)).text()).toBe(`/s/1a2b${target}`);
});

it('a backend that doesn’t respond results in a 502 status', async () => {
  const backend = await serve((_message, response) => response.destroy());
  const base = await serveProxy(backend);
  const answer = await fetch(`${base}/api/v1/user/info`);
  expect([answer.status, await answer.text()]).toEqual([502, `No response from ${backend}`]);
});

it('the version of a build is VERSION, or the commit if VERSION isn’t set', () => {
  expect(buildVersion({ VERSION: 'v1.2.0-3-gabc123' })).toBe('v1.2.0-3-gabc123');
  expect(buildVersion({ VERSION: '' })).toMatch(/^[\w.-]+$/);
  expect(() => buildVersion({ VERSION: '"><script>' })).toThrow('VERSION is');
});
