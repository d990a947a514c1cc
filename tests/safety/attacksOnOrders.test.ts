import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApplication, editApplication } from '#api-mocks/contract/applications.ts';
import { errorCode } from '#api-mocks/contract/errors.ts';
import { closeOrder, createOrder, getOrder, listOrders, refundOrder } from '#api-mocks/contract/orders.ts';
import { getPayment, listPaymentTransfers } from '#api-mocks/contract/paymentDetails.ts';
import { listPayments } from '#api-mocks/contract/payments.ts';
import { getPaymentTotals } from '#api-mocks/contract/paymentTotals.ts';
import { refundPayment } from '#api-mocks/contract/refunds.ts';
import * as v from '#api-mocks/contract/schema.ts';
import { auditLedger, availableOf } from '#api-mocks/core/ledger.ts';
import type { AppRow } from '#api-mocks/core/rows/app.ts';
import { createMockApi, type MockApi } from '#api-mocks/entries/createMockApi.ts';
import { dayUse } from '#api-mocks/resources/exits/dayUse.ts';
import { createClient } from '#api-mocks/testing/client.ts';
import { nextNonce, signatureOf, signedRequest, type SigningApp } from '#api-mocks/testing/signing.ts';
import { DEMO_TRADE_PASSWORD_HASH } from '#api-mocks/fixtures/identity.ts';
import { changesBetween, stateOf } from './bankState.ts';

const LIVE = 1;
const SANDBOX = 3;
const USDT = 0;

const envelope = v.looseObject({
  code: v.number(),
  msg: v.optional(v.string()),
  data: v.optional(v.unknown()),
});

let api: MockApi;
beforeEach(() => {
  api = createMockApi({ isSignedIn: true });
});

function appAt(index: number, key?: 'acme' | 'locked'): AppRow {
  const app = api.merchant(key).rows.apps.get(index);
  if (!app) throw new RangeError(`no application at ${index}`);
  return app;
}

const change = (index: number, next: Partial<AppRow>) =>
  api.merchant().rows.apps.replace(index, { ...appAt(index), ...next });

async function send(request: Request) {
  const response = await api.handle(request);
  return { status: response.status, ...v.parse(envelope, await response.json()) };
}

const post = (app: SigningApp, path: string, body: unknown, headers: Record<string, string> = {}) => {
  const request = signedRequest(api, app, { method: 'POST', target: path, body: JSON.stringify(body) });
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  return send(request);
};
const read = (app: SigningApp, target: string) => send(signedRequest(api, app, { method: 'GET', target }));

const input = { out_trade_no: 'A-1', token: 'USDT', chain: 'TRON', amount: '25' };
const orderData = v.looseObject({
  trade_no: v.string(),
  state: v.string(),
  status: v.number(),
  payment_url: v.string(),
  amount_refunded: v.string(),
  amount: v.string(),
});
const create = async (app: SigningApp, body: object = {}) =>
  v.parse(orderData, (await post(app, createOrder.path, { ...input, ...body })).data);
const infoOf = async (app: SigningApp, outTradeNo = 'A-1') =>
  v.parse(orderData, (await read(app, `${getOrder.path}?out_trade_no=${outTradeNo}`)).data);

async function paid(app: SigningApp, how: 'exact' | 'under' | 'over' | 'late' = 'exact', body: object = {}) {
  const made = await create(app, body);
  api.payOrder(made.payment_url.split('/').at(-1) ?? '', how);
  api.advance(120);
  return made;
}

/** What a call changed beside the nonce and when the key was used last. */
async function changesOf(call: () => Promise<unknown>): Promise<string[]> {
  for (const key of ['authorised', 'acme', 'locked']) api.bank.directory.byKey(key);
  api.tick();
  const before = stateOf(api);
  await call();
  return changesBetween(before, stateOf(api)).filter((one) => !/^\w+\.apps\[\d+\] changed/.test(one));
}

