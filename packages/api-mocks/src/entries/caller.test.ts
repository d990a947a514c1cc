import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { serve as serveOn } from '#testing/serve.ts';
import { appAt, nextNonce, orderBody, signatureOf } from '#testing/signing.ts';
import type { Access } from './caller.ts';
import { createMockApi } from './createMockApi.ts';
import { createHttpHandler } from './server.ts';

const TOKEN = 'a-token-of-the-team';
const PROXY = { trustedProxies: ['127.0.0.1'] };
const OTHER_MACHINE = { 'x-forwarded-for': '192.0.2.9' };
const ORDERS = '/api/v1/orders';
const OFFICE = '203.0.113.7';
const answer = v.looseObject({ code: v.optional(v.number()), data: v.optional(v.looseObject({})) });

async function serve(access: Access = {}) {
  const api = createMockApi();
  const { port } = await serveOn(createHttpHandler(api, access));
  const send = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      sent.on('error', reject).end(body);
    });
  async function signed(index: number, headers: Record<string, string>, body = '') {
    const method = body === '' ? 'GET' : 'POST';
    const ask = { method, target: ORDERS, body, time: api.clock.outside(), nonce: nextNonce() };
    const { text } = await send(
      method,
      ORDERS,
      { ...headers, ...signatureOf(appAt(api, index, 'authorised'), ask) },
      body,
    );
    return v.parse(answer, JSON.parse(text));
  }
  const control = async (headers: Record<string, string>) =>
    (await send('GET', '/__mock/clock', headers)).status;
  return { send, signed, control, port };
}

describe('a control token', () => {
  it('is required from other machines, regardless of the host name', async () => {
    const { control } = await serve({ ...PROXY, controlToken: TOKEN });
    const named = { ...OTHER_MACHINE, host: 'mock:8787' };
    expect(await control({ 'x-control-token': TOKEN, ...named })).toBe(200);
    expect(await control(named)).toBe(403);
    expect(await control(OTHER_MACHINE)).toBe(403);
    expect(await control({ 'x-control-token': `${TOKEN}.`, ...OTHER_MACHINE })).toBe(403);
    expect(await control({ 'x-control-token': '', ...OTHER_MACHINE })).toBe(403);
  });

  it('is not required on this machine', async () => {
    const { control } = await serve({ controlToken: TOKEN });
    expect(await control({})).toBe(200);
    expect(await control({ origin: 'https://evil.example' })).toBe(403);
    expect(await control({ host: 'evil.example' })).toBe(403);
  });
});

describe('forwarded headers', () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'mock.example:8443' };
  const order = orderBody();

  it.each([
    ['set the origin of URLs if they are from a trusted proxy', PROXY, 'https://mock.example:8443/'],
    ['are ignored from other callers', {}, 'http://127.0.0.1:'],
  ])('%s', async (_name, access, origin) => {
    const { send, signed } = await serve(access);
    const { data } = await signed(3, forwarded, order);
    expect(String(data?.['payment_url']).startsWith(origin)).toBe(true);
    expect((await send('GET', '/openapi.json', forwarded)).text).toContain(`"url": "${origin.slice(0, -1)}`);
  });

  it('make the payment page accept its form only if they are from a trusted proxy', async () => {
    const own = { origin: 'https://mock.example:8443' };
    const pay = async (access: Access, headers: Record<string, string>) => {
      const { send, signed } = await serve(access);
      const { data } = await signed(3, {}, order);
      const { pathname } = new URL(String(data?.['payment_url']));
      const all = { ...forwarded, ...headers, 'content-type': 'application/x-www-form-urlencoded' };
      return (await send('POST', pathname, all, 'how=exact')).status;
    };
    expect(await pay(PROXY, { ...OTHER_MACHINE, ...own })).toBe(303);
    expect(await pay(PROXY, { ...OTHER_MACHINE, origin: 'https://evil.example' })).toBe(403);
    expect(await pay({}, { ...OTHER_MACHINE, ...own })).toBe(403);
  });

  it('set the address of the caller only if they are from a trusted proxy', async () => {
    const chain = { 'x-forwarded-for': `198.51.100.1, ${OFFICE}, 127.0.0.1` };
    const refused = { code: 10_001, data: { reason: 'ip_not_allowed' } };
    const [behind, direct] = [await serve(PROXY), await serve()];
    expect(await behind.signed(0, chain)).toMatchObject({ code: 200 });
    expect(await behind.signed(0, { 'x-forwarded-for': `${OFFICE}, 198.51.100.1` })).toMatchObject({
      ...refused,
      data: { ...refused.data, ip: '198.51.100.1' },
    });
    expect(await direct.signed(0, chain)).toMatchObject({
      ...refused,
      data: { ...refused.data, ip: '127.0.0.1' },
    });
  });
});
