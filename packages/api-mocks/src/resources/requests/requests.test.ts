import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { refundPayment } from '#contract/refunds.ts';
import { lookUpRequest } from '#contract/requests.ts';
import { subjectOf } from '#rules/subjectOf.ts';
import { createTransfer } from '#contract/transfers.ts';
import { cancelWithdrawal, createWithdrawal, listWithdrawals } from '#contract/withdrawals.ts';
import { createMockApi, type MockApiOptions } from '#entries/createMockApi.ts';
import { DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';
import { createClient } from '#testing/client.ts';

const TRON = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const request_id = '0000abcd-0000-4000-8000-00000000abcd';
const withdrawal = { request_id, id: '101', address: TRON, amount: '100' };
const DAY = 86_400;

function signedIn(options: MockApiOptions = {}) {
  const api = createMockApi({ isSignedIn: true, ...options });
  const client = createClient(api);
  const codes = () => ({ google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH });
  const count = async () => (await client.get(listWithdrawals)).total;
  const lookUp = () => client.get(lookUpRequest, { body: { request_id } });
  return { api, client, codes, count, lookUp };
}

test('a known id is answered before its proof, the permission and the freeze are looked at', async () => {
  const { api, client, codes } = signedIn();
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
  expect((await client.refusal(createWithdrawal, { body: other })).data.reason).toBe('request_id');
});

test('after a day an id is neither answered again nor carried out again, and still found', async () => {
  const { api, client, codes, count, lookUp } = signedIn();
  const made = await client.get(createWithdrawal, { body: { ...withdrawal, ...codes() } });
  api.advance(DAY);
  const before = await count();
  const again = await client.refusal(createWithdrawal, { body: { ...withdrawal, ...codes() } });
  expect(again).toMatchObject({ code: errorCode.TOO_FREQUENT, data: { reason: 'request_expired' } });
  expect(await count()).toBe(before);
  expect(await lookUp()).toMatchObject({ state: 'found', trade_no: made.trade_no });
});

test('what moved is found by its row where the id itself was forgotten', async () => {
  const { api, client, codes, lookUp } = signedIn();
  const body = { request_id, account: '10013401', id: '101', amount: '10', ...codes() };
  const made = await client.get(createTransfer, { body });
  api.bank.requests.clear();
  expect(await lookUp()).toMatchObject({
    state: 'found',
    endpoint: createTransfer.id,
    trade_no: made.trade_no,
  });
});

test('a refusal is remembered, may be sent again, and ends with the look-up', async () => {
  const { api, client, codes, lookUp } = signedIn();
  expect((await client.refusal(createWithdrawal, { body: withdrawal })).code).toBe(
    errorCode.VERIFICATION_REQUIRED,
  );
  const frozen = { ...withdrawal, amount: '20000.000001', ...codes() };
  expect((await client.refusal(createWithdrawal, { body: frozen })).code).toBe(errorCode.AMOUNT_TOO_LARGE);
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
  expect((await client.refusal(createWithdrawal, { body: withdrawal })).data.reason).toBe('request_void');
});

test('only the ids of one merchant are seen', async () => {
  const { api, client, codes } = signedIn();
  await client.get(createWithdrawal, { body: { ...withdrawal, ...codes() } });
  const other = createClient(api, api.signIn('two-step'));
  expect(await other.get(lookUpRequest, { body: { request_id } })).toMatchObject({ state: 'void' });
});

test('an id whose call has arrived and is not answered yet is in progress', async () => {
  const { api, client, codes, count, lookUp } = signedIn({ latency: 400 });
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
  // What was refused for being too early changes nothing when it is done again.
  const again = createMockApi({ isSignedIn: true });
  again.importState(api.exportState());
  const outcome = await createClient(again).get(lookUpRequest, { body: { request_id } });
  expect(outcome).toMatchObject({ state: 'found', trade_no });
});

test('a hundred calls at once under latency make one movement', async () => {
  const { client, codes, count, lookUp } = signedIn({ latency: [0, 40] });
  const before = await count();
  const body = { ...withdrawal, ...codes() };
  const responses = await Promise.all(
    Array.from({ length: 100 }, () => client.send(createWithdrawal, { body })),
  );
  const texts = await Promise.all(responses.map((response) => response.text()));
  const found = await lookUp();
  const tradeNo = found.state === 'found' ? found.trade_no : 'none';
  const isFirstAnswer = (text: string) => text.includes(tradeNo);
  expect(texts.filter((text) => !isFirstAnswer(text) && !text.includes('request_in_progress'))).toEqual([]);
  expect(texts.some(isFirstAnswer)).toBe(true);
  expect(await count()).toBe(before + 1);
});

test('an answer is lost after the call was carried out; the id tells', async () => {
  const { client, codes, count, lookUp } = signedIn({ scenario: 'withdrawals.answerLost' });
  const before = await count();
  const answer = await client.send(createWithdrawal, { body: { ...withdrawal, ...codes() } });
  expect(answer.type).toBe('error');
  expect(await count()).toBe(before + 1);
  expect((await lookUp()).state).toBe('found');
});

test('a request that arrives after the look-up moves nothing', async () => {
  const { api, client, codes, count, lookUp } = signedIn({ scenario: 'withdrawals.delayed' });
  const before = await count();
  expect((await client.send(createWithdrawal, { body: { ...withdrawal, ...codes() } })).type).toBe('error');
  expect((await lookUp()).state).toBe('void');
  api.advance(3600);
  expect(await count()).toBe(before);
  expect((await lookUp()).state).toBe('void');
});

test('a request that arrives late and was not looked up is carried out', async () => {
  const { api, client, codes, count } = signedIn();
  api.failNext('withdrawals.create', 'late');
  const before = await count();
  await client.send(createWithdrawal, { body: { ...withdrawal, ...codes() } });
  expect(await count()).toBe(before);
  api.advance(20);
  expect(await count()).toBe(before + 1);
});

test('a cancellation and a refund have an id, too', async () => {
  const { api, client, codes, lookUp } = signedIn();
  const { trade_no } = await client.get(createWithdrawal, {
    body: { ...withdrawal, request_id: request_id.replace('abcd-', 'abce-'), ...codes() },
  });
  const canceled = await client.get(cancelWithdrawal, { body: { request_id, trade_no } });
  expect(canceled.request_expire_time).toBe(api.clock.now() + DAY);
  expect(await client.get(cancelWithdrawal, { body: { request_id, trade_no } })).toEqual(canceled);
  expect(await lookUp()).toMatchObject({ state: 'found', endpoint: cancelWithdrawal.id, trade_no });
  const refund = { request_id, trade_no };
  expect((await client.refusal(refundPayment, { body: refund })).data.reason).toBe('request_id');
});

test('the subject of a body is one whatever the order of its fields, its proofs and its id', () => {
  const body = { request_id, id: '101', amount: '5', tags: [{ b: 1, a: 2 }], memo: undefined };
  const other = { tags: [{ a: 2, b: 1 }], amount: '5', google_code: '123456', ticket: 'tkt', id: '101' };
  expect(subjectOf(body)).toBe(subjectOf(other));
  expect(subjectOf(body)).toMatch(/^[0-9a-f]{64}$/);
  expect(subjectOf({ ...body, amount: '50' })).not.toBe(subjectOf(body));
});
