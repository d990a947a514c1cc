import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EVENT_VERSION } from '#contract/callbacks.ts';
import { SIGNATURE_WINDOW_SECONDS } from '#contract/signing.ts';
import { signCall, verifyCallback, type ReceivedCallback, type ReceivedHeaders } from './signing.ts';

const hmac = (key: string, content: string | Buffer) =>
  createHmac('sha256', key).update(content).digest('hex');

describe('signCall', () => {
  const nonce = 'a'.repeat(32);
  const call = { key: 'app_1001284604', secret: 'sk_test_1', method: 'get', path: '/api/v1/orders', nonce };

  it('signs the five lines that the server checks', () => {
    const headers = signCall({ ...call, query: { status: '2', q: 'a b' }, time: 1_795_171_500 });
    const lines = ['1795171500', nonce, 'GET', '/api/v1/orders?status=2&q=a+b', ''];
    expect(headers).toEqual({
      'X-Settlement-App': 'app_1001284604',
      'X-Settlement-Time': '1795171500',
      'X-Settlement-Nonce': nonce,
      'X-Settlement-Signature': hmac('sk_test_1', lines.join('\n')),
    });
  });

  it('returns the same signature for every form of a query and a body', () => {
    const time = 1_795_171_500;
    const queries = ['a=1', '?a=1', { a: '1' }, new URLSearchParams('a=1')];
    const signed = queries.flatMap((query) =>
      ['{"a":"é"}', Buffer.from('{"a":"é"}')].map((body) => signCall({ ...call, time, query, body })),
    );
    const path = '/api/v1/orders?a=1';
    expect(new Set(signed.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify(signCall({ ...call, time, path, body: '{"a":"é"}' }))]),
    );
  });

  it('uses the system time and a different nonce for each call', () => {
    const { nonce: _own, ...rest } = call;
    const [one, other] = [signCall(rest), signCall(rest)];
    expect(Math.abs(Date.now() / 1000 - Number(one['X-Settlement-Time']))).toBeLessThan(5);
    expect(one['X-Settlement-Nonce']).toMatch(/^[0-9a-f]{32}$/);
    expect(other['X-Settlement-Nonce']).not.toBe(one['X-Settlement-Nonce']);
  });
});

describe('verifyCallback', () => {
  const now = 1_795_171_500;
  const secret = 'whsec_1';
  const event = {
    event_id: 'evt_1',
    event: 'payment.paid',
    version: EVENT_VERSION,
    event_time: now,
    appid: 'app_1001284604',
    trade_no: '84121795170660100123900212482004',
    amount: '25',
    token: 'USDT',
  };
  const body = JSON.stringify(event);
  const signatureAt = (time: number, key = secret) => hmac(key, `${time}.${body}`);
  const headers = { 'X-Settlement-Time': String(now), 'X-Settlement-Signature': signatureAt(now) };
  const lower = Object.fromEntries(Object.entries(headers).map(([name, one]) => [name.toLowerCase(), one]));
  const verify = (more: Partial<ReceivedCallback>) => verifyCallback({ headers, body, secret, now, ...more });

  it.each<[string, ReceivedHeaders]>([
    ['Headers', new Headers(headers)],
    ['a Map', new Map(Object.entries(lower))],
    ['title case', headers],
    ['lower case with other headers', { host: 'shop', cookie: undefined, ...lower }],
    ['lists of values', Object.fromEntries(Object.entries(lower).map(([name, one]) => [name, [one]]))],
  ])('returns the event of a callback with headers in the form: %s', (_form, received) => {
    expect(verify({ headers: received })).toEqual({ ok: true, event });
  });

  it('returns the event of a callback that Lambda, Next.js or ASGI receives', async () => {
    const lambda = { headers: lower, body: btoa(body), isBase64Encoded: true };
    const next = new Request('https://shop.example/hooks', { method: 'POST', headers, body });
    const asgi = Object.entries(lower).map((pair) => pair.map((part) => Buffer.from(part)));
    const received: Partial<ReceivedCallback>[] = [
      { headers: lambda.headers, body: Buffer.from(lambda.body, 'base64') },
      { headers: next.headers, body: await next.arrayBuffer() },
      { headers: asgi.map(([name, value]) => [String(name), String(value)] as const) },
    ];
    for (const one of received) expect(verify(one)).toEqual({ ok: true, event });
  });

  it('accepts the body as text, bytes or a buffer', () => {
    const bytes = new TextEncoder().encode(body);
    for (const received of [body, bytes, Buffer.from(body), bytes.buffer])
      expect(verify({ body: received })).toEqual({ ok: true, event });
  });

  it('accepts the old and the new key during a key rotation', () => {
    const both = `${signatureAt(now, 'whsec_new')}, ${signatureAt(now).toUpperCase()}`;
    expect(verify({ headers: { ...headers, 'X-Settlement-Signature': both } }).ok).toBe(true);
    expect(verify({ secret: ['whsec_new', secret] }).ok).toBe(true);
  });

  it('accepts a callback only within the time window of its signature', () => {
    for (const drift of [SIGNATURE_WINDOW_SECONDS, -SIGNATURE_WINDOW_SECONDS]) {
      expect(verify({ now: now + drift }).ok).toBe(true);
      expect(verify({ now: now + drift + Math.sign(drift) })).toEqual({ ok: false, reason: 'expired' });
    }
  });

  it.each<[string, Partial<ReceivedCallback>]>([
    ['missing_header', { headers: {} }],
    ['missing_header', { headers: { ...headers, 'X-Settlement-Time': 'now' } }],
    ['missing_header', { headers: { ...headers, 'X-Settlement-Time': `x${now}` } }],
    ['missing_header', { headers: { ...headers, 'X-Settlement-Time': `${now}x` } }],
    ['missing_header', { headers: { ...headers, 'X-Settlement-Signature': undefined } }],
    ['signature', { body: `${body} ` }],
    ['signature', { secret: 'whsec_2' }],
    ['signature', { secret: [] }],
    ['signature', { now: now + 1, headers: { ...headers, 'X-Settlement-Time': String(now + 1) } }],
    ['signature', { headers: { ...headers, 'X-Settlement-Signature': 'f'.repeat(64) } }],
  ])('returns the reason %s', (reason, received) => {
    expect(verify(received)).toEqual({ ok: false, reason });
  });

  it('returns the reason unknown_event for a signed body that isn’t a known event', () => {
    for (const other of ['not JSON', '{}', JSON.stringify({ ...event, event: 'payment.new' })]) {
      const signed = { ...headers, 'X-Settlement-Signature': hmac(secret, `${now}.${other}`) };
      expect(verify({ body: other, headers: signed })).toEqual({ ok: false, reason: 'unknown_event' });
    }
  });
});