describe('a signature', () => {
  const body = JSON.stringify(input);
  const headersAt = (
    more: Partial<Parameters<typeof signatureOf>[1]> = {},
    app: SigningApp = appAt(SANDBOX),
  ) =>
    signatureOf(app, {
      method: 'POST',
      target: createOrder.path,
      body,
      time: api.clock.outside(),
      nonce: nextNonce(),
      ...more,
    });
  const ask = (headers: HeadersInit, sent = body, path: string = createOrder.path) =>
    send(new Request(`http://mock.test${path}`, { method: 'POST', headers, body: sent }));
  const without = (name: string) => {
    const headers = new Headers(headersAt());
    headers.delete(name);
    return headers;
  };

  it('is HMAC-SHA-256 of five lines, as any server computes it', async () => {
    const [time, nonce] = [String(api.clock.outside()), 'a-nonce-of-24-characters'];
    const text = `${time}\n${nonce}\nPOST\n/api/v1/orders\n${body}`;
    const { appid, secretKey } = appAt(SANDBOX);
    const answer = await ask({
      'X-Settlement-App': appid,
      'X-Settlement-Time': time,
      'X-Settlement-Nonce': nonce,
      'X-Settlement-Signature': createHmac('sha256', secretKey).update(text).digest('hex'),
    });
    expect(answer.status).toBe(200);
  });

  it.each([
    ['no headers', () => ask({}), 'signature_missing'],
    ['no application', () => ask(without('X-Settlement-App')), 'signature_missing'],
    ['no nonce', () => ask(without('X-Settlement-Nonce')), 'signature_missing'],
    ['no signature', () => ask(without('X-Settlement-Signature')), 'signature_missing'],
    ['a short nonce', () => ask(headersAt({ nonce: 'short' })), 'signature_missing'],
    ['a time in milliseconds', () => ask(headersAt({ time: Date.now() })), 'signature_missing'],
    ['an old time', () => ask(headersAt({ time: api.clock.outside() - 301 })), 'signature_time'],
    ['a time to come', () => ask(headersAt({ time: api.clock.outside() + 301 })), 'signature_time'],
    ['another body', () => ask(headersAt(), `${body} `), 'signature'],
    ['another path', () => ask(headersAt(), body, closeOrder.path), 'signature'],
    ['another query', () => ask(headersAt(), body, `${createOrder.path}?a=1`), 'signature'],
    ['another method', () => ask(headersAt({ method: 'GET' })), 'signature'],
    ['another key', () => ask(headersAt({}, { ...appAt(SANDBOX), secretKey: 'sk_test_1' })), 'signature'],
    [
      'the key of another application',
      () => ask(headersAt({}, { ...appAt(SANDBOX), secretKey: appAt(LIVE).secretKey })),
      'signature',
    ],
    [
      'an application there is none of',
      () => ask(headersAt({}, { ...appAt(SANDBOX), appid: 'app_1001284699' })),
      'signature',
    ],
    [
      'a merchant there is none of',
      () => ask(headersAt({}, { ...appAt(SANDBOX), appid: 'app_9999999901' })),
      'signature',
    ],
    [
      'the placeholder of an unknown application',
      () => ask(headersAt({}, { appid: 'app_9999999901', secretKey: 'sk_none' })),
      'signature',
    ],
  ])('with %s is refused and changes nothing', async (_name, call, reason) => {
    let answer;
    expect(await changesOf(async () => (answer = await call()))).toEqual([]);
    expect(answer).toMatchObject({ status: 401, code: 401, data: { reason } });
  });

  it('is good at the ends of its window', async () => {
    expect((await ask(headersAt({ time: api.clock.outside() - 300 }))).status).toBe(200);
    expect((await ask(headersAt({ time: api.clock.outside() + 300 }))).status).toBe(200);
  });

  it('is good once, also where the call was refused', async () => {
    const headers = headersAt();
    expect((await ask(headers)).status).toBe(200);
    expect(await ask(headers)).toMatchObject({ status: 401, data: { reason: 'nonce_used' } });
    change(SANDBOX, { scopes: ['orders:read'] });
    const refused = headersAt();
    expect(await ask(refused)).toMatchObject({ status: 422, data: { reason: 'scope' } });
    change(SANDBOX, { scopes: ['orders:write'] });
    expect(await ask(refused)).toMatchObject({ status: 401, data: { reason: 'nonce_used' } });
  });

  it('is not good again once its nonce is forgotten', async () => {
    let now = 1_795_171_500;
    api = createMockApi({ isSignedIn: true, now: () => now });
    const headers = headersAt({ time: now + 300 });
    expect((await ask(headers)).status).toBe(200);
    for (const wait of [299, 300, 301, 302]) {
      now += wait;
      await ask(headersAt({ time: now }));
      expect((await ask(headers)).status).toBe(401);
    }
  });

  it('is not replaced by a token', async () => {
    const headers = { 'X-Token': api.signIn() };
    expect(await ask(headers)).toMatchObject({ status: 401, data: { reason: 'signature_missing' } });
    const signed = signedRequest(api, appAt(SANDBOX), { method: 'GET', target: '/api/v1/user/info' });
    expect((await createMockApi().handle(signed)).status).toBe(401);
  });

  it('is judged by the clock of callers or by that of the mock, which answers show', async () => {
    const opened = api.clock.outside();
    api.advance(7200);
    expect((await ask(headersAt({ time: opened }))).status).toBe(200);
    const answer = await api.handle(new Request('http://mock.test/api/v1/status'));
    const headers = headersAt({ time: Date.parse(answer.headers.get('date') ?? '') / 1000 });
    expect((await ask(headers)).status).toBe(200);
    expect(await ask(headers)).toMatchObject({ data: { reason: 'nonce_used' } });
    for (const time of [opened + 301, opened + 6899, opened + 7501])
      expect(await ask(headersAt({ time }))).toMatchObject({ data: { reason: 'signature_time' } });
  });

  it.each([
    ['reads', () => signedRequest(api, appAt(SANDBOX), { method: 'GET', target: listOrders.path })],
    ['writes', () => signedRequest(api, appAt(SANDBOX), { method: 'POST', target: createOrder.path, body })],
  ])('of a call that %s is not good again after a restart', async (_name, sign) => {
    const request = sign();
    expect((await send(request.clone())).status).toBe(200);
    const kept: unknown = JSON.parse(JSON.stringify(api.exportState()));
    api = createMockApi({ isSignedIn: true });
    api.importState(kept);
    expect(await send(request)).toMatchObject({ status: 401, data: { reason: 'nonce_used' } });
  });
});

