import { expect, test } from 'vitest';
import { listApplications, setNotifyUrl } from '#contract/applications.ts';
import {
  DISABLE_SECONDS,
  getCallback,
  getCallbackStats,
  listCallbacks,
  resendCallbacks,
} from '#contract/callbacks.ts';
import { callbackStatus } from '#contract/enumerations.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getPayment } from '#contract/paymentDetails.ts';
import { listPayments } from '#contract/payments.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { codesOf, createClient, signedIn } from '#testing/client.ts';
import { announce, callbackIndexOf } from './deliver.ts';

const BROKEN = 'https://fail.northwind.example/hooks';

function open() {
  const api = createMockApi({ isSignedIn: true });
  return { api, client: createClient(api), rows: api.merchant().rows };
}

test("resending a callback manually doesn't change its schedule of retries", async () => {
  const { api, client, rows } = open();
  const { list } = await client.get(listCallbacks, { query: { status: 5 } });
  const id = list[0]?.id ?? '';
  const wait = list[0]?.next_time ?? 0;
  expect(wait).toBeGreaterThan(api.clock.now());
  const row = rows.callbacks.get(callbackIndexOf(id));
  if (row) rows.callbacks.replace(row.index, { ...row, url: BROKEN });
  await client.get(resendCallbacks, { body: { ids: [id] } });
  const info = () => client.get(getCallback, { query: { id } });
  const byHand = await info();
  expect(byHand).toMatchObject({ status: 5, next_time: wait, retries: list[0]?.retries });
  expect(byHand.attempt_list.at(-1)?.manual).toBe(true);
  api.advance(wait - api.clock.now());
  expect((await info()).attempt_list.at(-1)).toMatchObject({ manual: false, time: wait });
});

test('a call resends no callback if one of its callbacks was already delivered', async () => {
  const { client, rows } = open();
  const idOf = async (status: number) =>
    (await client.get(listCallbacks, { query: { status } })).list[0]?.id ?? '';
  const ids = [await idOf(callbackStatus.callbackTimeout), await idOf(callbackStatus.success)];
  const before = rows.callbacks.all().map(({ attempts }) => attempts.length);
  const response = await client.send(resendCallbacks, { body: { ids } });
  expect(await response.json()).toMatchObject({ data: { reason: 'state_conflict' } });
  expect(rows.callbacks.all().map(({ attempts }) => attempts.length)).toEqual(before);
});

test('a callback whose ID is listed twice is resent once', async () => {
  const { client } = open();
  const [row] = (await client.get(listCallbacks, { query: { status: '5' } })).list;
  const id = row?.id ?? '';
  expect(await client.get(resendCallbacks, { body: { ids: [id, id] } })).toMatchObject({ count: 1 });
  const { attempts } = await client.get(getCallback, { query: { id } });
  expect(attempts - (row?.attempts ?? 0)).toBe(1);
});

test('a failed delivery in the demo data has one attempt and seven retries', async () => {
  const { client } = open();
  const { list } = await client.get(listCallbacks, { query: { status: 7 } });
  expect(list[0]).toMatchObject({ attempts: 8, retries: 7, next_time: 0, http_code: 500 });
});

