import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, verifyLogin } from '@settlement/api-mocks/contract/auth';
import { listAssets } from '@settlement/api-mocks/contract/statistics';
import { createWithdrawal } from '@settlement/api-mocks/contract/withdrawals';
import type { DataOf, Endpoint } from '@settlement/api-mocks/contract/endpoint';
import type { CallInput, CallOptions } from '#console/api/client.ts';
import { createTransfer, listTransfers } from '@settlement/api-mocks/contract/transfers';
import { createConsoleStore } from '#console/app/store.ts';
import { catalog } from '#console/app/testing.ts';
import { callEndpoint } from '#console/data/calls/endpointQuery.ts';
import { memoryStorage } from '#console/lib/browser/storage.ts';
import { plainMerchant, startPlainBackend } from './plainBackend.ts';

let backend: Awaited<ReturnType<typeof startPlainBackend>>;
const storage = memoryStorage({});
const { get } = createConsoleStore({
  storage,
  catalog: catalog,
  fetch: (input, init) => fetch(new URL(input instanceof Request ? input.url : input, backend.url), init),
});
const call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
): Promise<DataOf<E>> => callEndpoint(get, endpoint, input, options);

const ADDRESS = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const proof = () => ({ google_code: backend.nextCode(), password: plainMerchant.password });
const balanceOf = async (name: string) =>
  (await call(listAssets, {})).list.find(({ token }) => token === name)?.balance;

beforeAll(async () => {
  backend = await startPlainBackend();
  const held = await call(login, { body: { google_auth_code: plainMerchant.credential } });
  const body = { google_code: backend.nextCode() };
  const { token } = await call(verifyLogin, { body }, { token: held.token });
  storage.set('token', token);
});
afterAll(() => backend.close());

test('an error of the API client contains the message of the backend', async () => {
  const body = { request_id: crypto.randomUUID(), id: '11', address: ADDRESS, amount: '9000' };
  await expect(call(createWithdrawal, { body: { ...body, ...proof() } })).rejects.toMatchObject({
    kind: 'business',
    msg: 'Insufficient balance',
  });
});

test('a transfer on the plain backend lowers the balance', async () => {
  const body = { request_id: crypto.randomUUID(), account: '90002', id: '12', amount: '9.2' };
  const before = Number(await balanceOf('TRX'));
  const { trade_no } = await call(createTransfer, { body: { ...body, ...proof() } });
  expect(await call(listTransfers, { query: {} })).toMatchObject({ list: [{ trade_no, account: '90002' }] });
  expect(await balanceOf('TRX')).toBe(String(before - 9.2));
});
