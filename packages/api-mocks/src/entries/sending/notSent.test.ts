import { describe, expect, it, onTestFinished } from 'vitest';
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
import { codesOf, createClient, takeCallbacks } from '#testing/client.ts';
import { serve } from '#testing/serve.ts';
import { appAt } from '#testing/signing.ts';
import { createMockApi } from '../createMockApi.ts';
import { createHttpHandler } from '../server.ts';
import { postCallback } from './postCallback.ts';
import { sendCallbacks, targetsFor } from './sendCallbacks.ts';

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
  const saved = (index: number) => appAt(api, index);
  const listen = (index: number, notifyUrl: string) =>
    api.merchant().rows.apps.replace(index, { ...saved(index), notifyUrl });
  return { api, client: createClient(api), saved, listen };
}

describe('an unsent callback', () => {
  it.each([
    ['by a mock API without a server', undefined, SANDBOX, THIS, 'no_sender'],
    ['by a mock API without a server to a public address', undefined, LIVE, PUBLIC, 'no_sender'],
    ['for a live application', [THIS_MACHINE], LIVE, PUBLIC, 'live_application'],
    ['to another machine', [THIS_MACHINE], SANDBOX, PRIVATE, 'address_not_allowed'],
    ['to a public address', [THIS_MACHINE], SANDBOX, PUBLIC, 'address_not_allowed'],
    [
      'to a name that is not local',
      [THIS_MACHINE],
      SANDBOX,
      'http://localhost.shop.test/',
      'address_not_allowed',
    ],
    ['to every address of this machine', [THIS_MACHINE], SANDBOX, 'http://0.0.0.0:9/', 'address_not_allowed'],
    ['to this machine by a shared server', [], SANDBOX, THIS, 'address_not_allowed'],
    ['to another port of a named host', ['shop:3001'], SANDBOX, PRIVATE, 'address_not_allowed'],
  ])('is recorded with its reason: %s', async (_name, targets, index, url, reason) => {
    const { api, client, saved, listen } = open(targets);
    const before = await client.get(getCallbackStats);
    listen(index, url);
    const { appid } = saved(index);
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
    expect(await client.get(getCallbackStats)).toEqual({ ...before, not_sent: 1 });
    expect(saved(index).failingSince).toBe(0);
  });

  it('has its own status in the exported list in both languages', async () => {
    const { api, client, saved, listen } = open();
    listen(SANDBOX, THIS);
    await client.get(testCallback, { body: { appid: saved(SANDBOX).appid, event: 'payment.paid' } });
    const sheet = async (language: string) => {
      const url = `http://mock.test${listCallbacks.path}?status=8&format=csv`;
      const headers = { [DOWNLOAD_HEADER]: '1', 'X-Language': language };
      return (await api.handle(new Request(url, { headers }))).text();
    };
    expect(await sheet('en-US')).toMatch(/payment\.paid.*Not sent/);
    expect(await sheet('zh-CN')).toMatch(/payment\.paid.*未发送/);
  });

  it('can be resent after its URL was changed to an allowed URL', async () => {
    const { api, client, saved, listen } = open(['shop:3000']);
    listen(SANDBOX, THIS);
    const { id } = await client.get(testCallback, {
      body: { appid: saved(SANDBOX).appid, event: 'payment.paid' },
    });
    api.advance(11);
    const { rows } = api.merchant();
    const row = rows.callbacks.all().at(-1);
    if (row) rows.callbacks.replace(row.index, { ...row, url: PRIVATE });
    void client.send(resendCallbacks, { body: { ids: [id] } });
    const [waiting] = await takeCallbacks(api);
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
  const { client, saved } = open([THIS_MACHINE]);
  const { appid, notifyUrl } = saved(LIVE);
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
      const { client, saved } = open([THIS_MACHINE]);
      const body = { appid: saved(LIVE).appid, event: 'payment.paid', url } as const;
      const response = await client.send(testCallback, { body });
      expect(await response.json()).toMatchObject({
        code: errorCode.PARAMETER_ERROR,
        data: { errors: { url: expect.any(String) } },
      });
    },
  );

  it("requires verification if the application hasn't saved the URL", async () => {
    const { api, client, saved } = open([THIS_MACHINE]);
    const { appid } = saved(SANDBOX);
    const body = { appid, event: 'payment.paid', url: THIS } as const;
    expect(await codeOf(client.send(testCallback, { body }))).toBe(errorCode.VERIFICATION_REQUIRED);
    const unsaved = { id: '604', notify_url: THIS, test: 1 } as const;
    expect(await codeOf(client.send(setNotifyUrl, { body: unsaved }))).toBe(errorCode.VERIFICATION_REQUIRED);
    expect(api.takeCallbacks()).toEqual([]);
    void client.send(testCallback, { body: { ...body, ...codesOf(api) } });
    const [sent] = await takeCallbacks(api);
    expect(sent?.request).toMatchObject({ url: THIS, sign: '' });
    expect(Object.keys(sent?.request.headers ?? {})).not.toContain('X-Settlement-Signature');
  });

  it('is signed if the application has saved the URL', async () => {
    const { api, client, saved, listen } = open([THIS_MACHINE]);
    listen(SANDBOX, THIS);
    void client.send(testCallback, {
      body: { appid: saved(SANDBOX).appid, event: 'refund.sent', url: THIS },
    });
    const [sent] = await takeCallbacks(api);
    expect(sent?.request.headers['X-Settlement-Signature']).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is rejected if its name is unknown', async () => {
    const { api, saved } = open([THIS_MACHINE]);
    const body = JSON.stringify({ appid: saved(SANDBOX).appid, event: 'payment.paid\nX: y' });
    const url = `http://mock.test${testCallback.path}`;
    const headers = { 'content-type': 'application/json' };
    const response = await api.handle(new Request(url, { method: 'POST', headers, body }));
    expect(await response.json()).toMatchObject({ code: errorCode.PARAMETER_ERROR });
  });
});

