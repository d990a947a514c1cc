import { describe, expect, it } from 'vitest';
import { listPayments } from '#contract/payments.ts';
import { createMockApi } from '../createMockApi.ts';
import { answerControl } from './control.ts';

const api = () => createMockApi({ isSignedIn: true });
type Api = ReturnType<typeof api>;

async function post(bank: Api, name: string, body: object) {
  const response = await answerControl(
    bank,
    new Request(`http://mock.test/__mock/${name}`, { method: 'POST', body: JSON.stringify(body) }),
  );
  return { status: response.status, body: await response.json() };
}

async function get(bank: Api, target: string) {
  const response = await answerControl(bank, new Request(`http://mock.test/__mock/${target}`));
  return { status: response.status, body: await response.json() };
}

describe('control functions', () => {
  it('pay an order of the given merchant, or of the merchant who signed in last', async () => {
    const bank = api();
    const counts = () => [
      bank.merchant('authorised').rows.payments.length,
      bank.merchant('acme').rows.payments.length,
    ];
    const [own = 0, other = 0] = counts();
    await post(bank, 'pay', { token: 'USDT' });
    await post(bank, 'pay', { token: 'USDT', merchant: 'acme' });
    await post(bank, 'pay', { token: 'USDT', merchant: 'acme' });
    expect(counts()).toEqual([own + 1, other + 2]);
    const again = createMockApi({ isSignedIn: true });
    again.importState(bank.exportState());
    expect(again.merchant('acme').rows.payments.length).toBe(other + 2);
  });

  it('use the named merchant for codes, the inbox and deposits', async () => {
    const bank = api();
    expect((await get(bank, 'totp?merchant=fresh')).body).toEqual({ code: '' });
    expect((await get(bank, 'totp')).body.code).toMatch(/^\d{6}$/);
    bank.merchant('acme').profile.email = 'accounts@acme.example';
    const before = (await get(bank, 'inbox?merchant=acme')).body.inbox.length;
    await bank.handle(
      new Request('http://mock.test/api/v1/public/email/send-verification-code', {
        method: 'POST',
        body: JSON.stringify({ type: 3, email: 'accounts@acme.example' }),
      }),
    );
    expect((await get(bank, 'inbox?merchant=acme')).body.inbox).toHaveLength(before + 1);
    expect((await get(bank, 'inbox?merchant=two-step')).body.inbox).toHaveLength(0);
    const { length } = bank.merchant('acme').rows.recharges;
    expect((await post(bank, 'deposit', { merchant: 'acme' })).body).toEqual({
      counts: true,
      min_recharge: '1',
    });
    expect(bank.merchant('acme').rows.recharges.length).toBe(length + 1);
  });

  it('make the next call of only one merchant fail', async () => {
    const bank = api();
    const call = (token: string) =>
      bank.handle(new Request(`http://mock.test${listPayments.path}`, { headers: { 'x-token': token } }));
    await post(bank, 'fail', { endpoint: 'payments.list', failure: 500, merchant: 'authorised' });
    const [other, own] = [bank.signIn('acme'), bank.signIn('authorised')];
    expect((await call(other)).status).toBe(200);
    expect((await call(own)).status).toBe(500);
    expect((await call(own)).status).toBe(200);
  });

  it('sign one call of an application', async () => {
    const bank = api();
    const app =
      bank
        .merchant()
        .rows.apps.all()
        .find(({ mode }) => mode === 2)?.appid ?? '';
    const target = '/api/v1/orders?current=1&pageSize=10';
    const { body } = await post(bank, 'sign', { app, method: 'GET', target });
    const list = () => bank.handle(new Request(`http://mock.test${target}`, { headers: body.headers }));
    expect((await (await list()).json()).code).toBe(200);
    expect((await list()).status).toBe(401);
  });

  it('return the current code of any authenticator', async () => {
    const bank = api();
    const secret = bank.merchant().profile.totpSecret;
    expect((await get(bank, `totp?secret=${secret}`)).body).toEqual({ code: bank.currentTotp() });
    expect((await get(bank, 'totp?secret=short')).status).toBe(422);
  });

  it('report scenarios that have no effect for the merchant', async () => {
    const bank = api();
    const set = async (scenario: string, merchant: string) =>
      (await post(bank, 'scenario', { scenario, merchant })).body.unreachable;
    expect(await set('payments.empty', 'authorised')).toEqual({});
    expect(await set('search.submitting', 'authorised')).toEqual({
      'search.submitting': 'it does not belong to a call',
    });
    expect(Object.keys(await set('withdrawals.lostAnswer,user.slow', 'fresh'))).toEqual([
      'withdrawals.lostAnswer',
    ]);
  });
});

