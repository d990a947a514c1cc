import { errorCode } from '#contract/errors.ts';
import { expect, test, vi } from 'vitest';
import { login } from '#contract/auth.ts';
import { listFollowed, setFollowed } from '#contract/market.ts';
import { listNotifications } from '#contract/notifications.ts';
import { listOrders } from '#contract/orders.ts';
import { getPayment, listPaymentTransfers } from '#contract/paymentDetails.ts';
import { listPayments } from '#contract/payments.ts';
import { getOverview } from '#contract/statistics.ts';
import { getUserInfo } from '#contract/user.ts';
import { createWithdrawal, listWithdrawals } from '#contract/withdrawals.ts';
import { TEST_APP } from '#fixtures/demoKeys.ts';
import { implementations } from '#instance/callBank.ts';
import { codesOf, createClient, signedIn, TRON } from '#testing/client.ts';
import { appAt, signedRequest } from '#testing/signing.ts';
import { createMockApi } from './createMockApi.ts';
import { restoreSaved } from './restoreSaved.ts';

const request_id = '00000000-0000-4000-8000-000000000001';

test('a payment is detected, confirmed, credited and reported as mock time advances', async () => {
  const { api, client } = signedIn();
  const trade_no = api.incomingPayment({ token: 'USDT', chain: 'TRON', amount: '25' });
  const before = await client.get(getPayment, { query: { trade_no } });
  expect(before).toMatchObject({
    status: 1,
    amount: '25',
    confirmations: 0,
    confirm_num: 19,
    mch_real_receive: '25',
  });
  api.advance(30);
  expect((await client.get(getPayment, { query: { trade_no } })).confirmations).toBe(10);
  api.advance(60);
  const after = await client.get(getPayment, { query: { trade_no } });
  expect(after).toMatchObject({
    status: 2,
    fees: '0.125',
    mch_real_receive: '24.875',
    amount_collected: '25',
  });
  expect(after.timeline.map(({ event }) => event)).toEqual([
    'payment.created',
    'detected',
    'payment.paid',
    'notified',
  ]);
  const transfers = await client.get(listPaymentTransfers, { query: { handle_id: after.handle_id ?? '' } });
  expect(transfers.list).toMatchObject([{ amount: '25', txid: after.transaction_id, confirmations: 19 }]);
  const { list } = await client.get(listNotifications);
  expect(list[0]).toMatchObject({ title: 'Payment received', status: 2 });
});

test('a signed call may contain the system time if the clock was set to another time', async () => {
  const api = createMockApi({ systemTime: () => 1_800_000_000 });
  const request = signedRequest(api, appAt(api, TEST_APP), { method: 'GET', target: listOrders.path });
  expect(Math.abs(api.clock.now() - api.clock.outside())).toBeGreaterThan(86_400);
  expect((await api.handle(request)).status).toBe(200);
});

test('a withdrawal is sent and completed after its verification', async () => {
  const { api, client, codes } = signedIn();
  const request = { request_id, id: '101', address: TRON, amount: '120' };
  const refused = await client.refusal(createWithdrawal, { body: request });
  expect(refused).toMatchObject({
    status: 422,
    code: errorCode.VERIFICATION_REQUIRED,
    data: { purpose: 8, methods: ['google_auth', 'email'], need_password: true, ticket_ttl: 600 },
  });
  const made = await client.get(createWithdrawal, { body: { ...request, ...codes() } });
  expect(made).toMatchObject({ status: 1, amount: '120', fee: '1.7', actual_amount: '118.3' });
  const status = async () => (await client.get(listWithdrawals, { query: { request_id } })).list[0]?.status;
  expect(await status()).toBe(1);
  api.advance(121);
  expect(await status()).toBe(3);
  api.advance(46);
  expect(await status()).toBe(4);
  api.advance(60);
  expect(await status()).toBe(5);
});