describe('a page of another origin', () => {
  async function serveBoth() {
    const { api, saved } = open([THIS_MACHINE]);
    const received = { calls: 0 };
    const shop = await serve((_message, response) => {
      received.calls += 1;
      response.end('SECRET of another server');
    });
    const victim = `http://localhost:${shop.port}/`;
    const { base, port } = await serve(createHttpHandler(api, { isOpenToOrigins: true }));
    const sender = sendCallbacks(api, { closedPorts: [port] });
    onTestFinished(() => sender.stop());
    const call = async ({ path, method }: Endpoint, body: object, headers: Record<string, string>) => {
      const init = { method, headers: { 'content-type': 'application/json', ...headers } };
      const response = await fetch(`${base}${path}`, { ...init, body: JSON.stringify(body) });
      return response.text();
    };
    return { api, saved, victim, call, received };
  }

  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const local = { origin: 'http://localhost:5173' };

  it.each([
    ['a test of an address', foreign],
    ['a test of an address without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['a test by a page that hides its origin', { origin: 'null' }],
  ])("can't read the response of a local server: %s", async (_name, headers) => {
    const { api, victim, call, received } = await serveBoth();
    const body = { id: '604', notify_url: victim, test: 1, ...codesOf(api) };
    const answer = await call(setNotifyUrl, body, headers);
    expect(answer).not.toContain('SECRET');
    expect(JSON.parse(answer)).toMatchObject({ code: 200, data: { test: { not_sent: 'foreign_origin' } } });
    expect(received.calls).toBe(0);
  });

  it('can read the response of a local server if the page is on this machine', async () => {
    const { api, victim, call, received } = await serveBoth();
    const body = { id: '604', notify_url: victim, test: 1, ...codesOf(api) };
    expect(await call(setNotifyUrl, body, local)).toContain('SECRET');
    expect(received.calls).toBe(1);
  });

  it("can't make the server send callbacks to a URL that the page saved", async () => {
    const { api, saved, victim, call, received } = await serveBoth();
    await call(setNotifyUrl, { id: '604', notify_url: victim, ...codesOf(api) }, foreign);
    const endpoints = [{ url: `${victim}endpoint`, events: ['payment.paid'] }];
    await call(editApplication, { id: '604', endpoints, ...codesOf(api) }, foreign);
    expect(saved(SANDBOX).notifyUrl).toBe(victim);
    const { appid } = saved(SANDBOX);
    for (const url of [victim, `${victim}endpoint`])
      expect(await call(testCallback, { appid, event: 'payment.paid', url }, local)).toContain(
        'foreign_origin',
      );
    expect(received.calls).toBe(0);
    await call(setNotifyUrl, { id: '604', notify_url: victim }, local);
    expect(await call(testCallback, { appid, event: 'payment.paid' }, local)).toContain('SECRET');
  });
});

describe('callback targets', () => {
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
