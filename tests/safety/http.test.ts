import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { answerControl } from '#api-mocks/entries/control/control.ts';
import { BODY_LIMIT, createHttpHandler } from '@settlement/api-mocks/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { serve } from '#api-mocks/testing/serve.ts';
import { previewHandler } from '#scripts/lib/previewHandler.ts';
import { bodies, impossibleControls, strangers } from './hostileBodies.ts';
import { framing, targets } from './malformedTargets.ts';
import { bare, call, get, host, sendRaw } from './rawHttp.ts';

const api = createMockApi();
const root = mkdtempSync(join(tmpdir(), 'console-dist-'));
mkdirSync(join(root, 'assets'));
writeFileSync(join(root, 'index.html'), '<!doctype html><title>console</title>');
writeFileSync(join(root, 'assets', 'app-1.js'), 'export {};');
writeFileSync(join(root, '..', 'secret-of-the-machine.txt'), 'secret');
afterAll(() => {
  rmSync(root, { recursive: true });
  rmSync(join(root, '..', 'secret-of-the-machine.txt'), { force: true });
});

const ports = {
  mock: (await serve(createHttpHandler(api, { isOpenToOrigins: true }), afterAll)).port,
  preview: (await serve(previewHandler({ root, backend: createHttpHandler(api) }), afterAll)).port,
};
type Name = keyof typeof ports;
const send = (name: Name, bytes: string) => sendRaw(ports[name], bytes);

const controls = impossibleControls(api);
const groups = { targets, framing, bodies, controls, strangers };
const all = Object.values(groups).flat();

async function isAlive(name: Name): Promise<void> {
  const page = await send(name, get('/'));
  expect(page.status).toBe(200);
  const signedIn = await send(
    name,
    call('POST', '/api/v1/public/login', '{"google_auth_code":"mock:authorised"}'),
  );
  expect(signedIn.status).toBe(200);
}

describe(`${all.length} malformed or hostile requests to each server`, () => {
  describe.each(Object.entries(groups))('%s', (_name, cases) => {
    it.each(cases)('get the expected response: %s', async (_case, bytes, mock, preview) => {
      const answers = [await send('mock', bytes), await send('preview', bytes)];
      expect(answers.map(({ status }) => status)).toEqual([mock, preview]);
      for (const { head, body } of answers) {
        expect(head).not.toMatch(/x-injected/i);
        expect(body).not.toMatch(/^secret$|at .*\.ts:\d+/m);
      }
      await isAlive('mock');
      await isAlive('preview');
    });
  });
});

describe('control requests', () => {
  it.each([
    ['a program', get('/__mock/clock')],
    ['a page of this server', get('/__mock/clock', 'Origin: http://localhost')],
    ['the console on another port', get('/__mock/clock', 'Origin: http://localhost:5173')],
    [
      'the same page by its IP address',
      get('/__mock/clock', 'Origin: http://127.0.0.1:5173', 'Sec-Fetch-Site: same-site'),
    ],
    [
      'a phone by the IP address of this machine',
      bare('GET /__mock/clock HTTP/1.1', 'Host: 192.168.1.5:8787', 'Connection: close'),
    ],
    ['IPv6', bare('GET /__mock/clock HTTP/1.1', 'Host: [::1]:8787', 'Connection: close')],
  ])('succeed from %s', async (_case, bytes) => {
    const answers = [await send('mock', bytes), await send('preview', bytes)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const { head } of answers) expect(head).not.toMatch(/access-control-allow-origin/i);
  });

  it('reject times after 2100', async () => {
    const body = '{"advance":200}';
    const request = new Request('http://bank.test/__mock/clock', { method: 'POST', body });
    expect((await answerControl(createMockApi({ now: 4_102_444_700 }), request)).status).toBe(422);
  });

  it.each(['state', 'inbox', 'totp', 'clock', 'scenario'])(
    'have responses that aren’t cached: %s',
    async (name) => {
      const { head } = await send('mock', get(`/__mock/${name}`));
      expect(head).toMatch(/cache-control: no-store/i);
      expect(head).toMatch(/x-content-type-options: nosniff/i);
    },
  );

  it('leave the mock API unchanged if they’re invalid', async () => {
    const token = api.signIn('authorised');
    const before = JSON.stringify(api.exportState());
    for (const [, bytes] of controls) await send('mock', bytes);
    expect(JSON.stringify(api.exportState())).toBe(before);
    expect((await send('mock', get('/api/v1/user/info', `X-Token: ${token}`))).status).toBe(200);
  });
});