test('a new mock API has the same data after it imports an exported state', async () => {
  const api = createMockApi();
  const client = createClient(api);
  const { token } = await client.get(login, { body: { google_auth_code: 'mock:authorised' } });
  await client.get(setFollowed, { token, body: { tokens: ['SOL'] } });
  api.incomingPayment({ token: 'BTC', amount: '0.01' });
  await client.get(createWithdrawal, {
    token,
    body: {
      request_id,
      id: '101',
      address: TRON,
      amount: '50',
      ...codesOf(api),
    },
  });
  api.advance(5000);
  const kept: unknown = JSON.parse(JSON.stringify(api.exportState()));

  const again = createMockApi();
  again.importState(kept);
  const both = await Promise.all(
    [api, again].map(async (one) => {
      const own = createClient(one, token);
      return JSON.stringify([
        await own.get(getOverview),
        await own.get(listPayments),
        await own.get(listWithdrawals),
        await own.get(listNotifications),
      ]);
    }),
  );
  expect(both[0]).toBe(both[1]);
});

test('the exported state contains only scenarios that were set after the creation', async () => {
  const made = createMockApi({ scenario: 'payments.empty' });
  made.incomingPayment();
  const again = createMockApi();
  again.importState(made.exportState());
  expect(again.scenarios).toEqual([]);
  made.setScenarios(['user.underReview']);
  again.importState(made.exportState());
  expect(again.scenarios).toEqual(['user.underReview']);
  expect((await createClient(again, again.signIn()).get(getUserInfo)).status).toBe(1);
});

test('a reset discards all changes', async () => {
  const api = createMockApi({ isSignedIn: true });
  const count = async () => (await createClient(api).get(listPayments)).total;
  const before = await count();
  api.incomingPayment();
  expect(await count()).toBe(before + 1);
  api.reset();
  expect(await count()).toBe(before);
});

test('a failure requested for the next call affects only one call', async () => {
  const { api, client } = signedIn();
  api.failNext('user.info', errorCode.TOO_FREQUENT);
  expect(await client.code(getUserInfo)).toBe(errorCode.TOO_FREQUENT);
  expect((await client.get(getUserInfo)).name).toBe('Northwind Ltd');
});

test('a subscriber receives every call until it unsubscribes', async () => {
  const api = createMockApi({ isSignedIn: true });
  const seen: string[] = [];
  const stop = api.subscribe((event) => {
    if (event.kind === 'call') seen.push(`${event.endpoint} ${event.status}`);
  });
  await createClient(api).get(getUserInfo);
  stop();
  await createClient(api).get(getUserInfo);
  expect(seen).toEqual(['user.info 200']);
});

test("a scenario for one call doesn't change the data or the next call", async () => {
  const { client } = signedIn();
  const headers = { 'x-mock-scenario': 'user.zeroBalances' };
  const followed = async (sent: Record<string, string>) =>
    (await client.get(listFollowed, { headers: sent })).list.map(({ token }) => token);
  const before = await followed(headers);
  await client.get(setFollowed, { body: { tokens: ['BTC'] }, headers });
  expect(await followed(headers)).toEqual(before);
  await client.get(setFollowed, { body: { tokens: ['BTC'] } });
  expect(await followed(headers)).toEqual(['BTC']);
});

test('a call with a scenario doesn’t replay earlier calls', async () => {
  const { client } = signedIn();
  await client.get(setFollowed, { body: { tokens: ['BTC'] } });
  const [repeated] = [...implementations.values()]
    .filter(({ endpoint }) => endpoint.id === setFollowed.id)
    .map((one) => vi.spyOn(one, 'answer'));
  await client.get(getOverview, { headers: { 'x-mock-scenario': 'user.zeroBalances' } });
  expect(repeated).not.toHaveBeenCalled();
});

const left = (change: object = {}) => {
  const api = createMockApi();
  api.setScenarios(['user.underReview']);
  return { ...api.exportState(), ...change };
};

test('restoreSaved restores a saved state', () => {
  const api = createMockApi();
  restoreSaved(api, left());
  expect(api.scenarios).toEqual(['user.underReview']);
});

test.each([
  ['of another seed', left({ seed: 'other' })],
  ['that is half a day old', left({ startedAt: left().startedAt - 12 * 3600 })],
  [
    'that cannot be replayed',
    left({ journal: [{ kind: 'payOrder', at: left().startedAt, token: 'none', how: 'exact' }] }),
  ],
  ['that is invalid', { version: 1 }],
])('restoreSaved ignores a saved state %s', (_name, saved) => {
  const api = createMockApi();
  restoreSaved(api, saved);
  expect(api.scenarios).toEqual([]);
  expect(api.exportState().journal).toEqual([]);
});
