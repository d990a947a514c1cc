import { errorCode } from '#contract/errors.ts';
import { beforeEach, describe, expect, it, test } from 'vitest';
import {
  deleteApplication,
  editApplication,
  getApplication,
  listApplications,
  revealSigningKey,
} from '#contract/applications.ts';
import { DISABLE_SECONDS, getCallback, listCallbacks, resendCallbacks } from '#contract/callbacks.ts';
import { codesOf, type Client, createClient, signedIn } from '#testing/client.ts';
import { hmacOf } from '#rules/hmac.ts';
import { createHmac } from 'node:crypto';
import { createOrder } from '#contract/orders.ts';
import { createMockApi, type MockApi } from '#entries/createMockApi.ts';
import { appAt, orderBody, signedRequest } from '#testing/signing.ts';

test('the IP whitelist counts the calls of each allowed address', async () => {
  const { api, client, codes } = signedIn();
  const before = await client.get(getApplication, { query: { id: '601' } });
  expect(before.last_used_time).toBeGreaterThan(api.clock.now() - 24 * 3600);
  expect(before.ip_whitelist[0]).toMatchObject({ ip: '203.0.113.7', note: 'Office' });
  expect(before.ip_whitelist[0]?.calls).toBeGreaterThan(0);
  await client.get(editApplication, {
    body: {
      id: '601',
      ip_whitelist: ['203.0.113.7', '198.51.100.2'],
      ip_notes: { '198.51.100.2': 'Backup' },
      ...codes(),
    },
  });
  const after = await client.get(getApplication, { query: { id: '601' } });
  expect(after.ip_whitelist).toMatchObject([before.ip_whitelist[0], { note: 'Backup', calls: 0 }]);
});

test('old_secret_until is 0 after the previous secret key has expired', async () => {
  const { api, client, codes } = signedIn();
  const body = { id: '601', reset_secret: 1 as const, overlap_hours: 1, ...codes() };
  expect((await client.get(editApplication, { body })).old_secret_until).toBe(api.clock.now() + 3600);
  api.advance(3600);
  expect(await client.get(getApplication, { query: { id: '601' } })).toMatchObject({ old_secret_until: 0 });
});

test('the merchant can revoke the previous secret key before its overlap ends', async () => {
  const { client, codes } = signedIn();
  const before = await client.get(getApplication, { query: { id: '601' } });
  const rotate = { id: '601', reset_secret: 1 as const, overlap_hours: 24, ...codes() };
  const rotated = await client.get(editApplication, { body: rotate });
  expect(rotated).toMatchObject({ old_secret_mask: before.secret_mask, ip_whitelist: before.ip_whitelist });
  expect(rotated.secret_mask).not.toBe(before.secret_mask);
  const ended = await client.get(editApplication, { body: { id: '601', end_old_secret: 1 } });
  expect(ended).toMatchObject({ old_secret_until: 0, old_secret_mask: '', secret_mask: rotated.secret_mask });
});

test("an application can't be deleted while a late payment is in progress", async () => {
  const { api, client } = signedIn();
  api.advance(2 * 3600);
  const remove = (id: string) => client.refusal(deleteApplication, { body: { id } });
  for (const id of ['601', '602', '603'])
    expect((await remove(id)).code).toBe(errorCode.VERIFICATION_REQUIRED);
  api.incomingPayment({ kind: 'late' });
  const { app } = api.merchant().rows.payments.all().at(-1) ?? {};
  expect((await remove(`${601 + (app ?? 0)}`)).data.reason).toBe('pending_orders');
});

test('a change of scopes or expiry requires verification', async () => {
  const { api, client, codes } = signedIn();
  const change = { id: '601', scopes: ['orders:read' as const], expire_time: api.clock.now() + 86_400 };
  expect(await client.code(editApplication, { body: change })).toBe(errorCode.VERIFICATION_REQUIRED);
  expect(await client.get(editApplication, { body: { ...change, ...codes() } })).toMatchObject({
    scopes: ['orders:read'],
    expire_time: change.expire_time,
  });
  const past = { id: '601', expire_time: api.clock.now(), ...codes() };
  expect(await client.errors(editApplication, { body: past })).toEqual({
    expire_time: 'range',
  });
});

test('the IP whitelist counts the calls from all addresses of a range', async () => {
  const { client, codes } = signedIn();
  const body = { id: '601', ip_whitelist: ['203.0.113.0/24', '198.51.100.2'], ...codes() };
  const { ip_whitelist: list } = await client.get(editApplication, { body });
  expect(list[0]?.calls).toBeGreaterThan(0);
  expect(list[1]?.calls).toBe(0);
});

