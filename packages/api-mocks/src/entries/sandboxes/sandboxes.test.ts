import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as v from 'valibot';
import { createServerApi } from '../createServerApi.ts';
import { createMockApi } from '../createMockApi.ts';
import { openDataFile, type DataFile } from '../data/dataFile.ts';
import { createHttpHandler } from '../server.ts';
import { serve as serveOn } from '#testing/serve.ts';
import { nextNonce, orderBody, signatureOf, type SigningApp } from '#testing/signing.ts';
import { basePathOf, SANDBOX_HEADER } from './sandboxCalls.ts';
import { createSandboxes, UNUSED_SECONDS } from './sandboxes.ts';

const START = Date.UTC(2026, 10, 20, 10, 45, 0) / 1000;
const HOUR = 3600;
const ORDERS = '/api/v1/orders';
const created = v.object({
  id: v.string(),
  base_url: v.string(),
  controls_url: v.string(),
  application: v.object({ appid: v.string(), secret_key: v.string(), sign_key: v.string() }),
  expire_time: v.number(),
});
const body = v.looseObject({ code: v.optional(v.number()), data: v.optional(v.looseObject({})) });
const clock = v.looseObject({ now: v.number(), scenarios: v.array(v.string()) });

async function serve(file?: DataFile) {
  const time = { now: START };
  const now = () => time.now;
  const sandboxes = createSandboxes({
    open: ({ id, notifyUrl }, store) =>
      createServerApi({
        now,
        seed: id,
        historySeed: 'northwind',
        basePath: basePathOf(id),
        notifyUrl,
        store,
        sendsCallbacksTo: [],
      }),
    send: () => ({ stop: async () => undefined }),
    now,
    records: file?.sandboxes,
  });
  const api = createMockApi({ now });
  const { base } = await serveOn(createHttpHandler(api, { sandboxes }));

  const ask = async (url: string, init: RequestInit = {}) => {
    const response = await fetch(url, init);
    return { status: response.status, ...v.parse(body, await response.json()) };
  };
  const post = (url: string, sent: unknown = {}, headers: Record<string, string> = {}) =>
    ask(url, { method: 'POST', body: JSON.stringify(sent), headers });

  async function create(sent: object = {}) {
    const response = await fetch(`${base}/sandboxes`, { method: 'POST', body: JSON.stringify(sent) });
    expect(response.status).toBe(201);
    const sandbox = v.parse(created, await response.json());
    const { appid, secret_key: secretKey } = sandbox.application;
    return { ...sandbox, app: { appid, secretKey } };
  }

  const signed = (app: SigningApp, url: string, target: string, sent = '', headers = {}) => {
    const method = sent === '' ? 'GET' : 'POST';
    const signature = signatureOf(app, { method, target, body: sent, time: time.now, nonce: nextNonce() });
    return ask(url, { method, headers: { ...headers, ...signature }, ...(sent !== '' && { body: sent }) });
  };
  const makeOrder = ({ base_url: url, app }: Awaited<ReturnType<typeof create>>, no: string) =>
    signed(app, `${url}${ORDERS}`, ORDERS, orderBody({ out_trade_no: no }));
  const totalOf = async ({ base_url: url, app }: Awaited<ReturnType<typeof create>>) =>
    (await signed(app, `${url}${ORDERS}`, ORDERS)).data?.['total'];
  const clockOf = async (url: string) => v.parse(clock, await (await fetch(`${url}/__mock/clock`)).json());
  const signIn = async (url: string) =>
    String(
      (await post(`${url}/api/v1/public/login`, { google_auth_code: 'mock:authorised' })).data?.['token'],
    );
  return { api, base, time, sandboxes, ask, post, create, signed, makeOrder, totalOf, clockOf, signIn };
}

