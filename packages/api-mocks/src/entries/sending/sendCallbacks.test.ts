import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setNotifyUrl } from '#contract/applications.ts';
import {
  getCallback,
  listCallbacks,
  resendCallbacks,
  RETRY_SECONDS,
  testCallback,
} from '#contract/callbacks.ts';
import { callbackStatus } from '#contract/enumerations.ts';
import { createOrder } from '#contract/orders.ts';
import * as v from 'valibot';
import { codesOf, createClient, startServer } from '#testing/client.ts';
import { appAt, orderBody, signedRequest } from '#testing/signing.ts';
import { createMockApi, type MockApi } from '../createMockApi.ts';
import { postCallback } from './postCallback.ts';
import { THIS_MACHINE } from '#core/books/outbox.ts';
import { sendCallbacks, targetsFor, type CallbackSender } from './sendCallbacks.ts';

const SANDBOX = 3;
const NOW = 1_795_171_500;

interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let api: MockApi;
let sender: CallbackSender | undefined;
let server: Server;
let base = '';
let received: Received[] = [];
let answer: (response: ServerResponse) => void = () => undefined;

beforeEach(async () => {
  received = [];
  answer = (response) => response.end('ok');
  server = createServer((message, response) => {
    let body = '';
    message.setEncoding('utf8');
    message.on('data', (part: string) => (body += part));
    message.on('end', () => {
      received.push({ path: message.url ?? '', headers: message.headers, body });
      answer(response);
    });
  });
  base = `http://localhost:${await startServer(server)}`;
  api = createMockApi({ isSignedIn: true, now: NOW, sendsCallbacksTo: [THIS_MACHINE] });
});

afterEach(async () => {
  await sender?.stop();
  sender = undefined;
  server.closeAllConnections();
  server.close();
});

function listen(index: number, url = `${base}/hook?shop=1`): void {
  api.merchant().rows.apps.replace(index, { ...appAt(api, index), notifyUrl: url });
}

const made = v.looseObject({ data: v.looseObject({ trade_no: v.string(), payment_url: v.string() }) });

async function order(index = SANDBOX) {
  const ask = { method: 'POST', target: createOrder.path, body: orderBody() };
  const request = signedRequest(api, appAt(api, index), ask);
  return v.parse(made, await (await api.handle(request)).json()).data;
}

async function sendNow(): Promise<void> {
  sender = sendCallbacks(api, { closedPorts: [] });
  api.advance(0);
  await sender.stop();
}

const newest = async () => {
  const client = createClient(api);
  const { list } = await client.get(listCallbacks, {
    query: { pageSize: 1, appid: appAt(api, SANDBOX).appid },
  });
  return client.get(getCallback, { query: { id: list[0]?.id ?? '' } });
};

