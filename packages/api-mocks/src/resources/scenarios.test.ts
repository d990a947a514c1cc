import { expect, test } from 'vitest';
import { listAddresses } from '#contract/addresses.ts';
import { register } from '#contract/registration.ts';
import { sendEmailCode } from '#contract/sentCodes.ts';
import { listNotifications } from '#contract/notifications.ts';
import { listPayments } from '#contract/payments.ts';
import { getOverview, listDailyCollection } from '#contract/statistics.ts';
import { getGoogleAuth } from '#contract/security.ts';
import { getUserInfo } from '#contract/user.ts';
import { endpoints } from '#contract/endpoints.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { createClient, signedIn } from '#testing/client.ts';
import { isAbout } from '#core/http/scenario.ts';
import { readScenarioIds, scenarioCatalogue } from './scenarios.ts';
import { errorCode } from '#contract/errors.ts';
import { login, verifyLogin } from '#contract/auth.ts';
import { getRechargeAddress } from '#contract/recharge.ts';
import { formatText } from '#core/text/formatText.ts';
import { errorCodes } from './errorScenarios.ts';

const ids = Object.keys(endpoints);

test('every scenario has a unique ID, a description and only rules for known calls', () => {
  expect(new Set(scenarioCatalogue.map(({ id }) => id)).size).toBe(scenarioCatalogue.length);
  for (const { id, title, rules = [] } of scenarioCatalogue) {
    expect(id).toMatch(/^[a-zA-Z]+\.[a-zA-Z0-9.]+$/);
    expect(title.length).toBeGreaterThan(10);
    for (const { on } of rules) {
      const isKnown = on.every(
        (name) =>
          ids.includes(name) ||
          name === '*' ||
          ids.some((one) => isAbout({ on: [name], effect: { kind: 'never' } }, one)),
      );
      expect({ id, isKnown }).toEqual({ id, isKnown: true });
    }
  }
});

test('the former ID of a renamed scenario selects the scenario', () => {
  expect(readScenarioIds('user.nothingBound,swap.cutOff,any.filteredEmpty,swap.arrivesLate')).toEqual([
    'user.noMethod',
    'swap.truncated',
    'any.noMatches',
    'swap.delayed',
  ]);
});

test('an unknown scenario is rejected', () => {
  expect(readScenarioIds(' payments.empty , statistics.slow')).toEqual(['payments.empty', 'statistics.slow']);
  expect(() => readScenarioIds('payments.nonsense')).toThrow('no such scenario');
});

test('a scenario can reject a call only with the error codes of that call', async () => {
  expect(readScenarioIds('payments.list.10002, user.info.10001')).toHaveLength(2);
  for (const id of [
    'payments.list.10023',
    'payments.nonsense.10002',
    'payments.list.99999',
    'payments.list.',
  ]) {
    expect(() => readScenarioIds(id)).toThrow('no such scenario');
  }
  const { client } = signedIn({ scenario: 'payments.list.10002' });
  await expect(client.get(listPayments)).rejects.toThrow('"code":10002');
  expect((await client.get(listNotifications)).total).toBeGreaterThan(0);
});

test('the list scenarios return empty lists, empty search results and single rows', async () => {
  const { api, client } = signedIn({ scenario: 'payments.empty' });
  expect(await client.get(listPayments)).toEqual({ list: [], total: 0 });
  api.setScenarios(['payments.noMatches']);
  expect((await client.get(listPayments)).total).toBeGreaterThan(0);
  expect((await client.get(listPayments, { query: { keyword: 'x' } })).total).toBe(0);
  api.setScenarios(['payments.single']);
  expect((await client.get(listPayments)).total).toBe(1);
});

test("the loading scenario doesn't respond until the caller cancels the call", async () => {
  const api = createMockApi({ isSignedIn: true, scenario: 'payments.loading' });
  const gone = new AbortController();
  const answer = api.handle(
    new Request('http://mock.test/api/v1/transactions/list', { signal: gone.signal }),
  );
  gone.abort();
  await expect(answer).rejects.toThrow('canceled');
});

test('the partial scenario rejects every call of a page except its main call', async () => {
  const { client } = signedIn({ scenario: 'statistics.partial' });
  expect((await client.get(getOverview)).transaction_volume).toBeGreaterThan(0);
  expect((await client.refusal(listDailyCollection)).status).toBe(500);
});

