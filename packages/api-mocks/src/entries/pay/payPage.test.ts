import { serve } from '#testing/serve.ts';
import { get, request } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { createOrder, listOrders } from '#contract/orders.ts';
import { appAt, nextNonce, orderBody, signatureOf } from '#testing/signing.ts';
import { createMockApi, type MockApi } from '../createMockApi.ts';
import { createHttpHandler } from '../server.ts';

const SANDBOX = 3;
const made = v.looseObject({ data: v.looseObject({ payment_url: v.string() }) });

let api: MockApi;
let base = '';

beforeEach(async () => {
  api = createMockApi();
  ({ base } = await serve(createHttpHandler(api, { isOpenToOrigins: true })));
});

async function send(body: object) {
  const text = orderBody(body);
  const headers = signatureOf(appAt(api, SANDBOX), {
    method: 'POST',
    target: createOrder.path,
    body: text,
    time: api.clock.outside(),
    nonce: nextNonce(),
  });
  return fetch(`${base}${createOrder.path}`, { method: 'POST', headers, body: text });
}

const pageOf = async (body: object = {}) => v.parse(made, await (await send(body)).json()).data.payment_url;
const pay = (url: string, how: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ how }), headers, redirect: 'manual' });
const textOf = async (url: string, language = 'en-US') =>
  (await fetch(url, { headers: { 'accept-language': language } })).text();

describe('a payment page', () => {
  it('shows the amount due and the payment address', async () => {
    const url = await pageOf();
    expect(url).toMatch(new RegExp(`^${base}/pay/[0-9a-f]{32}$`));
    const html = await textOf(url);
    expect(html).toContain('<strong>25 USDT</strong>');
    expect(html).toMatch(/<code>T[1-9A-HJ-NP-Za-km-z]{33}<\/code>/);
    expect(html).toContain('role="img" aria-label="QR code of the address"');
    expect(html).toContain('data-left="1800"');
  });

  it("uses the language of the URL, or the browser's language if the URL has none", async () => {
    const url = await pageOf();
    expect(await textOf(url, 'zh-CN,zh;q=0.9')).toContain('<html lang="zh-CN">');
    expect(await textOf(`${url}?lang=zh-CN`)).toContain('等待付款');
    expect(await textOf(`${url}?lang=en-US`, 'zh-CN')).toContain('Waiting for your payment');
  });

  it("can't be cached or run scripts of other sites", async () => {
    const { headers } = await fetch(await pageOf());
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it("shows the merchant's input as text", async () => {
    const html = await textOf(
      await pageOf({
        subject: '<img src=x onerror=alert(1)>',
        return_url: 'https://shop.example/"><script>',
      }),
    );
    expect(html).not.toContain('<img');
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html).toContain('Back to shop.example');
  });

  it.each([
    ['exact', 'Paid'],
    ['under', 'You paid less than the amount of the order'],
    ['over', 'Paid. You sent more than the amount due'],
    ['late', 'You paid after the order expired'],
  ])('accepts a payment: %s', async (how, text) => {
    const url = await pageOf();
    expect(await pay(url, how)).toMatchObject({ status: 303 });
    const confirming = await textOf(url);
    expect(confirming).toContain('Payment detected: 0 of 19 confirmations');
    expect(confirming).not.toContain('<form');
    api.advance(120);
    expect(await textOf(url)).toContain(`role="status">${text}`);
  });

  it('hides the payment address of an expired order', async () => {
    const url = await pageOf({ valid_minutes: 5 });
    api.advance(300);
    const html = await textOf(url);
    expect(html).toContain('This order has expired');
    expect(html).not.toContain('class="qr"');
    expect(html.match(/<button/g)).toHaveLength(1);
    expect((await pay(url, 'exact')).status).toBe(422);
    expect((await pay(url, 'late')).status).toBe(303);
  });

  it('rejects unknown payment options, unknown orders and the HTTP method PUT', async () => {
    const url = await pageOf();
    expect((await pay(url, 'free')).status).toBe(422);
    expect((await fetch(url, { method: 'PUT', body: '' })).status).toBe(405);
    expect((await pay(`${base}/pay/${'0'.repeat(32)}`, 'exact')).status).toBe(404);
    expect((await fetch(`${base}/pay/`)).status).toBe(404);
  });

  it('accepts a payment if the host name isn’t local, such as a container name', async () => {
    const url = await pageOf();
    const headers = { host: 'console:8080', 'content-type': 'application/x-www-form-urlencoded' };
    const status = new Promise((resolve, reject) => {
      const sent = request(url, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject).end('how=exact');
    });
    expect(await status).toBe(303);
  });

  it('rejects a payment from a page of another site', async () => {
    const url = await pageOf();
    expect((await pay(url, 'exact', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await pay(url, 'exact', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await textOf(url)).toContain('Waiting for your payment');
  });
});

it.each([
  // No status contains an apostrophe. The mock API accepts the signature, then rejects the filter with 422.
  ['an apostrophe', "?status='", 422],
  ['a question mark alone', '?', 200],
  ['encoded letters', '?%63urrent=1', 200],
  ['the parameters in another order', '?pageSize=5&current=1', 200],
])('the signature of a call covers the query exactly as sent: %s', async (_name, query, status) => {
  const app = appAt(api, SANDBOX);
  const target = `${listOrders.path}${query}`;
  const ask = (path: string, more: Record<string, string> = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const input = { method: 'GET', target, time: api.clock.outside(), nonce: nextNonce() };
      const headers = { ...signatureOf(app, input), ...more };
      // `fetch` would normalize the path.
      get({ host: '127.0.0.1', port: new URL(base).port, path, headers }, (message) => {
        message.resume();
        resolve(message.statusCode);
      }).on('error', reject);
    });
  expect(await ask(target)).toBe(status);
  expect(await ask(`${target}&status=1`)).toBe(401);
  expect(await ask(`${target}&status=1`, { 'X-Mock-Target': target })).toBe(401);
});

it('the signature of a body covers its byte order mark', async () => {
  const body = '\uFEFF{}';
  const input = { method: 'POST', target: createOrder.path, time: api.clock.outside(), nonce: nextNonce() };
  const headers = signatureOf(appAt(api, SANDBOX), { ...input, body });
  expect((await fetch(`${base}${createOrder.path}`, { method: 'POST', headers, body })).status).toBe(400);
});
