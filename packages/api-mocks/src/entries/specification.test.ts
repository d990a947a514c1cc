import { expect, test } from 'vitest';
import { login, verifyLogin } from '#contract/auth.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorCode } from '#contract/errors.ts';
import { examples } from '#contract/examples.ts';
import { listFollowed } from '#contract/market.ts';
import { listPaymentTransfers } from '#contract/paymentDetails.ts';
import { listPayments } from '#contract/payments.ts';
import { listAssets } from '#contract/statistics.ts';
import { changeMailbox } from '#contract/security.ts';
import { createMockApi } from './createMockApi.ts';
import { siteAnswer } from './site.ts';
import type { Endpoint } from '#contract/endpoint.ts';

const api = createMockApi({ profile: 'specification', isSignedIn: true });

async function send(
  { method, path }: Endpoint,
  {
    query = {},
    body,
    headers = {},
  }: { query?: object; body?: object; headers?: Record<string, string> } = {},
) {
  const url = new URL(path, 'http://mock.example');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await api.handle(new Request(url, { method, headers, ...init }));
  const answer: { code: number; data: unknown } = await response.json();
  return { status: response.status, ...answer };
}

const extensions = Object.values<Endpoint>(endpoints).filter(({ extension }) => extension);

test.each(extensions)('the specification profile excludes the extension $id', async (endpoint) => {
  expect((await send(endpoint)).status).toBe(404);
});

const reading = Object.values(endpoints).filter(
  (one) => one.method === 'GET' && one.answer === 'json' && !('extension' in one && one.extension),
);

test.each(reading)('the specification profile includes $id', async ({ id, ...endpoint }) => {
  const { query }: { query?: object; body?: unknown } = examples[id];
  expect(await send({ id, ...endpoint }, { query: query ?? {} })).toMatchObject({ status: 200, code: 200 });
});

test('the specification profile returns only the fields of specification §3', async () => {
  const followed = await send(listFollowed);
  expect(followed.data).toEqual({
    list: expect.arrayContaining([
      {
        id: expect.any(String),
        token: expect.any(String),
        logo: expect.any(String),
        balance: expect.any(String),
        p: expect.any(String),
        check: true,
      },
    ]),
  });
  const assets = await send(listAssets);
  expect(assets.data).toHaveProperty('list.0.subset.0', {
    id: expect.any(String),
    token: expect.any(String),
  });
});

test('the error for parameters and fields outside of the specification names them', async () => {
  expect(await send(listPayments, { query: { status: 2, token: 'USDT', color: 'red' } })).toMatchObject({
    status: 422,
    code: errorCode.PARAMETER_ERROR,
    data: { errors: { token: 'unknown', color: 'unknown' } },
  });
  const body = { google_code: '123456', token: 'tok_held' };
  expect(await send(verifyLogin, { body })).toMatchObject({ data: { errors: { token: 'unknown' } } });
});

test('the second step of a sign-in reads the token from the header', async () => {
  const held = await send(login, { body: { google_auth_code: 'mock:two-step' } });
  expect(held.data).toEqual({ token: expect.any(String), verification: true });
  const token = held.data instanceof Object && 'token' in held.data ? String(held.data.token) : '';
  const google_code = api.currentTotp();
  const headers = { 'x-token': token };
  expect(await send(verifyLogin, { body: { google_code }, headers })).toMatchObject({
    data: { verification: false },
  });
});

test('the transfers of a payment are found by the number of the payment', async () => {
  const trade_no = api.incomingPayment({ token: 'USDT', chain: 'TRON', amount: '25' }, 'authorised');
  expect(await send(listPaymentTransfers, { query: { handle_id: trade_no } })).toMatchObject({ code: 200 });
});

test('a call with proposed changes accepts the proposed fields', async () => {
  const body = { ticket: 'tkt_1', email: 'treasury@northwind.example', email_code: '123456' };
  expect((await send(changeMailbox, { body })).code).toBe(errorCode.VERIFICATION_REQUIRED);
});

test('a scenario can set the specification profile in config.json', async () => {
  const switched = createMockApi({ isSignedIn: true });
  const config = async () => siteAnswer('/config.json', switched.profile)?.json();
  expect(await config()).not.toHaveProperty('extensions');
  switched.useScenarios('any.specification');
  expect(await config()).toHaveProperty('extensions', 'none');
  switched.useScenarios('');
  expect(switched.profile).toBe('all');
});