test('the response scenarios return a wrong shape, a web page and truncated JSON', async () => {
  const api = createMockApi({ isSignedIn: true, scenario: 'payments.wrongShape' });
  await expect(createClient(api).get(listPayments)).rejects.toThrow('Invalid type');
  for (const [scenario, contentType] of [
    ['payments.html', 'text/html'],
    ['payments.truncated', 'application/json'],
  ] as const) {
    api.setScenarios([scenario]);
    const response = await api.handle(new Request('http://mock.test/api/v1/transactions/list'));
    expect(response.headers.get('content-type')).toBe(contentType);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  }
});

test('several scenarios can apply at the same time', async () => {
  const { client } = signedIn({ scenario: ['payments.empty', 'user.underReview'] });
  expect((await client.get(listPayments)).total).toBe(0);
  expect((await client.get(getUserInfo)).status).toBe(1);
});

test('a header sets a scenario for one call', async () => {
  const { api, client } = signedIn();
  const headers = { 'x-mock-scenario': 'notifications.10000' };
  expect((await client.get(listNotifications, { headers })).total).toBe(10_000);
  expect((await client.get(listNotifications)).total).toBeLessThan(200);
  api.advance(3600);
  const { update_time } = await client.get(getOverview, { headers });
  expect(update_time).toBe(api.clock.now());
  const empty = { 'x-mock-scenario': 'payments.empty' };
  expect((await client.get(listPayments, { headers: empty })).total).toBe(0);
  expect((await client.get(listPayments)).total).toBeGreaterThan(0);
  expect((await client.send(listPayments, { headers: { 'x-mock-scenario': 'nonsense' } })).status).toBe(400);
});

test('a header with a scenario that changes data doesn’t end the caller’s session', async () => {
  const api = createMockApi();
  const client = createClient(api);
  await client.get(getGoogleAuth, { token: api.signIn('fresh') });
  const email = 'newcomer@shop.example';
  await client.get(sendEmailCode, { body: { type: 2, email } });
  const password = 'a'.repeat(64);
  const email_code = api.inbox()[0]?.code ?? '';
  await client.get(register, { body: { email, email_code, password, confirm_password: password } });
  const token = api.signIn('authorised');
  const headers = { 'x-mock-scenario': 'withdrawals.similarAddress' };
  const saved = await client.get(listAddresses, { token, headers });
  expect(saved.total).toBe((await client.get(listAddresses, { token })).total + 1);
});

test('the deposit address call returns 10005 if the token has no free address', async () => {
  const code = errorCode.NO_ADDRESS_AVAILABLE;
  const refusal = await signedIn().client.refusal(getRechargeAddress, { body: { id: '904' } });
  expect(refusal).toMatchObject({ status: 422, code, msg: formatText('en-US', `errors.${code}`) });
});

test('error 401 is returned for a missing token and an expired second step', async () => {
  const api = createMockApi();
  const client = createClient(api);
  expect((await client.refusal(getUserInfo)).status).toBe(401);
  const { token } = await client.get(login, { body: { google_auth_code: 'mock:two-step' } });
  expect(await client.code(getUserInfo, { token })).toBe(401);
  api.advance(301);
  expect(await client.code(verifyLogin, { body: { token, google_code: api.currentTotp() } })).toBe(401);
});

test('error 500 has an empty message only in the silent scenario', async () => {
  const { api, client } = signedIn({ scenario: 'user.failed500' });
  expect(await client.refusal(getUserInfo)).toMatchObject({ status: 500, code: 500 });
  api.setScenarios(['user.failed500Silent']);
  expect((await client.refusal(getUserInfo)).msg).toBe('');
});

test.each(errorCodes)(
  'the scenario of error %i returns the error in the requested language',
  async (code) => {
    const { client } = signedIn({ scenario: `errors.${code}` });
    const able = Object.values(endpoints).filter(({ errors }) => errors.includes(code));
    expect(able.length).toBeGreaterThan(0);
    for (const endpoint of able) {
      const refusal = await client.refusal(endpoint, { headers: { 'x-language': 'zh-CN' } });
      expect(refusal).toMatchObject({ status: 422, code, msg: formatText('zh-CN', `errors.${code}`) });
    }
  },
);
