import { expect, expectTypeOf, test } from 'vitest';
import { createMockApi } from '#entries/createMockApi.ts';
import { TEST_APP } from '#fixtures/demoKeys.ts';
import { appAt } from '#testing/signing.ts';
import { signCall } from '#rules/signing.ts';
import { CallError, createClient, type CallArguments } from './client.ts';
import { errorCode } from './errors.ts';

const api = createMockApi();
let token: string | undefined;
const call = createClient({
  baseUrl: 'http://mock.test',
  token: () => token,
  fetch: (input, init) => api.handle(new Request(input, init)),
});

test('the client lists payments with the types of the contract', async () => {
  const refused = await call('user.info').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CallError);
  expect(refused).toMatchObject({ id: 'user.info', code: 401 });

  const signedIn = await call('auth.login', { body: { google_auth_code: 'mock:authorised' } });
  token = signedIn.token;
  const payments = await call('payments.list', { query: { status: 3, current: 1, pageSize: 2 } });
  expectTypeOf(payments.list).toBeArray();
  expect(payments.list).toHaveLength(2);
  expect(await call('user.info')).toMatchObject({ name: 'Northwind Ltd' });
});

test('the client signs the calls of an application', async () => {
  const { appid, secretKey } = appAt(api, TEST_APP, 'authorised');
  const key = { key: appid, secret: secretKey, time: api.clock.outside() };
  const signing = createClient({
    baseUrl: 'http://mock.test',
    sign: (requested) => signCall({ ...key, ...requested }),
    fetch: (input, init) => api.handle(new Request(input, init)),
  });
  const body = { out_trade_no: 'A-1', token: 'USDT', chain: 'TRON', amount: '25', subject: 'é' };
  const order = await signing('orders.create', { body });
  expect(order.subject).toBe('é');
  const { list } = await signing('orders.list', { query: { current: 1, pageSize: 2 } });
  expect(list).toEqual([order]);
  await expect(call('orders.list')).rejects.toMatchObject({ data: { reason: 'signature_missing' } });
});

test.each(['http://mock.test/s/1a2b', 'http://mock.test/s/1a2b/'])(
  'the client keeps the path of the base URL %s',
  async (baseUrl) => {
    const requested: string[] = [];
    const failing = createClient({
      baseUrl,
      fetch: async (input) => {
        requested.push(new Request(input).url);
        return new Response();
      },
    });
    await failing('user.info').catch(() => undefined);
    expect(requested).toEqual(['http://mock.test/s/1a2b/api/v1/user/info']);
  },
);

test('the client throws a CallError for an error response and for an invalid response', async () => {
  await expect(call('transfers.payee', { query: { account: '' } })).rejects.toMatchObject({
    code: errorCode.PARAMETER_ERROR,
  });
  api.setScenarios(['user.wrongShape']);
  await expect(call('user.info')).rejects.toThrow('user.info: 200 the response violates the contract');
  api.setScenarios(['user.html']);
  await expect(call('user.info')).rejects.toBeInstanceOf(CallError);
});

test('the client’s types require the input that the endpoint requires', () => {
  expectTypeOf<[]>().toExtend<CallArguments<'user.info'>>();
  expectTypeOf<[]>().not.toExtend<CallArguments<'auth.login'>>();
  expectTypeOf<[{ query: { account: string } }]>().toExtend<CallArguments<'transfers.payee'>>();
  expectTypeOf<[{ query: Record<'payee', string> }]>().not.toExtend<CallArguments<'transfers.payee'>>();
  expectTypeOf<[{ query: { status: boolean } }]>().not.toExtend<CallArguments<'payments.list'>>();
});
