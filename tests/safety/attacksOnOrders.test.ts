import { beforeEach, describe, expect, it } from 'vitest';
import { createApplication, editApplication } from '#api-mocks/contract/applications.ts';
import { MODE_HEADER } from '#api-mocks/contract/endpoint.ts';
import { errorCode } from '#api-mocks/contract/errors.ts';
import { closeOrder, createOrder, getOrder, listOrders, refundOrder } from '#api-mocks/contract/orders.ts';
import { getPayment, listPaymentTransfers, refundPayment } from '#api-mocks/contract/paymentDetails.ts';
import * as v from '#api-mocks/contract/schema.ts';
import { availableOf } from '#api-mocks/core/books/ledger.ts';
import { auditLedger } from '#api-mocks/testing/auditLedger.ts';
import type { AppRow } from '#api-mocks/core/books/rows/app.ts';
import { createMockApi, type MockApi } from '#api-mocks/entries/createMockApi.ts';
import { dayUse } from '#api-mocks/resources/exits/dayUse.ts';
import { codesOf, createClient } from '#api-mocks/testing/client.ts';
import {
  appAt,
  callSigned,
  parsed,
  nextNonce,
  signatureOf,
  signedRequest,
  type SigningApp,
} from '#api-mocks/testing/signing.ts';

const LIVE = 1;
const SANDBOX = 3;
const USDT = 0;

let api: MockApi;
beforeEach(() => {
  api = createMockApi({ isSignedIn: true });
});

const change = (index: number, next: Partial<AppRow>) =>
  api.merchant().rows.apps.replace(index, { ...appAt(api, index), ...next });

const send = async (request: Request) => parsed(await api.handle(request));
const post = (app: SigningApp, target: string, body: object, headers?: Record<string, string>) =>
  callSigned(api, app, { target, body, ...(headers && { headers }) });
const input = { out_trade_no: 'A-1', token: 'USDT', chain: 'TRON', amount: '25' };
const read = (app: SigningApp, target: string) => callSigned(api, app, { target });

const orderAt = (app: SigningApp, change: object = {}, headers?: Record<string, string>) =>
  post(app, createOrder.path, { ...input, ...change }, headers);
const orderData = v.looseObject({ trade_no: v.string(), payment_url: v.string() });
const create = async (app: SigningApp, body: object = {}) =>
  v.parse(orderData, (await orderAt(app, body)).data);
async function paid(app: SigningApp, how: 'exact' | 'over' = 'exact', body: object = {}) {
  const made = await create(app, body);
  api.payOrder(made.payment_url.split('/').at(-1) ?? '', how);
  api.advance(120);
  return made;
}

