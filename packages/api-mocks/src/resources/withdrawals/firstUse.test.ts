import { expect, test } from 'vitest';
import { addressStatus } from '#contract/enumerations.ts';
import { listAddresses } from '#contract/addresses.ts';
import { cancelWithdrawal, checkAddress, createWithdrawal } from '#contract/withdrawals.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';
import { createClient } from '#testing/client.ts';

const address = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

test('an address is as new after a canceled withdrawal as before it', async () => {
  const api = createMockApi({ isSignedIn: true });
  const client = createClient(api);
  const isFirst = async () => (await client.get(checkAddress, { query: { id: '101', address } })).first_use;
  const withdraw = (n: number) => {
    const codes = { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
    return client.get(createWithdrawal, {
      body: { request_id: uuid(n), id: '101', address, amount: '20', ...codes },
    });
  };
  expect(await isFirst()).toBe(true);
  const { trade_no } = await withdraw(1);
  expect(await isFirst()).toBe(false);
  await client.get(cancelWithdrawal, { body: { request_id: uuid(2), trade_no } });
  expect(await isFirst()).toBe(true);
});

test('a canceled withdrawal is no use of its saved address', async () => {
  const api = createMockApi({ isSignedIn: true });
  const client = createClient(api);
  const book = async () => (await client.get(listAddresses, { query: {} })).list;
  const saved = (await book()).find(
    ({ status, token, chain }) => status === addressStatus.active && token === 'USDT' && chain === 'TRON',
  );
  if (!saved) throw new Error('the demo merchant has a saved address for USDT on TRON');
  const uses = async () => (await book()).find(({ id }) => id === saved.id)?.use_count;
  const codes = { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
  const { trade_no } = await client.get(createWithdrawal, {
    body: { request_id: uuid(1), id: '101', address: saved.address, amount: '20', ...codes },
  });
  expect(await uses()).toBe(saved.use_count + 1);
  await client.get(cancelWithdrawal, { body: { request_id: uuid(2), trade_no } });
  expect(await uses()).toBe(saved.use_count);
});
