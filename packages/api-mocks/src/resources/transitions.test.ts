import { expect, test } from 'vitest';
import { listStream } from '#contract/funds.ts';
import { listNotifications } from '#contract/notifications.ts';
import { listAssets } from '#contract/statistics.ts';
import { createSwapOrder, getSwapQuote, listSwapPairs } from '#contract/swap.ts';
import { createTransfer, listTransfers } from '#contract/transfers.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';
import { createClient } from '#testing/client.ts';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

test('a transfer reaches the other merchant: money, a notification and a row', async () => {
  const api = createMockApi();
  const us = createClient(api, api.signIn());
  const body = {
    request_id: uuid(1),
    account: '10013401',
    id: '101',
    amount: '12.5',
    remark: 'June',
    google_code: api.currentTotp(),
    password: DEMO_TRADE_PASSWORD_HASH,
  };
  const { trade_no } = await us.get(createTransfer, { body });
  const [row] = (await us.get(listTransfers, { query: { request_id: uuid(1) } })).list;
  expect(row).toMatchObject({ trade_no, account: '10013401', request_id: uuid(1), amount: '12.5' });

  const they = createClient(api, api.signIn('acme'));
  const [got] = (await they.get(listTransfers)).list;
  expect(got).toMatchObject({ direction: 1, amount: '12.5', remark: 'June', account: '', request_id: '' });
  const { list: assets } = await they.get(listAssets);
  expect(assets.flatMap(({ subset }) => subset).find(({ id }) => id === '101')?.balance).toBe('25012.5');
  const [notifications] = (await they.get(listNotifications)).list;
  expect(notifications?.content).toContain('12.5');
});

test('those it was sent to before can be sent to again', async () => {
  const client = createClient(createMockApi({ isSignedIn: true }));
  const { list } = await client.get(listTransfers, { query: { direction: 2 } });
  expect(new Set(list.map(({ account }) => account))).toContain('10013403');
});

const thin = { pair_id: '57', direction: 2, from_id: '108', to_id: '808' } as const;

test('a thin pair moves with a few thousand', async () => {
  const client = createClient(createMockApi({ isSignedIn: true }));
  const quote = await client.get(getSwapQuote, { body: { ...thin, amount: '6000' } });
  expect(quote.price_impact).toBe('6');
});

test('a pair on a chain under maintenance rests', async () => {
  const client = createClient(createMockApi({ isSignedIn: true }));
  const { list } = await client.get(listSwapPairs, { body: {} });
  expect(list.filter(({ status }) => status === 2).map(({ id }) => id)).toEqual(['18', '58']);
});

test('a swap that finds no counterpart gives back what it took', async () => {
  const api = createMockApi({ isSignedIn: true, scenario: 'swap.canceled' });
  const client = createClient(api);
  const { quote_id, min_received } = await client.get(getSwapQuote, { body: { ...thin, amount: '100' } });
  const order = await client.get(createSwapOrder, {
    body: { ...thin, request_id: uuid(2), quote_id, from_amount: '100', min_received },
  });
  if (!('trade_no' in order)) throw new Error('a new quote came instead');
  api.advance(6);
  const { list } = await client.get(listStream, { query: { type: 3, keyword: order.trade_no } });
  expect(list.map(({ direction, amount, remark }) => [direction, amount, remark])).toEqual([
    [1, '100', 'canceled'],
    [2, '100', ''],
  ]);
});
