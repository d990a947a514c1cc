import { expect, test } from 'vitest';
import { errorCode } from '#contract/errors.ts';
import { movementDirection, movementProgress, streamType } from '#contract/enumerations.ts';
import { deleteUser, editUser } from '#contract/account.ts';
import { getUserInfo } from '#contract/user.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import { createLedger, post as postTo } from '#core/books/ledger.ts';
import { units } from '#core/books/money.ts';
import { createRows } from '#core/books/merchant.ts';
import { createMockApi, type MockApi } from '#entries/createMockApi.ts';
import { createClient, signedIn } from '#testing/client.ts';
import { sendEmailCode } from '#contract/sentCodes.ts';
import { cancelOpening, getOpening } from '#contract/opening.ts';
import type { ScenarioId } from '../scenarios.ts';
import { dataAddress } from '../workOrders/handlers.ts';
import { merchantKeys } from '#fixtures/worlds.ts';
import { partnerKeys } from '#fixtures/partners.ts';
import { chineseTexts } from './chineseTexts.ts';

const usdt = assetAt(0);
const least = units(usdt.minWithdraw, usdt.decimals);

function post(api: MockApi, type: 2 | 9, amount: bigint): void {
  const isIn = type === streamType.recharge;
  postTo(api.merchant().ledger, {
    at: api.clock.now(),
    asset: usdt.index,
    source: 'withdrawal',
    sourceIndex: 0,
    type,
    direction: isIn ? movementDirection.in : movementDirection.out,
    amount,
    contra: isIn ? 'chain' : 'frozen',
  });
}

type Change = (api: MockApi) => void;

const startSwap: Change = (api) => {
  const times = { createdAt: api.clock.now(), finishedAt: 0, progress: movementProgress.inProgress };
  const sums = { from: 0, to: 1, fromAmount: 1n, toAmount: 1n, fee: 0n };
  api.merchant().rows.swaps.add((index) => ({ index, ...times, ...sums }));
};

async function deletionWith(balance: bigint, change?: Change) {
  const api = createMockApi({ isSignedIn: true });
  Object.assign(api.merchant(), { ledger: createLedger(), rows: createRows() });
  post(api, streamType.recharge, balance);
  change?.(api);
  const client = createClient(api);
  const mchid_confirm = (await client.get(getUserInfo)).mchid;
  return client.refusal(deleteUser, { body: { mchid_confirm } });
}

test.each([1n, least])('an account can be deleted with a balance of at most %i units', async (balance) => {
  expect((await deletionWith(balance)).code).toBe(errorCode.VERIFICATION_REQUIRED);
});

const leftovers: readonly (readonly [what: string, reason: string, balance: bigint, Change | undefined])[] = [
  ['a balance that can be withdrawn', 'balance_left', least + 1n, undefined],
  ['an amount on hold', 'balance_left', 2n, (api) => post(api, streamType.freeze, 1n)],
  ['an unconfirmed deposit', 'pending_orders', 1n, (api) => void api.incomingDeposit()],
  ['a late payment in progress', 'pending_orders', 1n, (api) => void api.incomingPayment({ kind: 'late' })],
  ['a swap in progress', 'pending_orders', 1n, startSwap],
];

test.each(leftovers)("an account can't be deleted with %s", async (_name, reason, balance, change) => {
  expect((await deletionWith(balance, change)).data.reason).toBe(reason);
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
  ['has a document at an address with the word', 2, 'https://files.example/reject.png', []],
  ['has a file with the word in its name', 2, 'data:image/png;name=reject.png;base64,iVBORw0KGgo=', []],
  ['contains the word only in an image', 3, 'data:image/png;name=licence.png;base64,rejectreject==', []],
  ['is rejected by a scenario', 2, 'licence.png', ['user.applicationRefused']],
] as const)('an application that %s gets the status %i', async (_name, status, document, scenarios) => {
  const { api, client, submit } = newcomer('fresh', ...scenarios);
  await client.get(editUser, { body: { ...(await submit()), documents: [document] } });
  api.advance(600);
  expect((await client.get(getUserInfo)).status).toBe(status);
});

test('the URL of an uploaded image contains its file name', () => {
  expect(dataAddress('image/png', new Uint8Array([1]), 'my reject, 1.png')).toBe(
    'data:image/png;name=my%20reject%2C%201.png;base64,AQ==',
  );
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

test('the scenario user.chineseData replaces every text that has a Chinese version', () => {
  const english = Object.keys(chineseTexts);
  const textsWith = (scenario: 'user.chineseData' | undefined) =>
    [...merchantKeys, ...partnerKeys].map((key) => {
      const api = createMockApi({ merchant: key, ...(scenario && { scenario }) });
      const { profile, rows, sandbox } = api.merchant(key);
      const tables = [rows.apps, rows.addresses, rows.links, rows.withdrawals, rows.workOrders, rows.logs];
      return JSON.stringify(
        [profile.name, ...tables.map((table) => table.all()), rows.notifications.all(), sandbox],
        (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
      );
    });

  const before = textsWith(undefined).join('');
  expect(english.filter((text) => !before.includes(JSON.stringify(text)))).toEqual([]);
  const after = textsWith('user.chineseData').join('');
  expect(english.filter((text) => after.includes(JSON.stringify(text)))).toEqual([]);
});