describe('response headers', () => {
  const headers = async (target: string) => {
    const { head } = await send('preview', get(target));
    return Object.fromEntries(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    );
  };

  it.each(['/', '/record', '/docs', '//', '/m/record'])(
    'don’t allow Google’s script on the console’s page %s',
    async (target) => {
      const found = await headers(target);
      expect(found).toMatchObject({
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(found['permissions-policy']).toMatch(/camera=\(self\), identity-credentials-get=\(self\)/);
      expect(found['content-security-policy']).toContain("trusted-types 'none'");
      expect(found['content-security-policy']).not.toContain('google');
    },
  );

  it.each(['/login', '/login/', '/m/login', '/m/login/', '//login', '/login?redirect=%2Frecord'])(
    'allow Google’s script on the sign-in page %s',
    async (target) => {
      const found = await headers(target);
      expect(found).toMatchObject({
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(found['content-security-policy']).toContain('https://accounts.google.com/gsi/client');
      expect(found['content-security-policy']).toMatch(/; trusted-types google-sign-in(;|$)/);
    },
  );

  it.each([
    '/index.html',
    '//index.html',
    '/assets/..%2findex.html',
    '/index%2ehtml',
    '/INDEX.HTML',
    '/login.html',
  ])('report the status 404 for another path to the page’s file: %s', async (target) => {
    const { status, body } = await send('preview', get(target));
    expect(status).toBe(404);
    expect(body).not.toContain('<title>console');
  });

  it('allow caching only for files with a hash in their name', async () => {
    expect((await headers('/assets/app-1.js'))['cache-control']).toContain('immutable');
    expect((await headers('/assets/app-2.js'))['cache-control']).toBe('no-store');
    expect((await headers('/config.json'))['cache-control']).toBe('no-store');
    expect((await headers('/api/v1/user/info'))['cache-control']).toBe('no-store');
  });
});

it('another site can’t read responses that depend on cookies or a session', async () => {
  const { head } = await send(
    'mock',
    get('/api/v1/user/info', 'Origin: https://evil.example', 'Cookie: a=b'),
  );
  expect(head).toMatch(/access-control-allow-origin: \*/i);
  expect(head).not.toMatch(/access-control-allow-credentials/i);
  const preflight = await send('mock', bare('OPTIONS /api/v1/user/info HTTP/1.1', host, 'Connection: close'));
  expect(preflight.head).toMatch(/access-control-allow-origin: \*/i);
});

it('a scenario for a single call is accepted only from pages on this machine', async () => {
  const call = (from: string) =>
    send('mock', get('/api/v1/status', `Origin: ${from}`, 'X-Mock-Scenario: swap.noBalance'));
  expect((await call('https://evil.example')).status).toBe(403);
  expect((await call('http://localhost:5173')).status).not.toBe(403);
});

describe('a chunked request body', () => {
  const login = 'POST /api/v1/public/login HTTP/1.1';
  const headers = [host, 'Connection: close', 'Content-Type: application/json', 'Transfer-Encoding: chunked'];
  const sendChunks = (texts: readonly string[], end = '0\r\n\r\n') => {
    const chunks = texts.map((text) => `${text.length.toString(16)}\r\n${text}\r\n`).join('');
    return send('mock', `${bare(login, ...headers)}${chunks}${end}`);
  };
  const text = (size: number) => '"'.padEnd(size, 'x');

  it.each([
    ['read as a whole', () => sendChunks(Array.from('{"google_auth_code":"mock:authorised"}')), 200],
    // The body is below the limit, so the server reads it. The status is 400, because the body isn't JSON.
    ['read up to the limit', () => sendChunks([text(BODY_LIMIT)]), 400],
    ['rejected beyond the limit', () => sendChunks([text(BODY_LIMIT + 1)]), 413],
    ['rejected beyond the limit before its end', () => sendChunks([text(BODY_LIMIT + 1)], ''), 413],
  ])('is %s', async (_name, sending, status) => {
    expect((await sending()).status).toBe(status);
  });
});

it.each([
  ['HEAD', 405],
  ['OPTIONS', 204],
  ['PATCH', 405],
  ['GET', 405],
  ['POST', 405],
])('a %s request with a header that overrides the method changes no data', async (method, status) => {
  const before = JSON.stringify(api.exportState().journal);
  const token = api.bank.sessions.latest?.token ?? '';
  const answer = await send(
    'mock',
    bare(
      `${method} /api/v1/account/address/policy?only_saved=2 HTTP/1.1`,
      host,
      'Connection: close',
      `X-Token: ${token}`,
      'X-HTTP-Method-Override: PUT',
    ),
  );
  expect(answer.status).toBe(status);
  expect(JSON.stringify(api.exportState().journal)).toBe(before);
});

it('a slow sender doesn’t block other senders', async () => {
  const { port } = await serve(createHttpHandler(api));
  void sendRaw(port, `POST /api/v1/public/login HTTP/1.1\r\n${host}\r\nContent-Length: 100\r\n\r\n{`);
  for (let n = 0; n < 5; n += 1) expect((await sendRaw(port, get('/'))).status).toBe(200);
});

it('an internal error of the mock API returns 500 without details', async () => {
  const broken = { ...createMockApi(), handle: () => Promise.reject(new Error('secret')) };
  const { port } = await serve(createHttpHandler(broken));
  const { status, body } = await sendRaw(port, get('/api/v1/user/info'));
  expect([status, JSON.parse(body)]).toEqual([500, { code: 500, msg: 'The mock API failed' }]);
});

it('an error while serving a page returns 500', async () => {
  const message = new IncomingMessage(new Socket());
  message.url = '/record';
  message.headers = { host: 'localhost' };
  const response = new ServerResponse(message);
  createHttpHandler(createMockApi())(message, response, () => {
    throw new Error('The page broke');
  });
  await vi.waitFor(() => expect([response.statusCode, response.writableEnded]).toEqual([500, true]));
});
