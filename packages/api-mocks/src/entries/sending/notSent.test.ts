import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { editApplication, setNotifyUrl } from '#contract/applications.ts';
import {
  getCallback,
  getCallbackStats,
  listCallbacks,
  resendCallbacks,
  testCallback,
} from '#contract/callbacks.ts';
import { callbackStatus } from '#contract/enumerations.ts';
import { errorCode } from '#contract/errors.ts';
import { DOWNLOAD_HEADER, type Endpoint } from '#contract/endpoint.ts';
import { THIS_MACHINE } from '#core/books/outbox.ts';
import { DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';
import { createClient, startServer } from '#testing/client.ts';
import { createMockApi, type MockApi } from '../createMockApi.ts';
import { readCommand } from '../commandLine.ts';
import { createHttpHandler } from '../server.ts';
import { postCallback } from './postCallback.ts';
import { sendCallbacks, targetsFor, type CallbackSender } from './sendCallbacks.ts';

const LIVE = 1;
const SANDBOX = 3;
const PRIVATE = 'http://shop:3000/hooks';
const THIS = 'http://localhost:9/hooks';
const PUBLIC = 'https://example.com/hooks';

function open(sendsCallbacksTo?: readonly string[]) {
  const api = createMockApi({
    isSignedIn: true,
    now: 1_795_171_500,
    ...(sendsCallbacksTo && { sendsCallbacksTo }),
  });
  const { apps } = api.merchant().rows;
  const appAt = (index: number) => {
    const app = apps.get(index);
    if (!app) throw new RangeError(`no application at ${index}`);
    return app;
  };
  const listen = (index: number, notifyUrl: string) => apps.replace(index, { ...appAt(index), notifyUrl });
  return { api, client: createClient(api), appAt, listen };
}

function proof(api: MockApi) {
  if (api.merchant().settings.guard.totpStep > api.clock.now() / 30) api.advance(30);
  return { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
}

async function takenFrom(api: MockApi) {
  for (;;) {
    const taken = api.takeCallbacks();
    if (taken.length > 0) return taken;
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

describe('an unsent callback', () => {
  it.each([
    ['by a mock API without a server', undefined, SANDBOX, THIS, 'no_sender'],
    ['by a mock API without a server to a public address', undefined, LIVE, PUBLIC, 'no_sender'],
    ['for a live application', [THIS_MACHINE], LIVE, PUBLIC, 'live_application'],
    ['to another machine', [THIS_MACHINE], SANDBOX, PRIVATE, 'address_not_allowed'],
    ['to a public address', [THIS_MACHINE], SANDBOX, PUBLIC, 'address_not_allowed'],
    ['to every address of this machine', [THIS_MACHINE], SANDBOX, 'http://0.0.0.0:9/', 'address_not_allowed'],
    ['to this machine by a shared server', [], SANDBOX, THIS, 'address_not_allowed'],
    ['to another port of a named host', ['shop:3001'], SANDBOX, PRIVATE, 'address_not_allowed'],
  ])('is recorded with its reason: %s', async (_name, targets, index, url, reason) => {
    const { api, client, appAt, listen } = open(targets);
    listen(index, url);
    const { appid } = appAt(index);
    const tested = await client.get(testCallback, { body: { appid, event: 'payment.paid' } });
    expect(tested).toMatchObject({
      status: callbackStatus.notSent,
      not_sent: reason,
      simulated: false,
      http_code: 0,
      delivery_time: 0,
      next_time: 0,
      attempt_list: [{ response: { http_code: 0, error: reason, body: '', simulated: false } }],
    });
    expect(api.takeCallbacks()).toEqual([]);
    const { list } = await client.get(listCallbacks, { query: { status: callbackStatus.notSent } });
    expect(list).toMatchObject([{ id: tested.id, not_sent: reason }]);
    expect(await client.get(getCallbackStats)).toMatchObject({
      not_sent: 1,
      success_rate: expect.any(String),
    });
  });

  it('is counted as unsent instead of failed or delivered', async () => {
    const { client, appAt, listen } = open();
    const before = await client.get(getCallbackStats);
    listen(SANDBOX, THIS);
    await client.get(testCallback, { body: { appid: appAt(SANDBOX).appid, event: 'payment.paid' } });
    const after = await client.get(getCallbackStats);
    expect(after).toEqual({ ...before, not_sent: 1 });
    expect(appAt(SANDBOX).failingSince).toBe(0);
  });

  it('has its own status in the exported list in both languages', async () => {
    const { api, client, appAt, listen } = open();
    listen(SANDBOX, THIS);
    await client.get(testCallback, { body: { appid: appAt(SANDBOX).appid, event: 'payment.paid' } });
    const sheet = async (language: string) => {
      const url = `http://mock.test${listCallbacks.path}?status=8&format=csv`;
      const headers = { [DOWNLOAD_HEADER]: '1', 'X-Language': language };
      return (await api.handle(new Request(url, { headers }))).text();
    };
    expect(await sheet('en-US')).toMatch(/payment\.paid.*Not sent/);
    expect(await sheet('zh-CN')).toMatch(/payment\.paid.*未发送/);
  });

  it('can be resent after its URL was changed to an allowed URL', async () => {
    const { api, client, appAt, listen } = open(['shop:3000']);
    listen(SANDBOX, THIS);
    const { id } = await client.get(testCallback, {
      body: { appid: appAt(SANDBOX).appid, event: 'payment.paid' },
    });
    api.advance(11);
    const { rows } = api.merchant();
    const row = rows.callbacks.all().at(-1);
    if (row) rows.callbacks.replace(row.index, { ...row, url: PRIVATE });
    void client.send(resendCallbacks, { body: { ids: [id] } });
    const [waiting] = await takenFrom(api);
    expect(waiting?.request.url).toBe(PRIVATE);
    if (waiting)
      api.callbackAnswered(waiting.sending, {
        httpCode: 200,
        error: '',
        durationMs: 1,
        headers: {},
        body: '',
      });
    expect(await client.get(getCallback, { query: { id } })).toMatchObject({
      status: callbackStatus.success,
      not_sent: '',
      simulated: false,
      attempts: 2,
    });
  });
});

it('a test event to an example endpoint gets a simulated response', async () => {
  const { client, appAt } = open([THIS_MACHINE]);
  const { appid, notifyUrl } = appAt(LIVE);
  expect(notifyUrl).toMatch(/\.example\//);
  const tested = await client.get(testCallback, { body: { appid, event: 'payment.paid' } });
  expect(tested).toMatchObject({ simulated: true, not_sent: '' });
  expect(tested.attempt_list[0]?.response.simulated).toBe(true);
});

describe('a test event with a URL', () => {
  const codeOf = async (call: Promise<Response>) => (await (await call).json()).code as number;

  it.each(['http://169.254.169.254/', 'http://127.0.0.1:9/', 'http://10.0.0.1/', 'http://localhost/'])(
    "can't be sent to %s for a live application",
    async (url) => {
      const { client, appAt } = open([THIS_MACHINE]);
      const body = { appid: appAt(LIVE).appid, event: 'payment.paid', url } as const;
      const response = await client.send(testCallback, { body });
      expect(await response.json()).toMatchObject({
        code: errorCode.PARAMETER_ERROR,
        data: { errors: { url: expect.any(String) } },
      });
    },
  );

  it("requires verification if the application hasn't saved the URL", async () => {
    const { api, client, appAt } = open([THIS_MACHINE]);
    const { appid } = appAt(SANDBOX);
    const body = { appid, event: 'payment.paid', url: THIS } as const;
    expect(await codeOf(client.send(testCallback, { body }))).toBe(errorCode.VERIFICATION_REQUIRED);
    const unsaved = { id: '604', notify_url: THIS, test: 1 } as const;
    expect(await codeOf(client.send(setNotifyUrl, { body: unsaved }))).toBe(errorCode.VERIFICATION_REQUIRED);
    expect(api.takeCallbacks()).toEqual([]);
    void client.send(testCallback, { body: { ...body, ...proof(api) } });
    const [sent] = await takenFrom(api);
    expect(sent?.request).toMatchObject({ url: THIS, sign: '' });
    expect(Object.keys(sent?.request.headers ?? {})).not.toContain('X-Settlement-Signature');
  });

  it('is signed if the application has saved the URL', async () => {
    const { api, client, appAt, listen } = open([THIS_MACHINE]);
    listen(SANDBOX, THIS);
    void client.send(testCallback, {
      body: { appid: appAt(SANDBOX).appid, event: 'refund.sent', url: THIS },
    });
    const [sent] = await takenFrom(api);
    expect(sent?.request.headers['X-Settlement-Signature']).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is rejected if its name is unknown', async () => {
    const { api, appAt } = open([THIS_MACHINE]);
    const body = JSON.stringify({ appid: appAt(SANDBOX).appid, event: 'payment.paid\nX: y' });
    const url = `http://mock.test${testCallback.path}`;
    const headers = { 'content-type': 'application/json' };
    const response = await api.handle(new Request(url, { method: 'POST', headers, body }));
    expect(await response.json()).toMatchObject({ code: errorCode.PARAMETER_ERROR });
  });
});

describe('a page of another origin', () => {
  let mock: Server | undefined;
  let shop: Server | undefined;
  let sender: CallbackSender | undefined;
  let calls = 0;

  afterEach(async () => {
    await sender?.stop();
    for (const server of [mock, shop]) {
      server?.closeAllConnections();
      server?.close();
    }
    calls = 0;
  });

  async function serve() {
    const { api, appAt } = open([THIS_MACHINE]);
    const secret = createServer((_message, response) => {
      calls += 1;
      response.end('SECRET of another server');
    });
    const bank = createServer(createHttpHandler(api, { isOpenToOrigins: true }));
    [shop, mock] = [secret, bank];
    const victim = `http://localhost:${await startServer(secret)}/`;
    const port = await startServer(bank);
    const base = `http://127.0.0.1:${port}`;
    sender = sendCallbacks(api, { closedPorts: [port] });
    const call = async ({ path, method }: Endpoint, body: object, headers: Record<string, string>) => {
      const init = { method, headers: { 'content-type': 'application/json', ...headers } };
      const response = await fetch(`${base}${path}`, { ...init, body: JSON.stringify(body) });
      return response.text();
    };
    return { api, appAt, victim, call };
  }

  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const local = { origin: 'http://localhost:5173' };

  it.each([
    ['a test of an address', foreign],
    ['a test of an address without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['a test by a page that hides its origin', { origin: 'null' }],
  ])("can't read the response of a local server: %s", async (_name, headers) => {
    const { api, victim, call } = await serve();
    const body = { id: '604', notify_url: victim, test: 1, ...proof(api) };
    const answer = await call(setNotifyUrl, body, headers);
    expect(answer).not.toContain('SECRET');
    expect(JSON.parse(answer)).toMatchObject({ code: 200, data: { test: { not_sent: 'foreign_origin' } } });
    expect(calls).toBe(0);
  });

  it('can read the response of a local server if the page is on this machine', async () => {
    const { api, victim, call } = await serve();
    const body = { id: '604', notify_url: victim, test: 1, ...proof(api) };
    expect(await call(setNotifyUrl, body, local)).toContain('SECRET');
    expect(calls).toBe(1);
  });

  it("can't make the server send callbacks to a URL that the page saved", async () => {
    const { api, appAt, victim, call } = await serve();
    await call(setNotifyUrl, { id: '604', notify_url: victim, ...proof(api) }, foreign);
    const endpoints = [{ url: `${victim}endpoint`, events: ['payment.paid'] }];
    await call(editApplication, { id: '604', endpoints, ...proof(api) }, foreign);
    expect(appAt(SANDBOX).notifyUrl).toBe(victim);
    const { appid } = appAt(SANDBOX);
    for (const url of [victim, `${victim}endpoint`])
      expect(await call(testCallback, { appid, event: 'payment.paid', url }, local)).toContain(
        'foreign_origin',
      );
    expect(calls).toBe(0);
    await call(setNotifyUrl, { id: '604', notify_url: victim }, local);
    expect(await call(testCallback, { appid, event: 'payment.paid' }, local)).toContain('SECRET');
  });
});

describe('callback targets', () => {
  it('are set on the command line or in the environment', () => {
    const read = (args: string[], env: Record<string, string> = {}) => {
      const command = readCommand(args, env);
      return command.kind === 'listen' ? command.options.callbacksTo : undefined;
    };
    expect(read([])).toEqual([]);
    expect(read(['--callbacks-to', 'shop:3000', '--callbacks-to', 'Other:80'])).toEqual([
      'shop:3000',
      'other:80',
    ]);
    expect(read([], { CALLBACKS_TO: 'shop:3000,other:80' })).toEqual(['shop:3000', 'other:80']);
    for (const wrong of ['shop', 'http://shop:3000', 'shop:3000/hooks', 'a@shop:3000', ''])
      expect(() => read(['--callbacks-to', wrong])).toThrow('is not a host with a port');
  });

  it('can be on another machine only if they are named explicitly', async () => {
    const sent = { url: PRIVATE, headers: {}, body: '{}' };
    const options = { closedPorts: [], resolve: async () => ['192.0.2.1'] };
    expect(await postCallback(sent, options)).toMatchObject({ error: 'address_not_allowed' });
    const targets = targetsFor('0.0.0.0', ['shop:3000']);
    const tried = await postCallback(sent, {
      ...options,
      targets,
      resolve: () => Promise.reject(new Error()),
    });
    expect(tried.error).toBe('dns');
  });
});