describe('separate sandboxes', () => {
  it('don’t share clocks, failures, orders or sessions', async () => {
    const { base, create, post, ask, makeOrder, totalOf, clockOf, signIn } = await serve();
    const [one, two, three] = [await create(), await create(), await create()];
    const token = await signIn(three.base_url);
    await Promise.all([
      makeOrder(one, 'A-1'),
      post(`${one.controls_url}clock`, { advance: 3 * 86_400 }),
      post(`${two.controls_url}fail`, { endpoint: '*', failure: 500 }),
      post(`${two.controls_url}scenario`, { scenario: 'payments.empty' }),
      makeOrder(three, 'C-1').then(() => makeOrder(three, 'C-2')),
    ]);
    const info = (url: string) => ask(`${url}/api/v1/user/info`, { headers: { 'x-token': token } });
    expect((await info(three.base_url)).status).toBe(200);
    expect((await info(base)).status).toBe(401);
    expect((await info(two.base_url)).status).toBe(500);
    await post(`${two.controls_url}reset`);
    expect([await totalOf(one), await totalOf(two), await totalOf(three)]).toEqual([1, 0, 2]);
    expect((await clockOf(one.base_url)).now).toBe(START + 3 * 86_400);
    for (const url of [two.base_url, three.base_url, base])
      expect(await clockOf(url)).toMatchObject({ now: START, scenarios: [] });
    expect((await info(three.base_url)).status).toBe(200);
    for (const url of [one.base_url, two.base_url, base]) expect((await info(url)).status).toBe(401);
  });

  it('have different keys that work only in their own sandbox', async () => {
    const { api, base, create, signed } = await serve();
    const [one, two] = [await create(), await create()];
    const apps = api.merchant('authorised').rows.apps.all();
    const keys = [one, two].flatMap(({ application }) => [application.secret_key, application.sign_key]);
    const shared = apps.flatMap(({ secretKey, signingKeys }) => [secretKey, signingKeys[0]?.key]);
    expect(new Set([...keys, ...shared]).size).toBe(keys.length + shared.length);
    const status = async (url: string) => (await signed(one.app, `${url}${ORDERS}`, ORDERS)).status;
    expect(await status(one.base_url)).toBe(200);
    expect(await status(two.base_url)).toBe(401);
    expect(await status(base)).toBe(401);
  });
});

