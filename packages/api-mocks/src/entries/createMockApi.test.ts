import { errorCode } from '#contract/errors.ts';
import { expect, test, vi } from 'vitest';
import { login, verifyLogin } from '#contract/auth.ts';
import { listFollowed, setFollowed } from '#contract/market.ts';
import { listNotifications, READ_ALL, readNotifications } from '#contract/notifications.ts';
import { getPayment, listPaymentTransfers } from '#contract/paymentDetails.ts';
import { listPayments } from '#contract/payments.ts';
import { getOverview } from '#contract/statistics.ts';
import { createTransfer } from '#contract/transfers.ts';
import { getUserInfo } from '#contract/user.ts';
import { createWithdrawal, listWithdrawals } from '#contract/withdrawals.ts';
import { DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';
import { marketHandlers } from '#resources/market/handlers.ts';
import { createClient } from '#testing/client.ts';
import { createMockApi } from './createMockApi.ts';

const TRON = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const request_id = '00000000-0000-4000-8000-000000000001';

test('signing in with two steps: the held token is good for the second step alone', async () => {
  const api = createMockApi();
  const client = createClient(api);
  const held = await client.get(login, { body: { google_auth_code: 'mock:two-step' } });
  expect(held.verification).toBe(true);
  const google_code = api.currentTotp();
  const { token, verification } = await client.get(verifyLogin, { body: { token: held.token, google_code } });
  expect(verification).toBe(false);
  expect((await client.get(getUserInfo, { token })).name).toBe('Fabrikam Trading');
  expect((await client.refusal(getUserInfo, { token: held.token })).status).toBe(401);
});

test('a payment lives by the clock: seen, confirmed, credited, told to the merchant', async () => {
  const api = createMockApi({ isSignedIn: true });
  const client = createClient(api);
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

test('a withdrawal asks for a verification, freezes, and arrives', async () => {
  const api = createMockApi({ isSignedIn: true });
  const client = createClient(api);
  const request = { request_id, id: '101', address: TRON, amount: '120' };
  const refused = await client.refusal(createWithdrawal, { body: request });
  expect(refused).toMatchObject({
    status: 422,
    code: errorCode.VERIFICATION_REQUIRED,
    data: { methods: ['google_auth', 'email'] },
  });
  const codes = { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
  const made = await client.get(createWithdrawal, { body: { ...request, ...codes } });
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

test('words come in the language that was asked for', async () => {
  const client = createClient(createMockApi({ isSignedIn: true }));
  const headers = { 'x-language': 'zh-CN' };
  const { list } = await client.get(listNotifications, { headers, query: { types: 1 } });
  expect(list[0]?.title).toContain('网络手续费');
  const refusal = await client.refusal(setFollowed, { headers, body: { tokens: ['NOPE'] } });
  expect(refusal).toMatchObject({ code: errorCode.CURRENCY_NOT_FOUND, msg: '币种不存在' });
});

test('a wrong field is named, with the name of its message', async () => {
  const client = createClient(createMockApi({ isSignedIn: true }));
  const five = ['BTC', 'ETH', 'TRX', 'SOL', 'BNB'];
  expect((await client.refusal(setFollowed, { body: { tokens: five } })).data.errors).toEqual({
    tokens: 'follow_limit',
  });
  const wrong = await client.refusal(createTransfer, {
    body: { request_id, account: ' ', id: '101', amount: '1e3' },
  });
  expect(wrong.data.errors).toEqual({ account: 'required', amount: 'validaValue' });
});

test('reading all leaves nothing unread', async () => {
  const client = createClient(createMockApi({ isSignedIn: true }));
  expect(await client.get(readNotifications, { body: { message_ids: [READ_ALL] } })).toEqual({ unread: 0 });
});

test('what was done is kept: a new bank that is given it is the same bank', async () => {
  const api = createMockApi();
  const client = createClient(api);
  const { token } = await client.get(login, { body: { google_auth_code: 'mock:authorised' } });
  await client.get(setFollowed, { token, body: { tokens: ['SOL'] } });
  api.incomingPayment({ token: 'BTC', amount: '0.01' });
  const codes = { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
  await client.get(createWithdrawal, {
    token,
    body: { request_id, id: '101', address: TRON, amount: '50', ...codes },
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

test('scenarios that were set are kept; those a bank was made with are not', async () => {
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

test('reset starts over', async () => {
  const api = createMockApi({ isSignedIn: true });
  const count = async () => (await createClient(api).get(listPayments)).total;
  const before = await count();
  api.incomingPayment();
  expect(await count()).toBe(before + 1);
  api.reset();
  expect(await count()).toBe(before);
});

test('a failure that is asked for happens once', async () => {
  const api = createMockApi({ isSignedIn: true });
  const client = createClient(api);
  api.failNext('user.info', errorCode.TOO_FREQUENT);
  expect((await client.refusal(getUserInfo)).code).toBe(errorCode.TOO_FREQUENT);
  expect((await client.get(getUserInfo)).name).toBe('Northwind Ltd');
});

test('observers receive every call', async () => {
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

test('a call with a scenario of its own changes neither the bank nor the next such call', async () => {
  const api = createMockApi({ isSignedIn: true });
  const client = createClient(api);
  const headers = { 'x-mock-scenario': 'user.zeroBalances' };
  const followed = async (sent: Record<string, string>) =>
    (await client.get(listFollowed, { headers: sent })).list.map(({ token }) => token);
  const before = await followed(headers);
  await client.get(setFollowed, { body: { tokens: ['BTC'] }, headers });
  expect(await followed(headers)).toEqual(before);
  await client.get(setFollowed, { body: { tokens: ['BTC'] } });
  expect(await followed(headers)).toEqual(['BTC']);
});

test('calls with a scenario that only read do the past again once', async () => {
  const api = createMockApi({ isSignedIn: true });
  const client = createClient(api);
  for (let n = 0; n < 300; n += 1) await client.get(setFollowed, { body: { tokens: ['BTC'] } });
  const replayed = vi.spyOn(marketHandlers['market.follow'], 'answer');
  const headers = { 'x-mock-scenario': 'user.zeroBalances' };
  for (let n = 0; n < 5; n += 1) await client.get(getOverview, { headers });
  expect(replayed).toHaveBeenCalledTimes(300);
});