describe('a callback of a test application to this machine', () => {
  it('is signed', async () => {
    listen(SANDBOX);
    const { trade_no } = await order();
    await sendNow();
    expect(received).toHaveLength(1);
    const [{ path, headers, body }] = [received[0] ?? { path: '', headers: {}, body: '' }];
    expect(path).toBe('/hook?shop=1');
    expect(JSON.parse(body)).toEqual({
      event_id: expect.stringMatching(/^evt_[0-9a-f]{24}$/),
      event: 'payment.created',
      version: 2,
      sequence: 1,
      event_time: NOW,
      appid: appAt(api, SANDBOX).appid,
      mode: 2,
      trade_no,
      out_trade_no: 'A-1',
      state: 'created',
      status: 1,
      diff_type: 0,
      amount: '25',
      amount_collected: '0',
      fees: '0',
      amount_refunded: '0',
      amount_remaining: '0',
      token: 'USDT',
      chain: 'TRON',
      net_work: 'TRC20',
      txid: '',
    });
    const expected = createHmac('sha256', appAt(api, SANDBOX).signingKeys[0]?.key ?? '')
      .update(`${String(headers['x-settlement-time'])}.${body}`)
      .digest('hex');
    expect(headers['x-settlement-signature']).toBe(expected);
  });

  it('is logged with the response', async () => {
    listen(SANDBOX);
    answer = (response) => response.writeHead(201, { 'content-type': 'text/x-own' }).end('thanks <b>1</b>');
    await order();
    await sendNow();
    expect(await newest()).toMatchObject({
      status: callbackStatus.success,
      http_code: 201,
      attempt_list: [
        { response: { http_code: 201, body: 'thanks <b>1</b>', headers: { 'content-type': 'text/x-own' } } },
      ],
    });
  });

  it('isn’t listed as "no response" while waiting for the response', async () => {
    listen(SANDBOX);
    await order();
    api.advance(1);
    expect(await newest()).toMatchObject({
      awaiting_response: true,
      status: callbackStatus.confirmed,
      attempt_list: [{ response: { error: 'pending', http_code: 0 } }],
    });
    const client = createClient(api);
    const silent = await client.get(listCallbacks, {
      query: { pageSize: 1, appid: appAt(api, SANDBOX).appid, http_class: 0 },
    });
    expect(silent.list.map(({ event }) => event)).not.toContain('payment.created');
    await sendNow();
    expect(await newest()).toMatchObject({ awaiting_response: false, http_code: 200 });
  });

  it("is retried as the mock clock advances, until it's delivered", async () => {
    listen(SANDBOX);
    answer = (response) => response.writeHead(503).end('not yet');
    await order();
    await sendNow();
    expect(await newest()).toMatchObject({ status: callbackStatus.failed, http_code: 503, attempts: 1 });
    for (const [index, wait] of RETRY_SECONDS.slice(0, 3).entries()) {
      if (index === 2) answer = (response) => response.end('ok');
      api.advance(index === 0 ? wait : wait - 1);
      await sendNow();
      expect(received).toHaveLength(index + 1);
      api.advance(1);
      await sendNow();
      expect(received).toHaveLength(index + 2);
    }
    expect(await newest()).toMatchObject({ status: callbackStatus.success, attempts: 4, retries: 3 });
    const ids = received.map(({ body }) =>
      v.parse(v.looseObject({ event_id: v.string() }), JSON.parse(body)),
    );
    expect(new Set(ids.map(({ event_id }) => event_id)).size).toBe(1);
  });

  it('is signed with the system time instead of the mock time', async () => {
    listen(SANDBOX);
    api.advance(90_000);
    await order();
    await sendNow();
    expect(received[0]?.headers['x-settlement-time']).toBe(String(NOW));
  });

  it('can be resent manually', async () => {
    listen(SANDBOX);
    answer = (response) => response.writeHead(500).end();
    await order();
    await sendNow();
    const { id } = await newest();
    answer = (response) => response.end('ok');
    sender = sendCallbacks(api, { closedPorts: [] });
    // The resend call returns only after the receiver has responded.
    await createClient(api).get(resendCallbacks, { body: { ids: [id] } });
    expect(await newest()).toMatchObject({ status: callbackStatus.success, attempts: 2 });
  });

  it('can be sent as a test, which returns the response of the receiver', async () => {
    listen(SANDBOX);
    answer = (response) => response.writeHead(418).end('short and stout');
    sender = sendCallbacks(api, { closedPorts: [] });
    const client = createClient(api);
    const tested = await client.get(testCallback, {
      body: { appid: appAt(api, SANDBOX).appid, event: 'payment.paid' },
    });
    expect(tested).toMatchObject({
      http_code: 418,
      attempt_list: [{ response: { body: 'short and stout' } }],
    });
    const { test } = await client.get(setNotifyUrl, {
      body: {
        id: '604',
        notify_url: `${base}/other`,
        test: 1,
        ...codesOf(api),
      },
    });
    expect(test).toMatchObject({ http_code: 418, body: 'short and stout' });
    expect(received.map(({ path }) => path)).toEqual(['/hook?shop=1', '/other']);
  });

  it("isn't sent again after the mock API's state is restored", async () => {
    const seeds = { seed: 'restored', historySeed: 'northwind', notifyUrl: `${base}/hook` };
    const options = { ...seeds, isSignedIn: true, now: NOW, sendsCallbacksTo: [THIS_MACHINE] };
    api = createMockApi(options);
    await order();
    await sendNow();
    expect(received).toHaveLength(1);
    const again = createMockApi(options);
    again.importState(JSON.parse(JSON.stringify(api.exportState())));
    expect(again.takeCallbacks()).toEqual([]);
  });
});

