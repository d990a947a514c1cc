import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { createHttpHandler } from '@settlement/api-mocks/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewHandler } from '#scripts/lib/previewHandler.ts';
import { bodies, impossibleControls, strangers } from './hostileBodies.ts';
import { framing, targets } from './malformedTargets.ts';
import { bare, call, get, sendRaw } from './rawHttp.ts';

const api = createMockApi();
const root = mkdtempSync(join(tmpdir(), 'console-dist-'));
const servers = new Map<string, Server>();
const ports = { mock: 0, preview: 0 };
type Name = keyof typeof ports;

async function start(name: Name, handler: RequestListener): Promise<void> {
  const server = createServer(handler);
  servers.set(name, server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  ports[name] = typeof address === 'object' && address !== null ? address.port : 0;
}

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>console</title>');
  writeFileSync(join(root, 'assets', 'app-1.js'), 'export {};');
  writeFileSync(join(root, '..', 'secret-of-the-machine.txt'), 'secret');
  await start('mock', createHttpHandler(api, { isOpenToOrigins: true }));
  await start('preview', previewHandler(root, api));
});

afterAll(() => {
  for (const server of servers.values()) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(root, { recursive: true });
  rmSync(join(root, '..', 'secret-of-the-machine.txt'), { force: true });
});

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
    it.each(cases)('%s', async (_case, bytes, mock, preview) => {
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

describe('what must still be answered', () => {
  it.each([
    ['a program', get('/__mock/clock')],
    ['a page of this server', get('/__mock/clock', 'Origin: http://localhost')],
    ['the console on another port', get('/__mock/clock', 'Origin: http://localhost:5173')],
    [
      'the same by its number',
      get('/__mock/clock', 'Origin: http://127.0.0.1:5173', 'Sec-Fetch-Site: same-site'),
    ],
    [
      'a phone by the number of this machine',
      bare('GET /__mock/clock HTTP/1.1', 'Host: 192.168.1.5:8787', 'Connection: close'),
    ],
    ['IPv6', bare('GET /__mock/clock HTTP/1.1', 'Host: [::1]:8787', 'Connection: close')],
  ])('the controls answer %s', async (_case, bytes) => {
    const answers = [await send('mock', bytes), await send('preview', bytes)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const { head } of answers) expect(head).not.toMatch(/access-control-allow-origin/i);
  });

  it('a refused state leaves the bank as it was', async () => {
    const token = api.signIn('authorised');
    const before = JSON.stringify(api.exportState());
    for (const [, bytes] of controls) await send('mock', bytes);
    expect(JSON.stringify(api.exportState())).toBe(before);
    expect((await send('mock', get('/api/v1/user/info', `X-Token: ${token}`))).status).toBe(200);
  });
});

describe('headers', () => {
  const headers = async (target: string) => {
    const { head } = await send('preview', get(target));
    return Object.fromEntries(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    );
  };

  it.each(['/', '/record', '/docs', '//', '/m/record'])('%s is a document of the console', async (target) => {
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
  });

  it.each(['/login', '/login/', '/m/login', '/m/login/', '//login', '/login?redirect=%2Frecord'])(
    '%s is the sign-in page',
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
  ])('%s is not another name of the console', async (target) => {
    const { status, body } = await send('preview', get(target));
    expect(status).toBe(404);
    expect(body).not.toContain('<title>console');
  });

  it('a hashed file is kept, and nothing else', async () => {
    expect((await headers('/assets/app-1.js'))['cache-control']).toContain('immutable');
    expect((await headers('/assets/app-2.js'))['cache-control']).toBe('no-store');
    expect((await headers('/config.json'))['cache-control']).toBe('no-store');
    expect((await headers('/api/v1/user/info'))['cache-control']).toBe('no-store');
  });
});