test('each application signs its callbacks with its own key', async () => {
  const { api, client, codes } = signedIn();
  const { list: apps } = await client.get(listApplications);
  expect(new Set(apps.map(({ sign_key }) => sign_key)).size).toBe(apps.length);
  for (const { sign_key: mask } of apps) expect(mask).toMatch(/^whsec_…[0-9a-f]{4}$/);
  const { list } = await client.get(listCallbacks, { query: { status: 4 } });
  const detail = await client.get(getCallback, { query: { id: list[0]?.id ?? '' } });
  const id = apps.find(({ appid }) => appid === detail.appid)?.id ?? '';
  expect(await client.code(revealSigningKey, { body: { id } })).toBe(errorCode.VERIFICATION_REQUIRED);
  const { sign_key: key } = await client.get(revealSigningKey, { body: { id, ...codes() } });
  expect(api.merchant().rows.logs.all().at(-1)).toMatchObject({ textKey: 'signingKeyShown' });
  const request = detail.attempt_list[0]?.request;
  expect(request?.sign).toBe(hmacOf(key, request?.sign_string ?? ''));
});

test('a callback that is resent with the latest state contains the current order', async () => {
  const { api, client } = signedIn();
  const { list } = await client.get(listCallbacks, { query: { status: 7 } });
  const id = list[0]?.id ?? '';
  const rows = api.merchant().rows;
  const row = rows.callbacks.get(Number(id) - 800_001);
  if (row) rows.callbacks.replace(row.index, { ...row, event: 'payment.created', sequence: 1 });
  await client.get(resendCallbacks, { body: { ids: [id], payload: 2 } });
  const { attempt_list } = await client.get(getCallback, { query: { id } });
  const body = (at: number): object => JSON.parse(attempt_list.at(at)?.request.body ?? '');
  const same = { event: 'payment.created', sequence: 1 };
  expect(body(0)).toMatchObject({ ...same, state: 'created', amount_collected: '0' });
  expect(body(-1)).toMatchObject({ ...same, state: 'paid', as_of: api.clock.now() });
});

const SANDBOX = { id: '604', index: 3 };
const REFUNDS = 'https://shop.example/refunds';
const PAID = 'https://shop.example/paid';

let api: MockApi;
let client: Client;
beforeEach(() => {
  api = createMockApi({ isSignedIn: true });
  client = createClient(api);
});

const proof = () => codesOf(api);
const save = (endpoints: { url: string; events: ('payment.created' | 'payment.paid' | 'refund.sent')[] }[]) =>
  client.get(editApplication, { body: { id: SANDBOX.id, endpoints, ...proof() } });

async function order(outTradeNo = 'A-1') {
  const ask = { method: 'POST', target: createOrder.path, body: orderBody({ out_trade_no: outTradeNo }) };
  const made = await api.handle(signedRequest(api, appAt(api, SANDBOX.index), ask));
  const { data }: { data: { payment_url: string } } = await made.json();
  return data.payment_url.split('/').at(-1) ?? '';
}

const sentOf = async (event: string) => {
  const { appid } = await client.get(getApplication, { query: { id: SANDBOX.id } });
  return (await client.get(listCallbacks, { query: { appid, event, pageSize: 50 } })).list;
};