describe('callbacks', () => {
  it.each([
    ['a name that resolves to another machine', 'http://localhost:9/', ['198.51.100.7']],
    ['a name with an address of another machine', 'http://localhost:9/', ['127.0.0.1', '198.51.100.7']],
    ['a name that does not resolve', 'http://localhost:9/', []],
    ['an address of another machine', 'http://198.51.100.7/', ['127.0.0.1']],
    ['an IPv4 address inside of IPv6', 'http://[::ffff:198.51.100.7]/', ['127.0.0.1']],
    ['every address of this machine', 'http://0.0.0.0:9/', ['127.0.0.1']],
    ['another protocol', 'https://localhost:9/', ['127.0.0.1']],
  ])("aren't sent to %s", async (_name, url, addresses) => {
    const sent = { url, headers: {}, body: '{}' };
    const options = { closedPorts: [], resolve: async () => addresses };
    expect(await postCallback(sent, options)).toMatchObject({ httpCode: 0, error: 'address_not_allowed' });
  });

  it("aren't sent to the mock API itself", async () => {
    const closedPorts = [Number(new URL(base).port)];
    const sent = { url: `${base}/__mock/reset`, headers: {}, body: '{}' };
    expect(await postCallback(sent, { closedPorts })).toMatchObject({ error: 'address_not_allowed' });
    expect(received).toEqual([]);
  });
});

it("THIS_MACHINE is a callback target only if other machines can't reach the server", () => {
  const named = ['shop:3000'];
  for (const host of ['127.0.0.1', 'localhost', '::1'])
    expect(targetsFor(host, named)).toEqual([THIS_MACHINE, ...named]);
  for (const host of ['0.0.0.0', '::', '192.168.1.7']) expect(targetsFor(host, named)).toEqual(named);
});

describe('a server that receives callbacks', () => {
  const send = (resolve?: () => Promise<readonly string[]>) =>
    postCallback(
      { url: `${base}/`, headers: {}, body: '{}' },
      { closedPorts: [], ...(resolve && { resolve }) },
    );

  it('is called at the checked IP address, with its host name in the header', async () => {
    const port = new URL(base).port;
    await postCallback(
      { url: `http://shop.localhost:${port}/`, headers: {}, body: '{}' },
      { closedPorts: [], resolve: async () => ['127.0.0.1'] },
    );
    expect(received[0]?.headers.host).toBe(`shop.localhost:${port}`);
  });

  it("can't redirect a callback", async () => {
    answer = (response) => response.writeHead(302, { location: `${base}/elsewhere` }).end();
    expect(await send()).toMatchObject({ httpCode: 302, headers: { location: `${base}/elsewhere` } });
    expect(received).toHaveLength(1);
  });

  it("can't make the sender read more than 2 KB of an endless response", async () => {
    answer = (response) => {
      const more = (error?: Error | null) => {
        if (!error && !response.destroyed) response.write('x'.repeat(10_000), more);
      };
      more();
    };
    const { httpCode, body } = await send();
    expect([httpCode, body.length]).toEqual([200, 2048]);
  });

  it("causes a connection error if it isn't running", async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await send()).toMatchObject({ httpCode: 0, error: 'connection' });
    expect(await send(() => Promise.reject(new Error('no such name')))).toMatchObject({ error: 'dns' });
  });

  it("causes a timeout if it doesn't respond within five seconds", async () => {
    answer = () => undefined;
    const given = AbortSignal.timeout.bind(AbortSignal);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => given(ms / 50));
    const { error, durationMs } = await send();
    expect(timeout.mock.calls).toEqual([[5000]]);
    expect(error).toBe('timeout');
    expect(durationMs).toBeGreaterThanOrEqual(95);
  });
});
