import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { createAddress } from '#contract/addresses.ts';
import { listCurrencies } from '#contract/currencies.ts';
import { getRechargeAddress } from '#contract/recharge.ts';
import { checkAddress, createWithdrawal, getWithdrawalCost } from '#contract/withdrawals.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';
import { withdrawalFee } from '#rules/withdrawalFee.ts';
import { createClient } from '#testing/client.ts';
import { tagNeeded } from './addressCheck.ts';

const XRP = '1009';
const FREE = 'r42k5SRAvePzrGitBLnJ1VWrviY5AZfSL5';
const [BUSY = ''] = tagNeeded;

function signedIn() {
  const api = createMockApi({ isSignedIn: true });
  const client = createClient(api);
  const check = (address: string, memo?: string) =>
    client.get(checkAddress, { query: { id: XRP, address, ...(memo !== undefined && { memo }) } });
  const body = (address: string, memo: string, n: number) => ({
    request_id: `00000000-0000-4000-8000-00000000000${n}`,
    id: XRP,
    address,
    memo,
    amount: '20',
    google_code: api.currentTotp(),
    password: DEMO_TRADE_PASSWORD_HASH,
  });
  return { client, check, body };
}

test('one chain has memos, and says so', async () => {
  const { client } = signedIn();
  const { list } = await client.get(listCurrencies, { query: { scene: 'withdraw' } });
  expect(list.filter(({ memo }) => memo).map(({ chain_family }) => chain_family)).toEqual(['xrp']);
  expect((await client.get(getRechargeAddress, { body: { id: XRP } })).memo).toBe('10012846');
});

test('a tag is needed where the owner tells customers apart by it, and must be one', async () => {
  const { check } = signedIn();
  expect(await check(BUSY)).toMatchObject({ valid: false, reason: 'memo_required' });
  expect(await check(BUSY, '7')).toMatchObject({ valid: true, reason: '' });
  expect(await check(FREE)).toMatchObject({ valid: true });
  expect(await check(FREE, '4294967296')).toMatchObject({ valid: false, reason: 'memo_format' });
});

test('a withdrawal without the tag is refused beside the memo, and one with it goes out', async () => {
  const { client, body } = signedIn();
  const refused = await client.refusal(createWithdrawal, { body: body(BUSY, '', 1) });
  expect(refused).toMatchObject({
    code: errorCode.PARAMETER_ERROR,
    data: { errors: { memo: 'address_memo_required' } },
  });
  expect(await client.get(createWithdrawal, { body: body(BUSY, '7', 2) })).toMatchObject({ status: 1 });
});

test('the fee of the bank is the one its own terms give, on every chain', async () => {
  const { client } = signedIn();
  const { list } = await client.get(listCurrencies, { query: { scene: 'withdraw' } });
  for (const { id } of list.flatMap(({ subset }) => subset)) {
    const amount = '1234.567891';
    const cost = await client.get(getWithdrawalCost, { query: { id, amount } });
    expect(withdrawalFee(amount, cost)).toEqual({ fee: cost.fee, actual: cost.actual_amount });
  }
});

test('an address whose owner needs a tag is saved with it; a tag that is none is refused beside the memo', async () => {
  const { client, body } = signedIn();
  const { google_code, password } = body(BUSY, '', 1);
  const entry = { currency_id: XRP, label: 'Exchange', address: BUSY, google_code, password };
  const refused = await client.refusal(createAddress, { body: { ...entry, memo: 'x' } });
  expect(refused.data.errors).toEqual({ memo: 'memo_format' });
  const saved = await client.get(createAddress, { body: { ...entry, memo: '77' } });
  expect(saved).toMatchObject({ address: BUSY, memo: '77' });
});