describe('a key', () => {
  const tryIt = (app: SigningApp = appAt(SANDBOX)) => post(app, createOrder.path, input);

  it('is refused once it has expired', async () => {
    change(SANDBOX, { expireAt: api.clock.now() });
    expect(await tryIt()).toMatchObject({ status: 401, data: { reason: 'key_expired' } });
    change(SANDBOX, { expireAt: api.clock.now() + 1 });
    expect((await tryIt()).status).toBe(200);
  });

  it('is refused where its application is deleted, paused or of the other mode', async () => {
    change(SANDBOX, { isDeleted: true });
    expect(await tryIt()).toMatchObject({ status: 401, data: { reason: 'signature' } });
    change(SANDBOX, { isDeleted: false, status: 2 });
    expect(await tryIt()).toMatchObject({ status: 422, data: { reason: 'application_paused' } });
    change(SANDBOX, { status: 1, mode: 1 });
    expect(await tryIt()).toMatchObject({ status: 422, data: { reason: 'key_mode' } });
  });

  it('is refused while the merchant permission is not open', async () => {
    api.merchant().profile.status = 1;
    expect(await tryIt()).toMatchObject({ code: errorCode.UNDER_REVIEW });
    api.merchant().profile.status = 4;
    expect(await tryIt()).toMatchObject({ data: { reason: 'not_authorised' } });
  });

  it('is refused from an address that is not on the whitelist', async () => {
    change(LIVE, { whitelistStatus: 1, whitelist: [{ ip: '203.0.113.0/24', note: '', createdAt: 0 }] });
    const from = (ip: string, headers: Record<string, string> = { 'user-agent': 'curl/8' }) =>
      post(appAt(LIVE), createOrder.path, input, { ...headers, 'x-forwarded-for': ip });
    expect(await from('198.51.100.7')).toMatchObject({
      status: 422,
      data: { reason: 'ip_not_allowed', ip: '198.51.100.7' },
    });
    expect((await from('198.51.100.7', {})).data).toMatchObject({ reason: 'ip_not_allowed' });
    expect((await from('203.0.113.7')).status).toBe(200);
    expect(appAt(LIVE)).toMatchObject({ lastUsedIp: '203.0.113.7', lastUsedAt: api.clock.now() });
  });

  it.each([
    ['orders:read', 'orders:write', () => post(appAt(SANDBOX), createOrder.path, input)],
    ['orders:read', 'orders:write', () => post(appAt(SANDBOX), closeOrder.path, { out_trade_no: 'A-1' })],
    ['orders:write', 'orders:read', () => read(appAt(SANDBOX), getOrder.path)],
    ['orders:write', 'orders:read', () => read(appAt(SANDBOX), listOrders.path)],
    ['orders:write', 'refunds:write', () => post(appAt(SANDBOX), refundOrder.path, {})],
  ] as const)('with %s lacks %s', async (own, scope, call) => {
    change(SANDBOX, { scopes: [own] });
    expect(
      await changesOf(async () => expect(await call()).toMatchObject({ data: { reason: 'scope', scope } })),
    ).toEqual([]);
  });

  it('reads orders for a year unless its creation says more', async () => {
    const proof = { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
    const made = await createClient(api).get(createApplication, {
      body: {
        name: 'New shop',
        website: 'https://shop.example',
        notify_url: 'https://shop.example/hook',
        mode: 2,
        currency_ids: ['101'],
        ...proof,
      },
    });
    expect(made.scopes).toEqual(['orders:read']);
    expect(made.expire_time).toBe(api.clock.now() + 365 * 86_400);
    expect(made.secret_key).toMatch(/^sk_test_/);
    const app = { appid: made.appid, secretKey: made.secret_key };
    expect((await read(app, listOrders.path)).status).toBe(200);
    expect(await tryIt(app)).toMatchObject({ data: { reason: 'scope' } });
  });

  it('works beside the one that replaces it until the overlap ends', async () => {
    const old = appAt(SANDBOX);
    const proof = { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
    const rotated = await createClient(api).get(editApplication, {
      body: { id: '604', reset_secret: 1, overlap_hours: 1, ...proof },
    });
    const fresh = { appid: old.appid, secretKey: rotated.secret_key ?? '' };
    expect((await tryIt(old)).status).toBe(200);
    expect((await tryIt(fresh)).status).toBe(200);
    api.advance(3600);
    expect(await tryIt(old)).toMatchObject({ status: 401, data: { reason: 'signature' } });
    expect((await tryIt(fresh)).status).toBe(200);
  });
});

describe('an order', () => {
  it('of another merchant, application or mode is not there', async () => {
    const { trade_no } = await create(appAt(SANDBOX));
    const live = await create(appAt(LIVE), { out_trade_no: 'L-1' });
    const others: SigningApp[] = [appAt(0), appAt(LIVE), appAt(SANDBOX, 'locked')];
    for (const app of others) {
      for (const target of [`${getOrder.path}?trade_no=${trade_no}`, `${getOrder.path}?out_trade_no=A-1`])
        expect(await read(app, target)).toMatchObject({ code: errorCode.TRANSACTION_NOT_FOUND });
      expect(await post(app, closeOrder.path, { trade_no })).toMatchObject({
        code: errorCode.TRANSACTION_NOT_FOUND,
      });
      const refund = { out_trade_no: 'A-1', out_refund_no: 'R-1' };
      expect(await post(app, refundOrder.path, refund)).toMatchObject({
        code: errorCode.TRANSACTION_NOT_FOUND,
      });
    }
    expect(await read(appAt(SANDBOX), `${getOrder.path}?trade_no=${live.trade_no}`)).toMatchObject({
      code: errorCode.TRANSACTION_NOT_FOUND,
    });
    expect(await read(appAt(0), `${getOrder.path}?trade_no=${live.trade_no}`)).toMatchObject({
      code: errorCode.TRANSACTION_NOT_FOUND,
    });
    expect((await read(appAt(0), listOrders.path)).data).toEqual({ list: [], total: 0 });
  });

  it('is made once by its number, and refused with another body', async () => {
    const first = await create(appAt(SANDBOX));
    expect(await changesOf(async () => expect(await create(appAt(SANDBOX))).toEqual(first))).toEqual([]);
    const both = await Promise.all([
      create(appAt(SANDBOX), { out_trade_no: 'B-1' }),
      create(appAt(SANDBOX), { out_trade_no: 'B-1' }),
    ]);
    expect(both[0]).toEqual(both[1]);
    const changes = await changesOf(async () =>
      expect(await post(appAt(SANDBOX), createOrder.path, { ...input, amount: '26' })).toMatchObject({
        status: 422,
        code: errorCode.OPERATION_FAILED,
        data: { reason: 'out_trade_no_used', message: 'Another order has this merchant order number' },
      }),
    );
    expect(changes).toEqual([]);
    expect((await read(appAt(SANDBOX), listOrders.path)).data).toMatchObject({ total: 2 });
  });

  it.each([
    [
      { amount: '25.0000001' },
      errorCode.PARAMETER_ERROR,
      { messages: { amount: 'This has more decimal places than the token' } },
    ],
    [{ amount: '0' }, errorCode.PARAMETER_ERROR, { errors: { amount: 'validaValue' } }],
    [{ amount: '025' }, errorCode.PARAMETER_ERROR, { errors: { amount: 'validaValue' } }],
    [{ amount: '2,5' }, errorCode.PARAMETER_ERROR, { errors: { amount: 'validaValue' } }],
    [{ amount: '1e3' }, errorCode.PARAMETER_ERROR, { errors: { amount: 'validaValue' } }],
    [{ amount: '-5' }, errorCode.PARAMETER_ERROR, { errors: { amount: 'validaValue' } }],
    [{ amount: 25 }, errorCode.PARAMETER_ERROR, { errors: { amount: 'text' } }],
    [{ amount: '9'.repeat(100) }, errorCode.PARAMETER_ERROR, { errors: { amount: 'amount_too_large' } }],
    [{ amount: '9'.repeat(3_000_000) }, errorCode.PARAMETER_ERROR, { errors: { amount: 'validaValue' } }],
    [{ amount: '1000000.000001' }, errorCode.PARAMETER_ERROR, { errors: { amount: 'amount_too_large' } }],
    [{ amount: '0.999999' }, errorCode.AMOUNT_TOO_SMALL, { min_amount: '1' }],
    [{ token: 'DOGE' }, errorCode.CURRENCY_NOT_FOUND, {}],
    [{ chain: 'Bitcoin' }, errorCode.CURRENCY_NOT_FOUND, {}],
    [{ token: 'USDC', chain: 'Base' }, errorCode.CURRENCY_NOT_SUPPORTED, { reason: 'maintenance' }],
    [{ out_trade_no: '' }, errorCode.PARAMETER_ERROR, { errors: { out_trade_no: 'own_number' } }],
    [{ out_trade_no: 'a b' }, errorCode.PARAMETER_ERROR, { errors: { out_trade_no: 'own_number' } }],
    [{ out_trade_no: 'a'.repeat(65) }, errorCode.PARAMETER_ERROR, { errors: { out_trade_no: 'own_number' } }],
    [
      { return_url: 'javascript:alert(1)' },
      errorCode.PARAMETER_ERROR,
      { errors: { return_url: expect.any(String) } },
    ],
    [{ valid_minutes: 4 }, errorCode.PARAMETER_ERROR, { errors: { valid_minutes: 'range' } }],
  ])('of %j is refused and changes nothing', async (body, code, data) => {
    const changes = await changesOf(async () =>
      expect(await post(appAt(SANDBOX), createOrder.path, { ...input, ...body })).toMatchObject({
        status: 422,
        code,
        data,
      }),
    );
    expect(changes).toEqual([]);
  });

  it('takes only what its application and the merchant accept', async () => {
    change(SANDBOX, { currencyIds: ['307'] });
    expect(await post(appAt(SANDBOX), createOrder.path, input)).toMatchObject({
      code: errorCode.CURRENCY_NOT_SUPPORTED,
      data: { reason: 'not_accepted' },
    });
  });

  it('explains a refusal in the language of the caller', async () => {
    const answer = await post(
      appAt(SANDBOX),
      createOrder.path,
      { ...input, amount: '0' },
      { 'x-language': 'zh-CN' },
    );
    expect(answer).toMatchObject({
      msg: '参数错误',
      data: { messages: { amount: expect.stringMatching(/\p{Script=Han}/u) } },
    });
    change(SANDBOX, { scopes: ['orders:read'] });
    expect(await post(appAt(SANDBOX), createOrder.path, input, { 'x-language': 'zh-CN' })).toMatchObject({
      data: { message: '该密钥没有此权限，请先为其添加权限' },
    });
  });

  it('expires by the clock, and is not closed or paid but late after that', async () => {
    const made = await create(appAt(SANDBOX), { valid_minutes: 5 });
    api.advance(300);
    expect(await infoOf(appAt(SANDBOX))).toMatchObject({ state: 'expired', status: 3 });
    expect(await post(appAt(SANDBOX), closeOrder.path, { out_trade_no: 'A-1' })).toMatchObject({
      data: { reason: 'state_conflict' },
    });
    const token = made.payment_url.split('/').at(-1) ?? '';
    expect(() => api.payOrder(token, 'exact')).toThrow(RangeError);
    api.payOrder(token, 'late');
    expect(await infoOf(appAt(SANDBOX))).toMatchObject({ state: 'confirming' });
    api.advance(120);
    expect(await infoOf(appAt(SANDBOX))).toMatchObject({ state: 'late', status: 2 });
  });

  it.each([
    ['exact', 'paid', 2, '25'],
    ['under', 'underpaid', 7, '22.5'],
    ['over', 'overpaid', 2, '26.25'],
    ['late', 'late', 2, '25'],
  ] as const)('paid %s is %s', async (how, state, status, amount_collected) => {
    await paid(appAt(SANDBOX), how);
    expect(await infoOf(appAt(SANDBOX))).toMatchObject({ state, status, amount_collected });
  });

  it('is named by either number, or by both if they are of one order', async () => {
    const { trade_no } = await create(appAt(SANDBOX));
    await create(appAt(SANDBOX), { out_trade_no: 'A-2' });
    const close = (body: unknown) => post(appAt(SANDBOX), closeOrder.path, body);
    const changes = await changesOf(async () => {
      for (const number of [
        { trade_no, out_trade_no: 'A-2' },
        { trade_no, out_trade_no: 'A-3' },
      ])
        expect(await close(number)).toMatchObject({ code: errorCode.TRANSACTION_NOT_FOUND });
      for (const [body, errors] of [
        [{}, { out_trade_no: 'required' }],
        [{ trade_no: '1', out_trade_no: 'A-2' }, { trade_no: 'trade_no' }],
        [{ trade_no, out_trade_no: '' }, { out_trade_no: 'own_number' }],
        [null, { body: 'object' }],
      ])
        expect(await close(body)).toMatchObject({ code: errorCode.PARAMETER_ERROR, data: { errors } });
    });
    expect(changes).toEqual([]);
    expect(await close({ trade_no, out_trade_no: 'A-1' })).toMatchObject({ data: { state: 'closed' } });
  });

  it('closed is not paid', async () => {
    const made = await create(appAt(SANDBOX));
    expect((await post(appAt(SANDBOX), closeOrder.path, { out_trade_no: 'A-1' })).data).toMatchObject({
      state: 'closed',
    });
    expect(() => api.payOrder(made.payment_url.split('/').at(-1) ?? '', 'exact')).toThrow(RangeError);
    expect(() => api.payOrder(made.payment_url.split('/').at(-1) ?? '', 'late')).toThrow(RangeError);
  });

  it('is paid once', async () => {
    const made = await create(appAt(SANDBOX));
    const token = made.payment_url.split('/').at(-1) ?? '';
    api.payOrder(token, 'exact');
    expect(() => api.payOrder(token, 'exact')).toThrow(RangeError);
    expect(() => api.payOrder('0'.repeat(32), 'exact')).toThrow(RangeError);
  });
});

describe('money', () => {
  const balances = () => {
    const { ledger, sandbox } = api.merchant();
    return { live: availableOf(ledger, USDT), test: availableOf(sandbox.ledger, USDT) };
  };
  const refund = (app: SigningApp, body: object = {}) =>
    post(app, refundOrder.path, { out_trade_no: 'A-1', out_refund_no: 'R-1', ...body });

  it('of a test order is test money', async () => {
    const before = balances();
    await paid(appAt(SANDBOX));
    expect(balances()).toEqual({ live: before.live, test: before.test + 24_875_000n });
    expect((await refund(appAt(SANDBOX))).status).toBe(200);
    api.advance(300);
    expect(balances()).toEqual(before);
    expect(await infoOf(appAt(SANDBOX))).toMatchObject({ state: 'refunded', amount_refunded: '24.875' });
    expect(auditLedger(api.merchant().sandbox.ledger)).toEqual([]);
  });

  it('of a test order is listed where test mode is named, and refunded from its own books', async () => {
    const client = createClient(api);
    const { trade_no } = await paid(appAt(SANDBOX));
    const numbersOf = async (mode?: number) => {
      const query = { out_trade_no: 'A-1', ...(mode !== undefined && { mode }) };
      const [{ list }, totals] = [
        await client.get(listPayments, { query }),
        await client.get(getPaymentTotals, { query }),
      ];
      expect(totals.total).toBe(list.length);
      return list.map((payment) => payment.trade_no);
    };
    expect(await numbersOf()).toEqual([]);
    expect(await numbersOf(1)).toEqual([]);
    expect(await numbersOf(2)).toEqual([trade_no]);
    const detail = await client.get(getPayment, { query: { trade_no } });
    expect(detail).toMatchObject({ mode: 2, status: 2, amount: '25' });
    const { list } = await client.get(listPaymentTransfers, { query: { handle_id: detail.handle_id ?? '' } });
    expect(list).toMatchObject([{ amount: '25', txid: detail.transaction_id }]);
    const download = new Request('http://mock.test/api/v1/transactions/list?mode=2&format=csv', {
      headers: { 'x-download': '1' },
    });
    const csv = await (await api.handle(download)).text();
    expect(csv).toContain(trade_no);
    expect(csv.match(/\b8412\d{28}\b/g)).toHaveLength(1);
    const before = balances();
    // All of it but for a unit: the console refunds less than the balance.
    api.payOrder(
      (await create(appAt(SANDBOX), { out_trade_no: 'A-2' })).payment_url.split('/').at(-1) ?? '',
      'exact',
    );
    api.advance(120);
    const request_id = '00000000-0000-4000-8000-000000000001';
    const proof = { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
    await client.get(refundPayment, { body: { request_id, trade_no, ...proof } });
    api.advance(300);
    expect(balances()).toEqual(before);
  });

  it('of a live order is in the balance and the payment records', async () => {
    const before = balances();
    const made = await paid(appAt(LIVE));
    expect(balances()).toEqual({ live: before.live + 24_875_000n, test: before.test });
    const found = api.merchant().rows.payments.get(api.merchant().rows.payments.length - 1);
    expect(found).toMatchObject({ outTradeNo: 'A-1', status: 2 });
    expect(made.trade_no).toHaveLength(32);
    expect(auditLedger(api.merchant().ledger)).toEqual([]);
  });

  it('of a test order shares no limit, freeze or lock with live money', async () => {
    const { rows, settings, profile } = api.merchant();
    const withdrawal = rows.withdrawals.get(rows.withdrawals.length - 1);
    if (!withdrawal) throw new RangeError('no withdrawal');
    const now = api.clock.now();
    await paid(appAt(SANDBOX));
    await paid(appAt(SANDBOX), 'exact', { out_trade_no: 'A-2', amount: '10' });
    await paid(appAt(LIVE));
    rows.withdrawals.add((index) => ({ ...withdrawal, index, createdAt: now, value: 50_000_000_000n }));
    expect(await refund(appAt(LIVE))).toMatchObject({ code: errorCode.DAY_LIMIT_EXCEEDED });
    expect((await refund(appAt(SANDBOX))).status).toBe(200);

    rows.withdrawals.replace(rows.withdrawals.length - 1, { ...withdrawal, createdAt: 0 });
    settings.isFrozen = true;
    profile.lockUntil = now + 86_400;
    expect(await refund(appAt(LIVE))).toMatchObject({ code: errorCode.WITHDRAWALS_CLOSED });
    expect((await refund(appAt(SANDBOX), { out_trade_no: 'A-2', out_refund_no: 'R-2' })).status).toBe(200);
    settings.isFrozen = false;
    expect(await refund(appAt(LIVE))).toMatchObject({ code: errorCode.WITHDRAWALS_CLOSED });
  });

  it('of a test order does not use up the limit of live money', async () => {
    const usedOf = () => dayUse(api.merchant(), api.clock.now()).used;
    await paid(appAt(SANDBOX));
    const before = usedOf();
    expect((await refund(appAt(SANDBOX))).status).toBe(200);
    expect(usedOf()).toBe(before);
    await paid(appAt(LIVE));
    expect((await refund(appAt(LIVE))).status).toBe(200);
    expect(usedOf()).toBeGreaterThan(before);
  });

  it('goes back once', async () => {
    await paid(appAt(LIVE));
    const before = balances();
    const first = await refund(appAt(LIVE));
    expect(first.status).toBe(200);
    expect(balances().live).toBe(before.live - 24_875_000n);
    expect(await changesOf(async () => expect((await refund(appAt(LIVE))).data).toEqual(first.data))).toEqual(
      [],
    );
    for (const body of [{ out_refund_no: 'R-2' }, { out_refund_no: 'R-2', amount: '1' }])
      expect(await refund(appAt(LIVE), body)).toMatchObject({ code: errorCode.NOT_REFUNDABLE });
    api.advance(300);
    expect(await refund(appAt(LIVE), { out_refund_no: 'R-2' })).toMatchObject({
      code: errorCode.NOT_REFUNDABLE,
    });
    expect(balances().live).toBe(before.live - 24_875_000n);
    expect(auditLedger(api.merchant().ledger)).toEqual([]);
  });

  it('goes back in parts, never more than came', async () => {
    await paid(appAt(LIVE));
    expect(await refund(appAt(LIVE), { amount: '24.875001' })).toMatchObject({
      data: { errors: { amount: 'amount_too_large' } },
    });
    expect(await refund(appAt(LIVE), { amount: '0.0000001' })).toMatchObject({
      data: { errors: { amount: 'decimals' } },
    });
    expect((await refund(appAt(LIVE), { amount: '10' })).data).toMatchObject({ state: 'refunding' });
    api.advance(300);
    expect(await infoOf(appAt(LIVE))).toMatchObject({ state: 'paid', amount_refunded: '10' });
    expect(await refund(appAt(LIVE), { amount: '11' })).toMatchObject({
      data: { reason: 'out_refund_no_used' },
    });
    expect(await refund(appAt(LIVE), { out_refund_no: 'R-2', amount: '14.875001' })).toMatchObject({
      status: 422,
    });
    expect((await refund(appAt(LIVE), { out_refund_no: 'R-2' })).status).toBe(200);
    api.advance(300);
    expect(await infoOf(appAt(LIVE))).toMatchObject({ state: 'refunded', amount_refunded: '24.875' });
    expect(auditLedger(api.merchant().ledger)).toEqual([]);
  });

  it('of an order that is not paid does not go back', async () => {
    await create(appAt(LIVE));
    const changes = await changesOf(async () =>
      expect(await refund(appAt(LIVE))).toMatchObject({ code: errorCode.NOT_REFUNDABLE }),
    );
    expect(changes).toEqual([]);
  });
});

it('a kept state brings every order back', async () => {
  api.advance(4000);
  await paid(appAt(LIVE), 'over');
  await paid(appAt(SANDBOX));
  await post({ ...appAt(SANDBOX), secretKey: 'sk_test_1' }, createOrder.path, {
    ...input,
    out_trade_no: 'X',
  });
  await post(appAt(SANDBOX), refundOrder.path, { out_trade_no: 'A-1', out_refund_no: 'R-1' });
  const again = createMockApi({ isSignedIn: true });
  again.importState(JSON.parse(JSON.stringify(api.exportState())));
  const rowsOf = (bank: MockApi) => {
    const { ledger, rows, sandbox } = bank.merchant();
    return [sandbox.payments.all(), rows.payments.get(rows.payments.length - 1), availableOf(ledger, USDT)];
  };
  expect(rowsOf(again)).toEqual(rowsOf(api));
});