describe('a sandbox', () => {
  it('accepts calls by path or header, and signatures with or without its path prefix', async () => {
    const { base, create, signed } = await serve();
    const { id, app, base_url: url } = await create();
    const header = { [SANDBOX_HEADER]: id };
    expect((await signed(app, `${url}${ORDERS}`, ORDERS)).status).toBe(200);
    expect((await signed(app, `${url}${ORDERS}`, `${basePathOf(id)}${ORDERS}`)).status).toBe(200);
    expect((await signed(app, `${base}${ORDERS}`, ORDERS, '', header)).status).toBe(200);
    expect((await signed(app, `${base}${ORDERS}`, '/api/v1/order', '', header)).status).toBe(401);
  });

  it('has its own payment page, configuration and OpenAPI document', async () => {
    const { create, makeOrder } = await serve();
    const sandbox = await create();
    const { data } = await makeOrder(sandbox, 'PAY-1');
    const url = String(data?.['payment_url']);
    expect(url.startsWith(`${sandbox.base_url}/pay/`)).toBe(true);
    const page = await (await fetch(url)).text();
    expect(page).toContain(`action="${new URL(url).pathname}?lang=en-US"`);
    const paid = await fetch(url, { method: 'POST', body: 'how=exact', redirect: 'manual' });
    expect(paid.headers.get('location')).toBe(`${new URL(url).pathname}?lang=en-US`);
    expect((await fetch(`${sandbox.base_url}/config.json`)).status).toBe(200);
    const openapi: unknown = await (await fetch(`${sandbox.base_url}/openapi.json`)).json();
    expect(openapi).toMatchObject({ servers: [{ url: sandbox.base_url }] });
    expect(await (await fetch(sandbox.base_url)).text()).toContain(
      `${new URL(sandbox.base_url).pathname}/docs`,
    );
  });

  it('sends the callbacks of its test application to the requested URL', async () => {
    const { create, makeOrder, sandboxes } = await serve();
    const sandbox = await create({ notify_url: 'http://shop:3000/hooks' });
    await makeOrder(sandbox, 'CALLBACK-1');
    const { api } = sandboxes.enter(sandbox.id) ?? {};
    expect(api?.merchant('authorised').rows.callbacks.all().at(-1)?.url).toBe('http://shop:3000/hooks');
  });

  it('can’t be created or deleted by a page of another site', async () => {
    const { base, post, create } = await serve();
    const send = (method: string, path: string) =>
      new Promise((resolve, reject) => {
        const sent = request(base + path, { method, headers: { host: 'evil.example' } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        sent.on('error', reject).end();
      });
    const { id } = await create();
    expect(await send('POST', '/sandboxes')).toBe(403);
    expect(await send('DELETE', `/sandboxes/${id}`)).toBe(403);
    expect(await post(`${base}/sandboxes`, {}, { origin: 'https://evil.example' })).toMatchObject({
      status: 403,
    });
  });

  it('can’t be created with unknown fields or with an HTTP method other than POST', async () => {
    const { base, post } = await serve();
    expect(await post(`${base}/sandboxes`, { notify: 'http://shop:3000' })).toMatchObject({ status: 422 });
    const read = await fetch(`${base}/sandboxes`);
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('with an unknown ID returns 404 and shows the call that creates a sandbox', async () => {
    const { base, ask } = await serve();
    const missing = { status: 404, code: 404 };
    expect(await ask(`${base}/s/unknown${ORDERS}`)).toMatchObject(missing);
    expect(await ask(`${base}/`, { headers: { [SANDBOX_HEADER]: 'unknown' } })).toMatchObject(missing);
    const text = await (await fetch(`${base}/s/unknown/`)).text();
    expect(text).toContain('POST /sandboxes');
  });

  it('is gone after its deletion, or after 30 days without a call', async () => {
    const { base, create, totalOf, sandboxes, time, ask } = await serve();
    const [dropped, unused, used] = [await create(), await create(), await create()];
    const drop = () => fetch(`${base}/sandboxes/${dropped.id}`, { method: 'DELETE' });
    expect((await drop()).status).toBe(204);
    expect((await drop()).status).toBe(404);
    expect((await ask(`${dropped.base_url}${ORDERS}`)).status).toBe(404);
    expect(unused.expire_time).toBe(START + UNUSED_SECONDS);
    time.now += 20 * 86_400;
    expect(await totalOf(used)).toBe(0);
    time.now += 11 * 86_400;
    expect((await ask(`${unused.base_url}${ORDERS}`)).status).toBe(404);
    await sandboxes.sweep();
    expect(await totalOf(used)).toBe(0);
  });
});

describe('a sandbox in a file', () => {
  const pathOf = () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandboxes-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return join(folder, 'bank.db');
  };

  it('has the same data after a restart', async () => {
    const path = pathOf();
    const first = await openDataFile(path);
    const { create, makeOrder } = await serve(first);
    const [one, two] = [await create({ notify_url: 'http://shop:3000/hooks' }), await create()];
    await makeOrder(one, 'ORDER-1');
    first.close();
    const second = await openDataFile(path);
    const again = await serve(second);
    const at = (sandbox: typeof one) => ({ ...sandbox, base_url: again.base + basePathOf(sandbox.id) });
    expect([await again.totalOf(at(one)), await again.totalOf(at(two))]).toEqual([1, 0]);
    await again.makeOrder(at(one), 'ORDER-2');
    expect(again.sandboxes.enter(one.id)?.api.merchant().rows.callbacks.all().at(-1)?.url).toBe(
      'http://shop:3000/hooks',
    );
    second.close();
  });

  it('is removed from memory when it is idle, and keeps its data', async () => {
    const file = await openDataFile(pathOf());
    const { create, makeOrder, totalOf, sandboxes, time } = await serve(file);
    const sandbox = await create();
    expect(sandboxes.running).toBe(0);
    await makeOrder(sandbox, 'ORDER-1');
    await sandboxes.sweep();
    expect(sandboxes.running).toBe(1);
    time.now += 12 * HOUR;
    const entered = sandboxes.enter(sandbox.id);
    entered?.api.tick();
    time.now += 3 * HOUR;
    await sandboxes.sweep();
    expect(sandboxes.running).toBe(1);
    entered?.leave();
    await sandboxes.sweep();
    expect(sandboxes.running).toBe(0);
    expect(await totalOf(sandbox)).toBe(1);
    file.close();
  });

  it('keeps only the demo history that its data is based on', async () => {
    const path = pathOf();
    const file = await openDataFile(path);
    const { create, totalOf, sandboxes, time } = await serve(file);
    // Histories are shared within a process. On a day that another test used, the history wouldn't be stored
    // again.
    time.now += 100 * 86_400;
    const day = Math.floor(time.now / 86_400) * 86_400;
    const [used, dropped] = [await create(), await create()];
    await totalOf(used);
    time.now += 86_400;
    await totalOf(dropped);
    time.now += 86_400;
    await sandboxes.sweep();
    await sandboxes.drop(dropped.id);
    await sandboxes.sweep();
    file.close();
    const database = new DatabaseSync(path);
    const keys = database.prepare('SELECT key FROM histories').all();
    database.close();
    expect(keys).toEqual([{ key: `authorised|northwind|${day}` }]);
  });

  it('is completely removed from the file when it is deleted', async () => {
    const path = pathOf();
    const file = await openDataFile(path);
    const { base, create, makeOrder, sandboxes } = await serve(file);
    const sandbox = await create();
    await makeOrder(sandbox, 'ORDER-1');
    const { api } = sandboxes.enter(sandbox.id) ?? {};
    await fetch(`${base}/sandboxes/${sandbox.id}`, { method: 'DELETE' });
    api?.advance(86_400);
    file.close();
    const database = new DatabaseSync(path);
    expect(database.prepare('SELECT count(*) AS rows FROM patches').get()).toEqual({ rows: 0 });
    database.close();
  });
});
