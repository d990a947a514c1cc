import { expect, test } from 'vitest';
import { errorCode } from '#contract/errors.ts';
import { listPayments } from '#contract/payments.ts';
import { createWithdrawal, listWithdrawals } from '#contract/withdrawals.ts';
import { DELAY_SECONDS } from '#core/http/delayedRequests.ts';
import { createMockApi, type DemoKey, type MockApi, type MockApiOptions } from '#entries/createMockApi.ts';
import { codesOf, createClient } from '#testing/client.ts';

const withdrawal = {
  request_id: '0000abcd-0000-4000-8000-00000000abcd',
  id: '101',
  address: 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs',
  amount: '100',
};

const kept = (api: MockApi): object => JSON.parse(JSON.stringify(api.exportState()));

function restored(state: unknown, options: MockApiOptions = {}): MockApi {
  const api = createMockApi(options);
  api.importState(state);
  return api;
}

const payments = async (api: MockApi) =>
  (await createClient(api, api.signIn('authorised')).get(listPayments)).total;

const withdraw = (api: MockApi) =>
  createClient(api).send(createWithdrawal, {
    body: { ...withdrawal, ...codesOf(api) },
  });
const withdrawals = async (api: MockApi) => (await createClient(api).get(listWithdrawals)).total;

test('a reset mock API saves no earlier events', async () => {
  const api = createMockApi();
  api.incomingPayment();
  api.reset();
  expect(await payments(restored(kept(api)))).toBe(await payments(createMockApi()));
});

test('a replayed event applies to the merchant who was signed in when it was recorded', async () => {
  const api = createMockApi();
  api.incomingPayment();
  const other = createMockApi();
  other.signIn('rich');
  other.importState(kept(api));
  expect(await payments(other)).toBe(await payments(api));
});

test('a call with its own scenarios isn’t affected by scenarios that were removed', async () => {
  const api = createMockApi({ isSignedIn: true, scenario: 'payments.empty' });
  api.setScenarios([]);
  const headers = { 'x-mock-scenario': 'user.underReview' };
  expect(await createClient(api).get(listPayments, { headers })).not.toMatchObject({ total: 0 });
});

test('setScenarios keeps the current scenarios if the merchant is unknown', () => {
  const api = createMockApi({ scenario: 'payments.empty' });
  // The merchant may come from a control call, so it can be unknown.
  const unknown: DemoKey = JSON.parse('"nowhere"');
  expect(() => api.setScenarios(['user.underReview'], unknown)).toThrow(RangeError);
  expect(api.scenarios).toEqual(['payments.empty']);
});

test("a call with a requested failure isn't replayed", async () => {
  const api = createMockApi({ isSignedIn: true });
  const before = await withdrawals(api);
  api.failNext('withdrawals.create', errorCode.TOO_FREQUENT);
  await withdraw(api);
  expect(await withdrawals(api)).toBe(before);
  expect(await withdrawals(restored(kept(api), { isSignedIn: true }))).toBe(before);
});

test('delayed calls stay in progress after a rejected import', async () => {
  const api = createMockApi({ isSignedIn: true });
  const before = await withdrawals(api);
  api.failNext('withdrawals.create', 'late');
  await withdraw(api);
  const unpayable = { kind: 'payOrder', at: api.clock.now(), token: 'none', how: 'exact' };
  expect(() => api.importState({ ...kept(api), journal: [unpayable] })).toThrow(RangeError);
  api.advance(DELAY_SECONDS);
  expect(await withdrawals(api)).toBe(before + 1);
});

test.each([
  ['a clock of another decade', { offset: 400_000_000 }],
  ['an event of another decade', { journal: [{ kind: 'scenarios', at: 2_100_000_000, ids: [] }] }],
])('an imported state with %s is rejected', (_name, change) => {
  const api = createMockApi();
  const before = kept(api);
  expect(() => api.importState({ ...before, ...change })).toThrow(RangeError);
  expect(kept(api)).toEqual(before);
});
