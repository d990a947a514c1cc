import { expect, test } from 'vitest';
import { notificationType, paymentStatus, userStatus } from '../contract/enumerations.ts';
import { listCurrencies } from '../contract/currencies.ts';
import { listNotifications } from '../contract/notifications.ts';
import { listPayments } from '../contract/payments.ts';
import { getAssetShares, getOverview, listAssets, listDailyCollection } from '../contract/statistics.ts';
import { getUserInfo } from '../contract/user.ts';
import { auditLedger } from '../core/ledger.ts';
import { parseUnits } from '../core/money.ts';
import { createMockApi } from '../entries/createMockApi.ts';
import { createClient } from '../testing/client.ts';
import { merchantKeys, worlds } from './worlds.ts';

const micro = (text: string) => parseUnits(text, 6) ?? -1n;

test.each(['authorised', 'two-step', 'locked'] as const)('%s: the ledger adds up to the last unit', (key) => {
  const api = createMockApi({ merchant: key });
  expect(auditLedger(api.merchant().ledger)).toEqual([]);
});

test('the keys are those of the worlds', () => {
  expect(worlds.map(({ key }) => key)).toEqual([...merchantKeys]);
});

test('every figure of the overview agrees with the lists', async () => {
  const api = createMockApi({ isSignedIn: true });
  const client = createClient(api);
  const overview = await client.get(getOverview);

  const all = await client.get(listPayments);
  expect(overview.transaction_volume).toBe(all.total);
  expect(all.total).toBeGreaterThanOrEqual(12_000);
  const paid = await client.get(listPayments, { query: { status: '2,5,6' } });
  expect(overview.paid_volume).toBe(paid.total);

  const { entries } = api.merchant().ledger;
  const sum = (type: number, direction: number) =>
    entries
      .all()
      .reduce(
        (whole, row) => (row.type === type && row.direction === direction ? whole + row.value : whole),
        0n,
      );
  expect(micro(overview.income)).toBe(sum(1, 1));
  expect(micro(overview.cumulative_withdrawal)).toBe(sum(4, 2));
  expect(micro(overview.frozen_amount)).toBeGreaterThan(micro(overview.income));

  const assets = await client.get(listAssets);
  const operable = assets.list.reduce((whole, row) => whole + micro(row.usdt_balance), 0n);
  expect(micro(overview.operable_balance)).toBe(operable);
  expect(micro(overview.total_assets)).toBeGreaterThan(operable);
  expect(micro(overview.sure_withdrawal)).toBeLessThan(operable);
  const shares = await client.get(getAssetShares);
  expect(micro(shares.total)).toBe(operable);
  expect(shares.list.length).toBeLessThanOrEqual(10);

  const days = await client.get(listDailyCollection);
  expect(days.list).toHaveLength(30);
  const today = days.list.at(-1);
  expect(today && micro(today.income) - micro(today.refund)).toBe(micro(overview.today_amount));
});

test('a day of the chart agrees with the record list of that day', async () => {
  const api = createMockApi({ isSignedIn: true });
  const client = createClient(api);
  const { list } = await client.get(listDailyCollection);
  const row = list[10];
  expect(row).toBeDefined();
  const start = Date.parse(`${row?.date}T00:00:00Z`) / 1000;
  const range = { start_time: start, end_time: start + 86_399 };
  expect((await client.get(listPayments, { query: range })).total).toBe(row?.create_num);
  expect((await client.get(listPayments, { query: { ...range, status: '2,5,6' } })).total).toBe(row?.pay_num);
});

test('all eight states of payment are on the first page, the newest within minutes', async () => {
  const api = createMockApi({ isSignedIn: true });
  const { list } = await createClient(api).get(listPayments, { query: { pageSize: 20 } });
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set(Object.values(paymentStatus)));
  expect(api.clock.now() - (list[0]?.created_time ?? 0)).toBeLessThan(120);
  for (const row of list) expect(row.trade_no).toMatch(/^\d{32}$/);
});

test('there are unread notifications of every kind but one, announcements among them', async () => {
  const api = createMockApi({ isSignedIn: true });
  const client = createClient(api);
  const unread = await client.get(listNotifications, { query: { read: 2, pageSize: 50 } });
  expect(unread.unread).toBe(unread.total);
  expect(unread.total).toBeGreaterThanOrEqual(11);
  const types = new Set(unread.list.map((row) => row.types));
  const { permission: _opened, ...others } = notificationType;
  expect(types).toEqual(new Set(Object.values(others)));
  expect((await client.get(listNotifications)).total).toBeGreaterThanOrEqual(60);
});

test.each([
  ['fresh', userStatus.notOpened],
  ['reviewing', userStatus.underReview],
  ['rejected', userStatus.failed],
] as const)('%s has nothing yet and may not yet do anything', async (key, status) => {
  const client = createClient(createMockApi({ merchant: key, isSignedIn: true }));
  expect((await client.get(getUserInfo)).status).toBe(status);
  expect((await client.get(listPayments)).total).toBe(0);
  expect((await client.get(getOverview)).total_assets).toBe('0');
  expect((await client.get(listAssets, { query: { all: 0 } })).total).toBe(0);
  expect((await client.get(listCurrencies)).total).toBeGreaterThan(5);
});

test('the rich merchant has 200,000 payments and 10,000 notifications, and its books add up', async () => {
  const api = createMockApi({ merchant: 'rich', isSignedIn: true });
  const client = createClient(api);
  expect((await client.get(listPayments)).total).toBeGreaterThanOrEqual(200_000);
  expect((await client.get(listNotifications)).total).toBeGreaterThanOrEqual(10_000);
  expect(auditLedger(api.merchant().ledger)).toEqual([]);
});

test('every list of a world is in the order of time', () => {
  for (const key of merchantKeys.filter((one) => one !== 'rich')) {
    const { rows, ledger } = createMockApi({ merchant: key }).merchant();
    const times = [
      rows.payments.all().map((row) => row.createdAt),
      rows.notifications.all().map((row) => row.createdAt),
      rows.withdrawals.all().map((row) => row.createdAt),
      rows.callbacks.all().map((row) => row.createdAt),
      rows.logs.all().map((row) => row.at),
      ledger.entries.all().map((row) => row.at),
    ];
    for (const list of times) expect(list).toEqual(list.toSorted((a, b) => a - b));
  }
});

test('the same seed makes the same world, another seed another', async () => {
  const first = async (seed: string) => {
    const { list } = await createClient(createMockApi({ seed, isSignedIn: true })).get(listPayments, {
      query: { current: 4 },
    });
    return JSON.stringify(list);
  };
  expect(await first('one')).toBe(await first('one'));
  expect(await first('one')).not.toBe(await first('two'));
});

test('what one bank does is unknown to another', async () => {
  const one = createMockApi({ isSignedIn: true });
  const two = createMockApi({ isSignedIn: true });
  one.incomingPayment({ token: 'USDT', chain: 'TRON', amount: '25' });
  const total = async (api: typeof one) => (await createClient(api).get(listPayments)).total;
  expect(await total(one)).toBe((await total(two)) + 1);
});
