import { expect, test } from 'vitest';
import { listAddresses } from '#contract/addresses.ts';
import { listAttention } from '#contract/attention.ts';
import { editApplication } from '#contract/applications.ts';
import { getCallbackStats } from '#contract/callbacks.ts';
import { workOrderStatus } from '#contract/enumerations.ts';
import { listPayments } from '#contract/payments.ts';
import { getUserInfo } from '#contract/user.ts';
import { getWorkOrder, listWorkOrders } from '#contract/workOrders.ts';
import { dayOf, startOfDay } from '#core/time/zone.ts';
import type { ScenarioId } from '../scenarios.ts';
import { signedIn } from '#testing/client.ts';

const DAY = 24 * 3600;

function open(...scenario: ScenarioId[]) {
  const { api, client, codes } = signedIn({ scenario });
  const pending = async (kind: string) =>
    (await client.get(listAttention)).list.find((one) => one.kind === kind);
  return { api, client, codes, pending };
}

test('the attention counts match the lists of the last seven days', async () => {
  const { api, client, pending } = open();
  const { merchant } = await client.get(getUserInfo);
  const today = dayOf(merchant.time_zone, api.clock.now() - 6 * DAY);
  const start_time = startOfDay(merchant.time_zone, today);
  for (const [exception, kind] of [
    [1, 'paymentUnder'],
    [2, 'paymentOver'],
    [3, 'paymentLate'],
  ] as const) {
    const { list } = await client.get(listPayments, { query: { exception, start_time, pageSize: 100 } });
    const open = list.filter(({ status }) => status !== 5 && status !== 6);
    expect((await pending(kind))?.count ?? 0).toBe(open.length);
  }
  const { failing_endpoints } = await client.get(getCallbackStats);
  expect((await pending('callbacksFailing'))?.count).toBe(failing_endpoints.length);
});

test('the attention list contains an API key that expires within two weeks', async () => {
  const { api, client, codes, pending } = open();
  expect(await pending('keyExpiring')).toBeUndefined();
  const expire_time = api.clock.now() + 3600;
  const app = await client.get(editApplication, { body: { id: '601', expire_time, ...codes() } });
  expect(await pending('keyExpiring')).toMatchObject({ ref: '601', name: app.name, time: expire_time });
  api.advance(3600);
  expect(await pending('keyExpiring')).toBeUndefined();
  expect((await client.get(listAttention)).list[0]).toMatchObject({ kind: 'keyExpired', ref: '601' });
});

test('the attention list contains the gas account if its balance is low', async () => {
  expect(await open().pending('gasLow')).toBeUndefined();
  expect(await open('funds.gasLow').pending('gasLow')).toMatchObject({
    name: '3',
    currency_id: '108',
  });
});

test('the attention list contains the ID of an address in its cooling-off period', async () => {
  const { client, pending } = open();
  const { list } = await client.get(listAddresses, { query: { status: '2' } });
  expect(await pending('addressCooling')).toMatchObject({ ref: list[0]?.id, name: list[0]?.label });
});

test('the attention list keeps a read reply only if support awaits a response', async () => {
  const { client, pending } = open();
  const { list } = await client.get(listWorkOrders, { query: { pageSize: 100 } });
  const unread = list.filter((one) => one.unread);
  expect(unread.length).toBeGreaterThan(0);
  for (const { id } of unread) await client.get(getWorkOrder, { query: { id } });
  const awaiting = list.filter(({ status }) => status === workOrderStatus.awaitingReply);
  expect((await pending('reply'))?.count ?? 0).toBe(awaiting.length);
});

test('a new merchant has an empty attention list', async () => {
  const { client } = signedIn({ merchant: 'fresh' });
  expect((await client.get(listAttention)).list).toEqual([]);
});