test("an endpoint that fails for three days is turned off until it's saved again", async () => {
  const { api, client, rows } = open();
  for (const app of rows.apps.all()) rows.apps.replace(app.index, { ...app, notifyUrl: BROKEN });
  const began = api.clock.now();
  const payAndWait = (seconds: number) => {
    api.incomingPayment({ token: 'USDT', chain: 'TRON', amount: '5' });
    api.advance(seconds);
  };
  const disabled = async () =>
    (await client.get(listApplications)).list.find((app) => app.notify_status === 2);
  while (api.clock.now() < began + DISABLE_SECONDS - 3600) payAndWait(2 * 3600);
  expect(await disabled()).toBeUndefined();
  while (api.clock.now() < began + DISABLE_SECONDS + 24 * 3600) payAndWait(2 * 3600);

  const off = await disabled();
  expect(off?.notify_disabled_time).toBeGreaterThanOrEqual(began + DISABLE_SECONDS);
  const { list: notifications } = await client.get(listNotifications, { query: { types: 7, pageSize: 50 } });
  expect(notifications.map(({ title }) => title)).toContain(
    'Callbacks to fail.northwind.example are turned off',
  );
  const appid = off?.appid ?? '';
  const stats = await client.get(getCallbackStats);
  expect(stats.failing_endpoints.find((one) => one.appid === appid)?.disabled_time).toBeGreaterThan(0);
  expect((await client.get(listCallbacks, { query: { appid, status: 5 } })).total).toBe(0);

  const missed = async () =>
    (await client.get(listCallbacks, { query: { appid, status: 7, pageSize: 50 } })).list.find(
      ({ attempts }) => attempts === 0,
    );
  for (let tries = 0; tries < 60 && !(await missed()); tries += 1) payAndWait(60);
  const id = (await missed())?.id ?? '';

  const good = 'https://shop.northwind.example/hooks/new';
  const proof = codesOf(api);
  await client.get(setNotifyUrl, { body: { id: off?.id ?? '', notify_url: good, ...proof } });
  const { list } = await client.get(listApplications);
  expect(list.find((app) => app.id === off?.id)).toMatchObject({
    notify_status: 1,
    notify_disabled_time: 0,
    notify_url: good,
  });
  await client.get(resendCallbacks, { body: { ids: [id] } });
  expect(await client.get(getCallback, { query: { id } })).toMatchObject({ url: good, attempts: 1 });
});

test('turning off an endpoint for one application doesn’t affect other applications', () => {
  const { api, rows } = open();
  const [failing, other] = rows.apps.all();
  if (!failing || !other) throw new RangeError('no two applications');
  const at = api.clock.now();
  rows.apps.replace(other.index, { ...other, notifyUrl: BROKEN, endpoints: [] });
  rows.apps.replace(failing.index, {
    ...failing,
    notifyUrl: BROKEN,
    endpoints: [],
    failingSince: at - DISABLE_SECONDS,
  });
  const about = { event: 'payment.paid', refNo: '1', amount: '5', token: 'USDT' } as const;
  for (const app of [other, failing])
    announce(api.bank, api.merchant(), { ...about, app: app.index }, at - 1);
  const waiting = rows.callbacks.all().filter(({ url, nextAt }) => url === BROKEN && nextAt > 0);
  expect(rows.apps.get(failing.index)?.disabledAt).toBe(at);
  expect(waiting.map(({ app }) => app)).toEqual([other.index]);
});

test('the callback status of a payment matches its deliveries', async () => {
  const { client } = open();
  const { list: payments } = await client.get(listPayments, { query: { pageSize: 50 } });
  const seen = new Set<number | undefined>();
  for (const { trade_no } of payments) {
    const { callback, timeline } = await client.get(getPayment, { query: { trade_no } });
    const { list } = await client.get(listCallbacks, { query: { keyword: trade_no } });
    const [newest] = list;
    expect(callback).toMatchObject({
      status: newest?.status ?? 1,
      attempts: newest?.attempts ?? 0,
      http_code: newest?.http_code ?? 0,
    });
    const isDelivered = list.some((one) => one.delivery_time > 0);
    expect(timeline.some(({ event }) => event === 'notified')).toBe(isDelivered);
    seen.add(callback?.status);
  }
  expect(seen.size).toBeGreaterThanOrEqual(4);
});

const { api, client } = signedIn();
const start_time = api.clock.now() - 86_400;

test('the failed and waiting deliveries match the counts in the statistics', async () => {
  const stats = await client.get(getCallbackStats);
  const failed = await client.get(listCallbacks, { query: { status: '5,7', start_time, pageSize: 100 } });
  const failures = stats.failing_endpoints.reduce((sum, endpoint) => sum + endpoint.failures, 0);
  expect(failures).toBeGreaterThan(0);
  expect(failed.total).toBe(failures);
  expect(new Set(failed.list.map(({ status }) => status)).size).toBe(2);
  const waiting = await client.get(listCallbacks, { query: { retrying: true, start_time } });
  expect(waiting.total).toBe(stats.pending_retries);
  expect(waiting.list.every(({ next_time }) => next_time > 0)).toBe(true);
});

test('only callbacks that were sent are listed as "no response"', async () => {
  const { list } = await client.get(listCallbacks, { query: { http_class: 0, pageSize: 100 } });
  expect(list.length).toBeGreaterThan(0);
  expect(list.every(({ attempts }) => attempts > 0)).toBe(true);
});
