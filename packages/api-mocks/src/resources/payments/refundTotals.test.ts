import { expect, it } from 'vitest';
import { getPayment } from '#contract/paymentDetails.ts';
import { exportPayments, listPayments } from '#contract/payments.ts';
import { getPaymentTotals } from '#contract/paymentTotals.ts';
import { refundPayment } from '#contract/refunds.ts';
import { getOverview } from '#contract/statistics.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';
import { createClient } from '#testing/client.ts';

async function refunded(reason: string) {
  const api = createMockApi({ isSignedIn: true });
  const client = createClient(api);
  const trade_no = api.incomingPayment({ token: 'USDT', chain: 'TRON', amount: '100', kind: 'over' });
  api.advance(120);
  const query = { trade_no };
  const totals = async () => (await client.get(getPaymentTotals, { query })).list[0];
  const income = async () => (await client.get(getOverview)).income;
  const received = async () => (await client.get(getPaymentTotals, { query: {} })).sum_received_usdt;
  await client.get(refundPayment, {
    body: {
      request_id: '0000abcd-0000-4000-8000-00000000abcd',
      trade_no,
      scope: 2,
      reason,
      google_code: api.currentTotp(),
      password: DEMO_TRADE_PASSWORD_HASH,
    },
  });
  return { api, client, query, totals, income, received };
}

it('totals subtract a refund from its request on, and agree with the income of the overview', async () => {
  const { api, totals, income, received } = await refunded('');
  const net = { amount_collected: '105', fees: '0.525', amount_refunded: '5', mch_real_receive: '99.475' };
  expect(await totals()).toMatchObject(net);
  expect(await received()).toBe(await income());
  api.advance(301);
  expect(await totals()).toMatchObject(net);
  expect(await received()).toBe(await income());
});

it('totals contain the amount of a failed refund again', async () => {
  const { api, totals, income, received } = await refunded('fail');
  expect(await totals()).toMatchObject({ amount_refunded: '5', mch_real_receive: '99.475' });
  api.advance(301);
  expect(await totals()).toMatchObject({ amount_refunded: '0', mch_real_receive: '104.475' });
  expect(await received()).toBe(await income());
});

it('the excess can be sent back again after its refund failed', async () => {
  const { api, client, query } = await refunded('fail');
  const excess = async () => (await client.get(getPayment, { query })).refundable?.excess;
  expect(await excess()).toBe('0');
  api.advance(301);
  expect(await excess()).toBe('5');
});

it.each([
  ['en-US', 'Refunded', 'Refund numbers'],
  ['zh-CN', '已退款', '退款单号'],
])('the exported list has refunded amounts with their numbers in %s', async (language, amount, numbers) => {
  const { client, query } = await refunded('');
  const { refunds } = await client.get(getPayment, { query });
  const [refund] = refunds;
  const listed = await client.get(listPayments, { query });
  expect(listed.list).toMatchObject([{ amount_refunded: '5', refund_nos: [refund?.trade_no] }]);
  const headers = { 'x-language': language };
  const response = await client.send(exportPayments, { query: { ...query, format: 'csv' }, headers });
  const [head = '', row = ''] = (await response.text()).split('\r\n').slice(-3);
  const cells = row.split(',');
  const at = (title: string) => cells[head.split(',').findIndex((one) => one.includes(title))];
  expect(at(amount)).toContain('5');
  expect(at(numbers)).toContain(refund?.trade_no);
});
