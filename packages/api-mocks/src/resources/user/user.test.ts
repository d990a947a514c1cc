import { expect, test } from 'vitest';
import { errorCode } from '#contract/errors.ts';
import { movementDirection, streamType } from '#contract/enumerations.ts';
import { deleteUser, editUser } from '#contract/account.ts';
import { getUserInfo } from '#contract/user.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import { createLedger, post } from '#core/books/ledger.ts';
import { units } from '#core/books/money.ts';
import { createRows } from '#core/books/merchant.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { createClient, signedIn } from '#testing/client.ts';
import { sendEmailCode } from '#contract/sentCodes.ts';
import { cancelOpening, getOpening } from '#contract/opening.ts';
import type { ScenarioId } from '../scenarios.ts';
import { dataAddress } from '../workOrders/handlers.ts';

const usdt = assetAt(0);
const least = units(usdt.minWithdraw, usdt.decimals);

async function deletionWith(balance: bigint, onHold = 0n, { isDepositSeen = false } = {}) {
  const api = createMockApi({ isSignedIn: true });
  const merchant = Object.assign(api.merchant(), { ledger: createLedger(), rows: createRows() });
  if (isDepositSeen) api.incomingDeposit();
  const posting = { at: api.clock.now(), asset: usdt.index, source: 'withdrawal', sourceIndex: 0 } as const;
  post(merchant.ledger, {
    ...posting,
    type: streamType.recharge,
    direction: movementDirection.in,
    amount: balance,
    contra: 'chain',
  });
  if (onHold > 0n)
    post(merchant.ledger, {
      ...posting,
      type: streamType.freeze,
      direction: movementDirection.out,
      amount: onHold,
      contra: 'frozen',
    });
  const client = createClient(api);
  const mchid_confirm = (await client.get(getUserInfo)).mchid;
  return client.refusal(deleteUser, { body: { mchid_confirm } });
}

const kept = { code: errorCode.OPERATION_FAILED, data: { reason: 'balance_left' } };
const requested = { code: errorCode.VERIFICATION_REQUIRED };

test('an account can be deleted with balances up to the minimum withdrawal', async () => {
  expect(await deletionWith(1n)).toMatchObject(requested);
  expect(await deletionWith(least)).toMatchObject(requested);
});

test("an account can't be deleted with a balance that can be withdrawn", async () => {
  expect(await deletionWith(least + 1n)).toMatchObject(kept);
});

test("an account can't be deleted with an amount on hold", async () => {
  expect(await deletionWith(2n, 1n)).toMatchObject(kept);
});

test("an account can't be deleted with an unconfirmed deposit", async () => {
  expect(await deletionWith(1n, 0n, { isDepositSeen: true })).toMatchObject({
    code: errorCode.OPERATION_FAILED,
    data: { reason: 'pending_orders' },
  });
});

function newcomer(merchant: 'fresh' | 'reviewing' | 'authorised' = 'fresh', ...scenario: ScenarioId[]) {
  const api = createMockApi({ scenario, merchant });
  const client = createClient(api, api.signIn(merchant));
  const submit = async (website = 'https://www.tailspin.example') => {
    await client.get(sendEmailCode, { body: { type: 4 } });
    return {
      submit: 1 as const,
      name: 'Tailspin Toys',
      contact: { area_code: '+44', phone: '7700900123' },
      business: { type: 2, model: 'shop', volume: '50k' } as const,
      merchant: { website, time_zone: 'Europe/London', address: { country: 'GB', city: 'Leeds' } },
      documents: ['https://files.example/registration.png'],
      email_code: api.inbox()[0]?.code ?? '',
    };
  };
  return { api, client, submit };
}

test('a submitted application is reviewed as the mock clock advances', async () => {
  const { api, client, submit } = newcomer();
  expect((await client.get(getOpening)).submitted_time).toBe(0);
  await client.get(editUser, { body: await submit() });
  expect(await client.get(getOpening)).toMatchObject({
    submitted_time: api.clock.now(),
    name: 'Tailspin Toys',
    contact: { email: 'hello@tailspin.example', area_code: '+44', phone: '7700900123' },
    business: { type: 2, model: 'shop', volume: '50k' },
    documents: ['https://files.example/registration.png'],
  });
  api.advance(600);
  expect((await client.get(getUserInfo)).status).toBe(3);
  expect(await client.code(cancelOpening)).toBe(errorCode.ACCOUNT_OPENED);
});

test.each([
  ['an address', 'https://files.example/reject.png'],
  ['the name of an uploaded file', 'data:image/png;name=reject.png;base64,iVBORw0KGgo='],
])('an application is rejected if the name of a document contains "reject": %s', async (_name, document) => {
  const { api, client, submit } = newcomer();
  await client.get(editUser, { body: { ...(await submit()), documents: [document] } });
  api.advance(600);
  expect((await client.get(getUserInfo)).status).toBe(2);
});

test("the contents of an image don't cause a rejection", async () => {
  const { api, client, submit } = newcomer();
  const documents = ['data:image/png;name=licence.png;base64,rejectrejectreject=='];
  await client.get(editUser, { body: { ...(await submit()), documents } });
  api.advance(600);
  expect((await client.get(getUserInfo)).status).toBe(3);
});

test('the URL of an uploaded image contains its file name', () => {
  expect(dataAddress('image/png', new Uint8Array([1]), 'my reject, 1.png')).toBe(
    'data:image/png;name=my%20reject%2C%201.png;base64,AQ==',
  );
});

test('a scenario can reject the next application', async () => {
  const { api, client, submit } = newcomer('fresh', 'user.applicationRefused');
  await client.get(editUser, { body: await submit() });
  api.advance(600);
  expect((await client.get(getUserInfo)).status).toBe(2);
});

test('a canceled application can be submitted again', async () => {
  const { client, submit, api } = newcomer();
  expect(await client.reason(cancelOpening)).toBe('state_conflict');
  await client.get(editUser, { body: await submit() });
  await client.get(cancelOpening);
  expect((await client.get(getUserInfo)).status).toBe(0);
  api.advance(70);
  const again = await submit('https://reject.example');
  expect((await client.get(editUser, { body: again })).status).toBe(1);
  api.advance(600);
  expect((await client.get(getUserInfo)).status).toBe(2);
});

test('replacing or removing an anti-phishing phrase requires verification', async () => {
  const { client, codes } = signedIn();
  expect((await client.get(editUser, { body: { anti_phishing: ' blue heron ' } })).anti_phishing).toBe(
    'blue heron',
  );
  for (const anti_phishing of ['grey heron', '']) {
    expect(await client.code(editUser, { body: { anti_phishing } })).toBe(errorCode.VERIFICATION_REQUIRED);
  }
  expect((await client.get(getUserInfo)).anti_phishing).toBe('blue heron');
  const after = await client.get(editUser, { body: { anti_phishing: 'grey heron', ...codes() } });
  expect(after.anti_phishing).toBe('grey heron');
  const long = { anti_phishing: 'x'.repeat(21) };
  expect(await client.errors(editUser, { body: long })).toEqual({ anti_phishing: 'too_long' });
});
