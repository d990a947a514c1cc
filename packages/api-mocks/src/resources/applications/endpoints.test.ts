import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { editApplication, getApplication, revealSigningKey } from '#contract/applications.ts';
import { DISABLE_SECONDS, getCallback, listCallbacks } from '#contract/callbacks.ts';
import { errorCode } from '#contract/errors.ts';
import { createOrder } from '#contract/orders.ts';
import { createMockApi, type MockApi } from '#entries/createMockApi.ts';
import { DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';
import { createClient, type Client } from '#testing/client.ts';
import { signedRequest } from '#testing/signing.ts';

const SANDBOX = { id: '604', index: 3 };
const REFUNDS = 'https://shop.example/refunds';
const PAID = 'https://shop.example/paid';

let api: MockApi;
let client: Client;
beforeEach(() => {
  api = createMockApi({ isSignedIn: true });
  client = createClient(api);
});

function proof() {
  if (api.merchant().settings.guard.totpStep > api.clock.now() / 30) api.advance(30);
  return { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
}
const save = (endpoints: { url: string; events: ('payment.created' | 'payment.paid' | 'refund.sent')[] }[]) =>
  client.get(editApplication, { body: { id: SANDBOX.id, endpoints, ...proof() } });

async function order(outTradeNo = 'A-1') {
  const app = api.merchant().rows.apps.get(SANDBOX.index);
  if (!app) throw new RangeError('no application');
  const body = JSON.stringify({ out_trade_no: outTradeNo, token: 'USDT', chain: 'TRON', amount: '25' });
  const made = await api.handle(signedRequest(api, app, { method: 'POST', target: createOrder.path, body }));
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
