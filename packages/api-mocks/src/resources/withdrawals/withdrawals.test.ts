import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { createAddress, listAddresses } from '#contract/addresses.ts';
import {
  createWithdrawal,
  getWithdrawalCost,
  cancelWithdrawal,
  checkAddress,
} from '#contract/withdrawals.ts';
import { signedIn, uuid, TRON } from '#testing/client.ts';
import { addressStatus } from '#contract/enumerations.ts';
import { listCurrencies } from '#contract/currencies.ts';
import { getRechargeAddress } from '#contract/recharge.ts';
import { withdrawalFee } from '#rules/withdrawalFee.ts';
import { tagNeeded } from './addressCheck.ts';

const ETH = '402';
const EVM = '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12';
const amount = '1.5';

function open() {
  const { api, client, codes } = signedIn();
  const cost = () => client.get(getWithdrawalCost, { query: { id: ETH, amount } });
  const body = (n: number, quote_id: string) => ({
    request_id: uuid(n),
    id: ETH,
    address: EVM,
    amount,
    quote_id,
    ...codes(),
  });
  /** Advances the clock to the next change of the fee. Returns the cost before the change. */
  const beforeChange = async () => {
    for (let step = 0; step < 300; step += 1) {
      const quoted = await cost();
      api.advance(10 * 60);
      if ((await cost()).fee !== quoted.fee) return quoted;
    }
    throw new Error('the fee never changes');
  };
  return { api, client, codes, cost, body, beforeChange };
}

test('a withdrawal takes the agreed fee even if prices have changed', async () => {
  const { client, cost, body, beforeChange } = open();
  const agreed = await beforeChange();
  expect((await cost()).fee).not.toBe(agreed.fee);
  const made = await client.get(createWithdrawal, { body: body(1, agreed.quote_id) });
  expect(made).toMatchObject({ fee: agreed.fee, actual_amount: agreed.actual_amount });
});

test('a withdrawal rejects forged quotes, old quotes and quotes for other amounts', async () => {
  const { api, client, cost, body, beforeChange } = open();
  const agreed = await beforeChange();
  const refusal = async (change: object = {}) =>
    client.refusal(createWithdrawal, { body: { ...body(1, agreed.quote_id), ...change } });
  const forged = agreed.quote_id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect((await refusal({ quote_id: forged })).data.reason).toBe('figures_changed');
  expect((await refusal({ amount: '1.4' })).data.reason).toBe('figures_changed');
  api.advance(16 * 60);
  const { fee, actual_amount } = await cost();
  expect((await refusal()).data).toMatchObject({
    reason: 'figures_changed',
    figures: { amount, fee, actual_amount },
  });
});

test('a withdrawal without a quote is rejected if the fee has changed', async () => {
  const { client, cost, body, beforeChange } = open();
  const before = await beforeChange();
  const { quote_id: _, ...late } = body(1, '');
  const refused = await client.refusal(createWithdrawal, { body: { ...late, fee: before.fee } });
  expect(refused.data.reason).toBe('figures_changed');
  const { fee, actual_amount } = await cost();
  const made = await client.get(createWithdrawal, { body: { ...late, fee, actual_amount } });
  expect(made).toMatchObject({ fee, actual_amount });
});

test('an address can be saved only once, regardless of its letter case', async () => {
  const { client, codes } = open();
  const entry = { currency_id: ETH, label: 'Cold', address: EVM };
  await client.get(createAddress, { body: { ...entry, ...codes() } });
  const again = { ...entry, label: 'Cold 2', address: EVM.toLowerCase(), ...codes() };
  expect(await client.errors(createAddress, { body: again })).toEqual({ address: 'address_saved' });
});

test('an address counts as unused if its only withdrawal was canceled', async () => {
  const { client, codes } = signedIn();
  const isFirst = async () =>
    (await client.get(checkAddress, { query: { id: '101', address: TRON } })).first_use;
  const withdraw = (n: number) => {
    return client.get(createWithdrawal, {
      body: { request_id: uuid(n), id: '101', address: TRON, amount: '20', ...codes() },
    });
  };
  expect(await isFirst()).toBe(true);
  const { trade_no } = await withdraw(1);
  expect(await isFirst()).toBe(false);
  await client.get(cancelWithdrawal, { body: { request_id: uuid(2), trade_no } });
  expect(await isFirst()).toBe(true);
});