describe('a signature', () => {
  const body = JSON.stringify(input);
  const headersAt = (
    more: Partial<Parameters<typeof signatureOf>[1]> = {},
    app: SigningApp = appAt(api, SANDBOX),
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

  it('is valid at both ends of its time window', async () => {
    expect((await ask(headersAt({ time: api.clock.outside() - 300 }))).status).toBe(200);
    expect((await ask(headersAt({ time: api.clock.outside() + 300 }))).status).toBe(200);
  });

  it('can’t be reused after the server has forgotten its nonce', async () => {
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

  it('is valid with the time of the caller’s clock or the mock API’s clock', async () => {
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
    ['reads', () => signedRequest(api, appAt(api, SANDBOX), { method: 'GET', target: listOrders.path })],
    [
      'writes',
      () => signedRequest(api, appAt(api, SANDBOX), { method: 'POST', target: createOrder.path, body }),
    ],
  ])('can’t be reused after a restart, for a call that %s', async (_name, sign) => {
    const request = sign();
    expect((await send(request.clone())).status).toBe(200);
    const kept: unknown = JSON.parse(JSON.stringify(api.exportState()));
    api = createMockApi({ isSignedIn: true });
    api.importState(kept);
    expect(await send(request)).toMatchObject({ status: 401, data: { reason: 'nonce_used' } });
  });
});

describe('an API key', () => {
  const tryIt = (app: SigningApp = appAt(api, SANDBOX)) => orderAt(app);

  it('is rejected after it expires', async () => {
    change(SANDBOX, { expireAt: api.clock.now() });
    expect(await tryIt()).toMatchObject({ status: 401, data: { reason: 'key_expired' } });
    change(SANDBOX, { expireAt: api.clock.now() + 1 });
    expect((await tryIt()).status).toBe(200);
  });

  it('is rejected if its application is deleted, paused or in the other mode', async () => {
    change(SANDBOX, { isDeleted: true });
    expect(await tryIt()).toMatchObject({ status: 401, data: { reason: 'signature' } });
    change(SANDBOX, { isDeleted: false, status: 2 });
    expect(await tryIt()).toMatchObject({ status: 422, data: { reason: 'application_paused' } });
    change(SANDBOX, { status: 1, mode: 1 });
    expect(await tryIt()).toMatchObject({ status: 422, data: { reason: 'key_mode' } });
  });

  it('is rejected if the merchant doesn’t have permission', async () => {
    api.merchant().profile.status = 1;
    expect(await tryIt()).toMatchObject({ code: errorCode.UNDER_REVIEW });
    api.merchant().profile.status = 4;
    expect(await tryIt()).toMatchObject({ data: { reason: 'not_authorised' } });
  });

  it('is rejected from an IP address outside of the whitelist', async () => {
    change(LIVE, { whitelistStatus: 1, whitelist: [{ ip: '203.0.113.0/24', note: '', createdAt: 0 }] });
    const from = (ip: string, headers: Record<string, string> = { 'user-agent': 'curl/8' }) =>
      orderAt(appAt(api, LIVE), {}, { ...headers, 'x-forwarded-for': ip });
    expect(await from('198.51.100.7')).toMatchObject({
      status: 422,
      data: { reason: 'ip_not_allowed', ip: '198.51.100.7' },
    });
    expect((await from('198.51.100.7', {})).data).toMatchObject({ reason: 'ip_not_allowed' });
    expect((await from('203.0.113.7')).status).toBe(200);
    expect(appAt(api, LIVE)).toMatchObject({ lastUsedIp: '203.0.113.7', lastUsedAt: api.clock.now() });
  });

  it('can only read orders by default', async () => {
    const shop = {
      name: 'New shop',
      website: 'https://shop.example',
      notify_url: 'https://shop.example/hook',
    };
    const body = { ...shop, mode: 2 as const, currency_ids: ['101'], ...codesOf(api) };
    const made = await createClient(api).get(createApplication, { body });
    expect(made.scopes).toEqual(['orders:read']);
    expect(made.expire_time).toBe(api.clock.now() + 365 * 86_400);
    expect(made.secret_key).toMatch(/^sk_test_/);
    const app = { appid: made.appid, secretKey: made.secret_key };
    expect((await read(app, listOrders.path)).status).toBe(200);
    expect(await tryIt(app)).toMatchObject({ data: { reason: 'scope' } });
  });

  it('stays valid next to its replacement until the overlap ends', async () => {
    const old = appAt(api, SANDBOX);
    const rotated = await createClient(api).get(editApplication, {
      body: { id: '604', reset_secret: 1, overlap_hours: 1, ...codesOf(api) },
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
  const notFound = { code: errorCode.TRANSACTION_NOT_FOUND };

  it('can’t be found by another merchant or application, or in another mode', async () => {
    const { trade_no } = await create(appAt(api, SANDBOX));
    const live = await create(appAt(api, LIVE), { out_trade_no: 'L-1' });
    const others: SigningApp[] = [appAt(api, 0), appAt(api, LIVE), appAt(api, SANDBOX, 'locked')];
    for (const app of others) {
      for (const target of [`${getOrder.path}?trade_no=${trade_no}`, `${getOrder.path}?out_trade_no=A-1`])
        expect(await read(app, target)).toMatchObject(notFound);
      expect(await post(app, closeOrder.path, { trade_no })).toMatchObject(notFound);
      const refund = { out_trade_no: 'A-1', out_refund_no: 'R-1' };
      expect(await post(app, refundOrder.path, refund)).toMatchObject(notFound);
    }
    for (const app of [appAt(api, SANDBOX), appAt(api, 0)])
      expect(await read(app, `${getOrder.path}?trade_no=${live.trade_no}`)).toMatchObject(notFound);
    expect((await read(appAt(api, 0), listOrders.path)).data).toEqual({ list: [], total: 0 });
  });

  it('accepts only tokens that both the application and the merchant accept', async () => {
    change(SANDBOX, { currencyIds: ['307'] });
    expect(await orderAt(appAt(api, SANDBOX))).toMatchObject({
      code: errorCode.CURRENCY_NOT_SUPPORTED,
      data: { reason: 'not_accepted' },
    });
  });

  it('returns errors in the caller’s language', async () => {
    const chinese = { 'x-language': 'zh-CN' };
    expect(await orderAt(appAt(api, SANDBOX), { amount: '0' }, chinese)).toMatchObject({
      msg: '部分信息有误，请检查后重试',
      data: { messages: { amount: expect.stringMatching(/\p{Script=Han}/u) } },
    });
    change(SANDBOX, { scopes: ['orders:read'] });
    expect(await orderAt(appAt(api, SANDBOX), {}, chinese)).toMatchObject({
      data: { message: 'API 密钥没有此接口的权限' },
    });
  });
});

describe('a paid order', () => {
  const balances = () => {
    const { ledger, sandbox } = api.merchant();
    return { live: availableOf(ledger, USDT), test: availableOf(sandbox.ledger, USDT) };
  };
  const refund = (app: SigningApp, body: object = {}) =>
    post(app, refundOrder.path, { out_trade_no: 'A-1', out_refund_no: 'R-1', ...body });

  it('is exported and refunded only in test mode if it’s a test order', async () => {
    const client = createClient(api);
    const { trade_no } = await paid(appAt(api, SANDBOX));
    const detail = await client.get(getPayment, { query: { trade_no } });
    expect(detail).toMatchObject({ mode: 2, status: 2, amount: '25' });
    const { list } = await client.get(listPaymentTransfers, { query: { handle_id: detail.handle_id ?? '' } });
    expect(list).toMatchObject([{ amount: '25', txid: detail.transaction_id }]);
    const download = new Request('http://mock.test/api/v1/transactions/list?format=csv', {
      headers: { 'x-download': '1', [MODE_HEADER]: 'test' },
    });
    const csv = await (await api.handle(download)).text();
    expect(csv).toContain(trade_no);
    expect(csv.match(/\b8412\d{28}\b/g)).toHaveLength(1);
    const before = balances();
    // The second order increases the balance, because a refund in the console must be less than the balance.
    await paid(appAt(api, SANDBOX), 'exact', { out_trade_no: 'A-2' });
    const request_id = '00000000-0000-4000-8000-000000000001';
    await client.get(refundPayment, { body: { request_id, trade_no, ...codesOf(api) } });
    api.advance(300);
    expect(balances()).toEqual(before);
    expect(auditLedger(api.merchant().sandbox.ledger)).toEqual([]);
  });

  it('increases the live balance if it’s a live order', async () => {
    const before = balances();
    const made = await paid(appAt(api, LIVE));
    expect(balances()).toEqual({ live: before.live + 24_875_000n, test: before.test });
    const found = api.merchant().rows.payments.get(api.merchant().rows.payments.length - 1);
    expect(found).toMatchObject({ outTradeNo: 'A-1', status: 2 });
    expect(made.trade_no).toHaveLength(32);
    expect(auditLedger(api.merchant().ledger)).toEqual([]);
  });

  it('can be refunded despite live limits, freezes and locks if it’s a test order', async () => {
    const { rows, settings, profile } = api.merchant();
    const withdrawal = rows.withdrawals.get(rows.withdrawals.length - 1);
    if (!withdrawal) throw new RangeError('no withdrawal');
    const now = api.clock.now();
    await paid(appAt(api, SANDBOX));
    await paid(appAt(api, SANDBOX), 'exact', { out_trade_no: 'A-2', amount: '10' });
    await paid(appAt(api, LIVE));
    rows.withdrawals.add((index) => ({ ...withdrawal, index, createdAt: now, value: 50_000_000_000n }));
    expect(await refund(appAt(api, LIVE))).toMatchObject({ code: errorCode.DAY_LIMIT_EXCEEDED });
    expect((await refund(appAt(api, SANDBOX))).status).toBe(200);

    rows.withdrawals.replace(rows.withdrawals.length - 1, { ...withdrawal, createdAt: 0 });
    settings.isFrozen = true;
    profile.lockUntil = now + 86_400;
    expect(await refund(appAt(api, LIVE))).toMatchObject({ code: errorCode.WITHDRAWALS_CLOSED });
    expect((await refund(appAt(api, SANDBOX), { out_trade_no: 'A-2', out_refund_no: 'R-2' })).status).toBe(
      200,
    );
    settings.isFrozen = false;
    expect(await refund(appAt(api, LIVE))).toMatchObject({ code: errorCode.WITHDRAWALS_CLOSED });
  });

  it('doesn’t use up the live limit when refunded if it’s a test order', async () => {
    const usedOf = () => dayUse(api.merchant(), api.clock.now()).used;
    await paid(appAt(api, SANDBOX));
    const before = usedOf();
    expect((await refund(appAt(api, SANDBOX))).status).toBe(200);
    expect(usedOf()).toBe(before);
    await paid(appAt(api, LIVE));
    expect((await refund(appAt(api, LIVE))).status).toBe(200);
    expect(usedOf()).toBeGreaterThan(before);
  });
});
