import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { createHttpHandler } from '@settlement/api-mocks/server';
import { expect, it } from 'vitest';
import { isControlAllowed } from '#api-mocks/entries/httpTarget.ts';
import { serve } from './rawHttp.ts';

const port = await serve(createHttpHandler(createMockApi(), { isOpenToOrigins: true }));
const origin = `http://127.0.0.1:${port}`;

function isAllowed(host: string, from?: string): boolean {
  const message = new IncomingMessage(new Socket());
  message.url = '/__mock/clock';
  message.headers = { host, ...(from !== undefined && { origin: from }) };
  return isControlAllowed(message);
}

it.each([
  ['localhost:8787', 'http://127.0.0.1:5173', true],
  ['localhost:8787', 'http://127.evil.example', false],
  ['127.evil.example', undefined, false],
] as const)('isControlAllowed checks requests to %s with the origin %s: %s', (host, from, isExpected) => {
  expect(isAllowed(host, from)).toBe(isExpected);
});

it('a scenario for a single call is accepted only from pages on this machine', async () => {
  const call = (from: string) =>
    fetch(`${origin}/api/v1/status`, { headers: { origin: from, 'x-mock-scenario': 'swap.noBalance' } });
  expect((await call('https://evil.example')).status).toBe(403);
  expect((await call('http://localhost:5173')).status).not.toBe(403);
});

it('a preflight request is rejected only for controls', async () => {
  const preflight = (path: string) =>
    fetch(origin + path, { method: 'OPTIONS', headers: { origin: 'http://localhost:5173' } });
  expect((await preflight('/__mock/clock')).headers.get('access-control-allow-origin')).toBeNull();
  expect((await preflight('/api/v1/user/info')).headers.get('access-control-allow-origin')).toBe('*');
});

it('the controls of the mock API reject times after 2100', async () => {
  const advance = () =>
    fetch(`${origin}/__mock/clock`, { method: 'POST', body: JSON.stringify({ advance: 399 * 86_400 }) });
  let answer = await advance();
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const tooFar = createMockApi({ now: 4_102_444_700 });
  const { answerControl } = await import('#api-mocks/entries/control/control.ts');
  const request = new Request('http://bank.test/__mock/clock', { method: 'POST', body: '{"advance":200}' });
  answer = await answerControl(tooFar, request);
  expect(answer.status).toBe(422);
});

const control = (name: string, body: string) => fetch(`${origin}/__mock/${name}`, { method: 'POST', body });

it('the controls advance the clock by at most 400 days per request', async () => {
  const now = async (): Promise<unknown> => (await (await fetch(`${origin}/__mock/clock`)).json()).now;
  const before = await now();
  expect((await control('clock', `{"advance":${400 * 86_400 + 1}}`)).status).toBe(422);
  expect(await now()).toBe(before);
});

it('responses to controls aren’t cached', async () => {
  for (const name of ['state', 'inbox', 'totp', 'clock', 'scenario']) {
    const { headers } = await fetch(`${origin}/__mock/${name}`);
    expect(headers.get('cache-control')).toBe('no-store');
  }
  expect((await control('scenario', '{"scenario":""}')).headers.get('cache-control')).toBe('no-store');
});