test('a canceled withdrawal isn’t counted in the uses of its saved address', async () => {
  const { client, codes } = signedIn();
  const book = async () => (await client.get(listAddresses, { query: {} })).list;
  const saved = (await book()).find(
    ({ status, token, chain }) => status === addressStatus.active && token === 'USDT' && chain === 'TRON',
  );
  if (!saved) throw new Error('the demo merchant has a saved address for USDT on TRON');
  const uses = async () => (await book()).find(({ id }) => id === saved.id)?.use_count;
  const { trade_no } = await client.get(createWithdrawal, {
    body: { request_id: uuid(1), id: '101', address: saved.address, amount: '20', ...codes() },
  });
  expect(await uses()).toBe(saved.use_count + 1);
  await client.get(cancelWithdrawal, { body: { request_id: uuid(2), trade_no } });
  expect(await uses()).toBe(saved.use_count);
});

const XRP = '1009';
const FREE = 'r42k5SRAvePzrGitBLnJ1VWrviY5AZfSL5';
const [BUSY = ''] = tagNeeded;

function openXrp() {
  const { client, codes } = signedIn();
  const check = (address: string, memo?: string) =>
    client.get(checkAddress, { query: { id: XRP, address, ...(memo !== undefined && { memo }) } });
  const body = (address: string, memo: string, n: number) => ({
    request_id: uuid(n),
    id: XRP,
    address,
    memo,
    amount: '20',
    ...codes(),
  });
  return { client, check, body };
}

test('only the XRP Ledger uses memos', async () => {
  const { client } = openXrp();
  const { list } = await client.get(listCurrencies, { query: { scene: 'withdraw' } });
  expect(list.filter(({ memo }) => memo).map(({ chain_family }) => chain_family)).toEqual(['xrp']);
  expect((await client.get(getRechargeAddress, { body: { id: XRP } })).memo).toBe('10012846');
});

test('the address check rejects an invalid destination tag or a missing required tag', async () => {
  const { check } = openXrp();
  expect(await check(BUSY)).toMatchObject({ valid: false, reason: 'memo_required' });
  expect(await check(BUSY, '7')).toMatchObject({ valid: true, reason: '' });
  expect(await check(FREE)).toMatchObject({ valid: true });
  expect(await check(FREE, '4294967296')).toMatchObject({ valid: false, reason: 'memo_format' });
});

test('a withdrawal without a required destination tag returns an error for the memo', async () => {
  const { client, body } = openXrp();
  const refused = await client.refusal(createWithdrawal, { body: body(BUSY, '', 1) });
  expect(refused).toMatchObject({
    code: errorCode.PARAMETER_ERROR,
    data: { errors: { memo: 'address_memo_required' } },
  });
  expect(await client.get(createWithdrawal, { body: body(BUSY, '7', 2) })).toMatchObject({ status: 1 });
});

test('the fee of a withdrawal matches the terms in the cost response on every network', async () => {
  const { client } = openXrp();
  const { list } = await client.get(listCurrencies, { query: { scene: 'withdraw' } });
  for (const { id } of list.flatMap(({ subset }) => subset)) {
    const amount = '1234.567891';
    const cost = await client.get(getWithdrawalCost, { query: { id, amount } });
    const { rate = '', min_fee = '', network_fee = '', decimals } = cost;
    expect(withdrawalFee(amount, { rate, min_fee, network_fee, decimals })).toEqual({
      fee: cost.fee,
      actual: cost.actual_amount,
    });
  }
});

test('an address with a destination tag can be saved only if the tag is valid', async () => {
  const { client, body } = openXrp();
  const { google_code, password } = body(BUSY, '', 1);
  const entry = { currency_id: XRP, label: 'Exchange', address: BUSY, google_code, password };
  const refused = await client.refusal(createAddress, { body: { ...entry, memo: 'x' } });
  expect(refused.data.errors).toEqual({ memo: 'memo_format' });
  const saved = await client.get(createAddress, { body: { ...entry, memo: '77' } });
  expect(saved).toMatchObject({ address: BUSY, memo: '77' });
});
