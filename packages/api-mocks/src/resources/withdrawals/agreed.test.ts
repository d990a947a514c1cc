import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { createAddress, editAddress } from '#contract/addresses.ts';
import { createWithdrawal, getWithdrawalCost } from '#contract/withdrawals.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';
import { createClient } from '#testing/client.ts';

const ETH = '402';
const EVM = '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12';
const amount = '1.5';

function signedIn() {
  const api = createMockApi({ isSignedIn: true });
  const client = createClient(api);
  const codes = () => ({ google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH });
  const cost = () => client.get(getWithdrawalCost, { query: { id: ETH, amount } });
  const body = (n: number, quote_id: string) => ({
    request_id: `00000000-0000-4000-8000-00000000000${n}`,
    id: ETH,
    address: EVM,
    amount,
    quote_id,
    ...codes(),
  });
  /** The last cost before one that is another, as prices change by the hour. */
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

test('the fee that was agreed to is the fee that is taken, though prices move before the code is typed', async () => {
  const { client, cost, body, beforeChange } = signedIn();
  const agreed = await beforeChange();
  expect((await cost()).fee).not.toBe(agreed.fee);
  const made = await client.get(createWithdrawal, { body: body(1, agreed.quote_id) });
  expect(made).toMatchObject({ fee: agreed.fee, actual_amount: agreed.actual_amount });
});

test('refuses a quote that is forged, for another amount or too old', async () => {
  const { api, client, cost, body, beforeChange } = signedIn();
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

test('takes the agreed fee after the quote is over if it still holds, and refuses any other', async () => {
  const { client, cost, body, beforeChange } = signedIn();
  const before = await beforeChange();
  const { quote_id: _, ...late } = body(1, '');
  const refused = await client.refusal(createWithdrawal, { body: { ...late, fee: before.fee } });
  expect(refused.data.reason).toBe('figures_changed');
  const { fee, actual_amount } = await cost();
  const made = await client.get(createWithdrawal, { body: { ...late, fee, actual_amount } });
  expect(made).toMatchObject({ fee, actual_amount });
});

test('an address that rests is not woken by writing it in small letters, nor saved twice', async () => {
  const { client, codes, body, cost } = signedIn();
  const entry = { currency_id: ETH, label: 'Cold', address: EVM };
  await client.get(createAddress, { body: { ...entry, ...codes() } });
  const small = EVM.toLowerCase();
  const withdrawal = { ...body(1, (await cost()).quote_id), address: small };
  expect((await client.refusal(createWithdrawal, { body: withdrawal })).data.errors).toEqual({
    address: 'address_cooling',
  });
  const again = await client.refusal(createAddress, {
    body: { ...entry, label: 'Cold 2', address: small, ...codes() },
  });
  expect(again.data.errors).toEqual({ address: 'address_saved' });
});

test('only time wakes an address that rests, and one that is turned off takes nothing', async () => {
  const { api, client, codes, body, cost } = signedIn();
  const { id } = await client.get(createAddress, {
    body: { currency_id: ETH, label: 'Cold', address: EVM, ...codes() },
  });
  const turn = (status: 1 | 3) => ({ body: { id, status } });
  expect((await client.refusal(editAddress, turn(1))).data.reason).toBe('state_conflict');
  api.advance(24 * 3600);
  await client.get(editAddress, turn(3));
  const refused = await client.refusal(createWithdrawal, { body: body(1, (await cost()).quote_id) });
  expect(refused.data.errors).toEqual({ address: 'address_disabled' });
  expect((await client.refusal(editAddress, turn(1))).code).toBe(errorCode.VERIFICATION_REQUIRED);
  api.advance(30);
  await client.get(editAddress, { body: { id, status: 1, ...codes() } });
  api.advance(30);
  const made = await client.get(createWithdrawal, { body: body(2, (await cost()).quote_id) });
  expect(made.status).toBe(1);
});