describe('a control call', () => {
  it.each([
    ['pay', { token: 'DOGE' }, { token: expect.arrayContaining(['USDT', 'BTC']) }],
    ['deposit', { token: 'DOGE' }, { token: expect.arrayContaining(['USDT', 'BTC']) }],
    ['deposit', { chain: 'Dogecoin' }, { chain: expect.arrayContaining(['TRON']) }],
    ['pay', { token: 'BTC', chain: 'TRON' }, { chain: ['Bitcoin'] }],
    ['sign', { app: 'app_1', target: '/api/v1/orders' }, { app: expect.arrayContaining(['app_1001284604']) }],
    ['pay', { merchant: 'unknown' }, { merchant: expect.arrayContaining(['authorised', 'acme']) }],
    ['reset', { merchant: 'unknown' }, { merchant: expect.arrayContaining(['authorised']) }],
    ['fail', { endpoint: 'no.such', failure: 500 }, { endpoint: expect.arrayContaining(['payments.list']) }],
    ['scenario', { scenario: 'payments.nonsense' }, { scenario: expect.arrayContaining(['payments.empty']) }],
  ])('lists the allowed values if a value is invalid: %s %o', async (name, body, allowed) => {
    const bank = api();
    const before = JSON.stringify(bank.exportState());
    expect(await post(bank, name, body)).toMatchObject({ status: 422, body: { code: 422, allowed } });
    expect(JSON.stringify(bank.exportState())).toBe(before);
  });

  it.each([
    ...'0.000000000001|0|0.00|1e-8|0.123456789|1e3|0x10|-5|5.|.5| 5|1,000||abc'.split('|'),
    '9'.repeat(31),
    `0.${'1'.repeat(19)}`,
  ])('rejects "%s" BTC as an amount due, an amount paid and a deposit', async (amount) => {
    const bank = api();
    const before = JSON.stringify(bank.exportState());
    const { payments, recharges } = bank.merchant().rows;
    const counts = [payments.length, recharges.length];
    for (const order of [{ amount }, { amount: '1', paid: amount }])
      for (const name of ['pay', 'deposit'])
        expect(await post(bank, name, { token: 'BTC', ...order })).toMatchObject({
          status: 422,
          body: { errors: expect.anything() },
        });
    expect([payments.length, recharges.length]).toEqual(counts);
    expect(JSON.stringify(bank.exportState())).toBe(before);
  });

  it('pays the smallest amount of BTC exactly', async () => {
    const bank = api();
    await post(bank, 'pay', { token: 'BTC', amount: '0.00000001' });
    const { payments } = bank.merchant().rows;
    expect(payments.get(payments.length - 1)).toMatchObject({ collected: 1n });
  });

  it('rejects an amount with too many decimals even if it doesn’t name a token', async () => {
    const bank = api();
    expect((await post(bank, 'pay', { amount: '0.000000000001' })).status).toBe(422);
  });

  it('returns 404 for an unknown name and 405 for a wrong HTTP method', async () => {
    const bank = api();
    expect(await get(bank, 'nonsense')).toMatchObject({ status: 404, body: { code: 404 } });
    expect(await get(bank, '__proto__')).toMatchObject({ status: 404 });
    expect(await get(bank, 'pay')).toMatchObject({ status: 405, body: { code: 405 } });
    expect(await post(bank, 'totp', {})).toMatchObject({ status: 405 });
  });
});
