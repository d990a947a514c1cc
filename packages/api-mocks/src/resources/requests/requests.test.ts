import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { refundPayment } from '#contract/paymentDetails.ts';
import { lookUpRequest } from '#contract/requests.ts';
import { cancelWithdrawal, createWithdrawal, listWithdrawals } from '#contract/withdrawals.ts';
import { createMockApi, type MockApiOptions } from '#entries/createMockApi.ts';
import { createClient, signedIn, TRON } from '#testing/client.ts';

const request_id = '0000abcd-0000-4000-8000-00000000abcd';
const withdrawal = { request_id, id: '101', address: TRON, amount: '100' };
const DAY = 86_400;

function open(options: MockApiOptions = {}) {
  const { client, ...others } = signedIn(options);
  const count = async () => (await client.get(listWithdrawals)).total;
  const lookUp = () => client.get(lookUpRequest, { body: { request_id } });
  return { client, ...others, count, lookUp };
}

test('a known request ID returns the stored response before any other check', async () => {
  const { api, client, codes } = open();
  const first = await client.get(createWithdrawal, { body: { ...withdrawal, ...codes() } });
  expect(first.request_expire_time).toBe(api.clock.now() + DAY);
  const { profile, settings } = api.merchant();
  Object.assign(profile, { status: 2, lockUntil: api.clock.now() + DAY });
  settings.isFrozen = true;
  const upper = { ...withdrawal, request_id: request_id.toUpperCase(), google_code: '000000' };
  expect(await client.get(createWithdrawal, { body: upper })).toEqual(first);
  expect(Object.values(settings.guard.tries)).toMatchObject([{ wrong: 0 }]);
  const found = await client.get(listWithdrawals, { query: { request_id: upper.request_id } });
  expect(found.total).toBe(1);
  const other = { ...withdrawal, amount: '101', ...codes() };
  expect(await client.reason(createWithdrawal, { body: other })).toBe('request_id');
});

test('a request ID can still be looked up but not reused after a day', async () => {
  const { api, client, codes, count, lookUp } = open();
  const made = await client.get(createWithdrawal, { body: { ...withdrawal, ...codes() } });
  api.advance(DAY);
  const before = await count();
  const again = await client.refusal(createWithdrawal, { body: { ...withdrawal, ...codes() } });
  expect(again).toMatchObject({ code: errorCode.TOO_FREQUENT, data: { reason: 'request_expired' } });
  expect(await count()).toBe(before);
  expect(await lookUp()).toMatchObject({ state: 'found', trade_no: made.trade_no });
});

test('a rejected call can be repeated until its request ID is looked up', async () => {
  const { api, client, codes, lookUp } = open();
  expect(await client.code(createWithdrawal, { body: withdrawal })).toBe(errorCode.VERIFICATION_REQUIRED);
  const frozen = { ...withdrawal, amount: '20000.000001', ...codes() };
  expect(await client.code(createWithdrawal, { body: frozen })).toBe(errorCode.AMOUNT_TOO_LARGE);
  const ended = await lookUp();
  expect(ended).toMatchObject({
    state: 'refused',
    endpoint: createWithdrawal.id,
    code: errorCode.AMOUNT_TOO_LARGE,
  });
  const late = await client.refusal(createWithdrawal, { body: { ...withdrawal, ...codes() } });
  expect(late).toMatchObject({ code: errorCode.TOO_FREQUENT, data: { reason: 'request_void' } });
  expect(await lookUp()).toEqual(ended);
  api.advance(2 * DAY);
  expect(await client.reason(createWithdrawal, { body: withdrawal })).toBe('request_void');
});

test('the outcome of a call with an invalid request ID isn’t stored', async () => {
  const { api, client } = open();
  const text = JSON.stringify({ ...withdrawal, request_id: 'x'.repeat(3000) });
  expect(await client.errors(createWithdrawal, { text })).toEqual({ request_id: 'request_id' });
  expect(api.bank.requests.size).toBe(0);
});

test('a request ID without a response is reported as in progress', async () => {
  const { api, client, codes, count, lookUp } = open({ latency: 400 });
  const before = await count();
  const first = client.get(createWithdrawal, { body: { ...withdrawal, ...codes() } });
  await expect.poll(() => api.bank.inProgress.size, { interval: 5 }).toBe(1);
  api.setLatency(1);
  const inProgress = { code: errorCode.TOO_FREQUENT, data: { reason: 'request_in_progress' } };
  const upper = { ...withdrawal, request_id: request_id.toUpperCase(), ...codes() };
  expect(await client.refusal(createWithdrawal, { body: upper })).toMatchObject(inProgress);
  expect(await client.refusal(lookUpRequest, { body: { request_id } })).toMatchObject(inProgress);
  const { trade_no } = await first;
  expect(await lookUp()).toMatchObject({ state: 'found', trade_no });
  expect(await count()).toBe(before + 1);
  // A call that was rejected because another call with its ID was in progress has no effect in a replay.
  const again = createMockApi({ isSignedIn: true });
  again.importState(api.exportState());
  const outcome = await createClient(again).get(lookUpRequest, { body: { request_id } });
  expect(outcome).toMatchObject({ state: 'found', trade_no });
});

test('the request ID of a call with a lost response can be looked up', async () => {
  const { client, codes, count, lookUp } = open({ scenario: 'withdrawals.answerLost' });
  const before = await count();
  const answer = await client.send(createWithdrawal, { body: { ...withdrawal, ...codes() } });
  expect(answer.type).toBe('error');
  expect(await count()).toBe(before + 1);
  expect((await lookUp()).state).toBe('found');
});

test("a request that arrives after the lookup of its ID doesn't move money", async () => {
  const { api, client, codes, count, lookUp } = open({ scenario: 'withdrawals.delayed' });
  const before = await count();
  expect((await client.send(createWithdrawal, { body: { ...withdrawal, ...codes() } })).type).toBe('error');
  expect((await lookUp()).state).toBe('void');
  api.advance(3600);
  expect(await count()).toBe(before);
  expect((await lookUp()).state).toBe('void');
});

test('a late request is carried out if its ID wasn’t looked up', async () => {
  const { api, client, codes, count } = open();
  api.failNext('withdrawals.create', 'late');
  const before = await count();
  await client.send(createWithdrawal, { body: { ...withdrawal, ...codes() } });
  expect(await count()).toBe(before);
  api.advance(20);
  expect(await count()).toBe(before + 1);
});

test('the request ID of a cancellation can be looked up but not used for a refund', async () => {
  const { api, client, codes, lookUp } = open();
  const { trade_no } = await client.get(createWithdrawal, {
    body: { ...withdrawal, request_id: request_id.replace('abcd-', 'abce-'), ...codes() },
  });
  const canceled = await client.get(cancelWithdrawal, { body: { request_id, trade_no } });
  expect(canceled.request_expire_time).toBe(api.clock.now() + DAY);
  expect(await client.get(cancelWithdrawal, { body: { request_id, trade_no } })).toEqual(canceled);
  expect(await lookUp()).toMatchObject({ state: 'found', endpoint: cancelWithdrawal.id, trade_no });
  const refund = { request_id, trade_no };
  expect(await client.reason(refundPayment, { body: refund })).toBe('request_id');
});
