import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { login, verifyLogin } from '#contract/auth.ts';
import { endpoints } from '#contract/endpoints.ts';
import { getRechargeAddress } from '#contract/recharge.ts';
import { getUserInfo } from '#contract/user.ts';
import { createWithdrawal } from '#contract/withdrawals.ts';
import { formatText } from '#core/text/formatText.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { createClient, signedIn, TRON, uuid } from '#testing/client.ts';
import { errorCodes } from './errorScenarios.ts';

const withdrawal = { request_id: uuid(1), id: '101', address: TRON, amount: '100' };

test('the deposit address call returns 10005 if the token has no free address', async () => {
  const code = errorCode.NO_ADDRESS_AVAILABLE;
  const refusal = await signedIn().client.refusal(getRechargeAddress, { body: { id: '904' } });
  expect(refusal).toMatchObject({ status: 422, code, msg: formatText('en-US', `errors.${code}`) });
});

test('error 10038 lists the required verification', async () => {
  const { data } = await signedIn().client.refusal(createWithdrawal, { body: withdrawal });
  expect(data).toMatchObject({
    purpose: 8,
    methods: ['google_auth', 'email'],
    need_password: true,
    ticket_ttl: 600,
  });
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