describe('additional endpoints', () => {
  it('receive only their selected events', async () => {
    await save([
      { url: PAID, events: ['payment.paid'] },
      { url: REFUNDS, events: ['refund.sent'] },
    ]);
    api.payOrder(await order(), 'exact');
    api.advance(120);
    const own = 'https://sandbox.northwind.example/hooks/settlement';
    expect((await sentOf('payment.created')).map(({ url }) => url)).toEqual([own]);
    const paid = await sentOf('payment.paid');
    expect(paid.map(({ url }) => url).toSorted()).toEqual([own, PAID].toSorted());
    const bodies = await Promise.all(
      paid.map(async ({ id }) => {
        const { attempt_list } = await client.get(getCallback, { query: { id } });
        const body: { event_id: string } = JSON.parse(attempt_list[0]?.request.body ?? '{}');
        return body.event_id;
      }),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  it('keep their ID until their URL changes', async () => {
    const [first] = (await save([{ url: PAID, events: ['payment.paid'] }])).endpoints;
    const after = (
      await save([
        { url: REFUNDS, events: ['refund.sent'] },
        { url: PAID, events: ['payment.created'] },
      ])
    ).endpoints;
    expect(after[1]).toEqual({ ...first, events: ['payment.created'] });
    expect((await save([])).endpoints).toEqual([]);
  });

  it('are turned off after three days of failures, until they are saved again', async () => {
    await save([{ url: 'https://fail.shop.example/paid', events: ['payment.created'] }]);
    const endpoint = async () => {
      const { endpoints, notify_status } = await client.get(getApplication, { query: { id: SANDBOX.id } });
      return { status: endpoints[0]?.status, notify_status };
    };
    for (let passed = 0; passed < DISABLE_SECONDS + 24 * 3600; passed += 4 * 3600) {
      await order(`A-${passed}`);
      api.advance(4 * 3600);
    }
    expect(await endpoint()).toEqual({ status: 2, notify_status: 1 });
    await save([{ url: 'https://fail.shop.example/paid', events: ['payment.created'] }]);
    expect(await endpoint()).toEqual({ status: 1, notify_status: 1 });
  });

  it.each([
    [[PAID, PAID], 2, { endpoints: 'duplicate' }],
    [['http://localhost:3000/'], 1, { endpoints: 'private_address' }],
    [['ftp://shop.example'], 2, { 'endpoints.0.url': 'urlAddress' }],
    [Array.from({ length: 6 }, (_, index) => `${PAID}/${index}`), 2, { endpoints: 'too_many' }],
  ] as const)("can't have the URLs %j in mode %i", async (urls, mode, errors) => {
    const endpoints = urls.map((url) => ({ url, events: ['payment.paid' as const] }));
    const body = { id: SANDBOX.id, mode, notify_url: 'https://shop.example', endpoints, ...proof() };
    expect(await client.refusal(editApplication, { body })).toMatchObject({
      code: errorCode.PARAMETER_ERROR,
      data: { errors },
    });
  });

  it('require verification and at least one event', async () => {
    const endpoints = [{ url: PAID, events: ['payment.paid' as const] }];
    expect(await client.refusal(editApplication, { body: { id: SANDBOX.id, endpoints } })).toMatchObject({
      code: errorCode.VERIFICATION_REQUIRED,
    });
    const none = { id: SANDBOX.id, endpoints: [{ url: PAID, events: [] }], ...proof() };
    expect(await client.refusal(editApplication, { body: none })).toMatchObject({
      data: { errors: { 'endpoints.0.events': 'required' } },
    });
  });
});

describe('a signing key', () => {
  const rotate = (signing_overlap_hours: number) =>
    client.get(editApplication, {
      body: { id: SANDBOX.id, reset_signing_key: 1, signing_overlap_hours, ...proof() },
    });

  const reveal = async () =>
    (await client.get(revealSigningKey, { body: { id: SANDBOX.id, ...proof() } })).sign_key;

  async function signers(keys: readonly string[]): Promise<readonly number[]> {
    const [{ id } = { id: '' }] = await sentOf('payment.created');
    const { attempt_list } = await client.get(getCallback, { query: { id } });
    const [{ request } = { request: undefined }] = attempt_list;
    return (request?.sign ?? '').split(',').map((sign) =>
      keys.findIndex(
        (key) =>
          createHmac('sha256', key)
            .update(request?.sign_string ?? '')
            .digest('hex') === sign,
      ),
    );
  }

  it('signs callbacks together with the new key until the overlap ends', async () => {
    const old = await reveal();
    const rotated = await rotate(24);
    expect(rotated.old_sign_key_until).toBe(api.clock.now() + 24 * 3600);
    const keys = [old, await reveal()];
    await order('A-1');
    expect(await signers(keys)).toEqual([1, 0]);
    api.advance(24 * 3600);
    await order('A-2');
    expect(await signers(keys)).toEqual([1]);
    expect(await client.get(getApplication, { query: { id: SANDBOX.id } })).toMatchObject({
      old_sign_key_until: 0,
    });
  });

  it('is replaced immediately if the overlap is zero hours', async () => {
    const old = await reveal();
    expect((await rotate(0)).old_sign_key_until).toBe(0);
    const keys = [old, await reveal()];
    await order();
    expect(await signers(keys)).toEqual([1]);
  });

  it('is replaced only with verification', async () => {
    const body = { id: SANDBOX.id, reset_signing_key: 1 as const };
    expect(await client.refusal(editApplication, { body })).toMatchObject({
      code: errorCode.VERIFICATION_REQUIRED,
    });
    await rotate(1);
    const { logs } = api.merchant().rows;
    expect(logs.get(logs.length - 1)).toMatchObject({ textKey: 'signingKeyReset' });
  });
});
