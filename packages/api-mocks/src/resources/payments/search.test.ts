import { expect, test } from 'vitest';
import { listAttention } from '#contract/attention.ts';
import { paymentDifference } from '#contract/enumerations.ts';
import { errorCode } from '#contract/errors.ts';
import { getPayment, listPaymentTransfers } from '#contract/paymentDetails.ts';
import { exportPayments, listPayments } from '#contract/payments.ts';
import { getPaymentTotals } from '#contract/paymentTotals.ts';
import { reviewPayment } from '#contract/paymentReview.ts';
import { search } from '#contract/search.ts';
import { getOverview } from '#contract/statistics.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { createClient } from '#testing/client.ts';
import { readSheet } from '#testing/readSheet.ts';

const client = createClient(createMockApi({ isSignedIn: true }));
const paid = { status: '2', pageSize: 1 } as const;

async function onePaid() {
  const [payment] = (await client.get(listPayments, { query: paid })).list;
  if (!payment) throw new Error('no payment');
  return payment;
}

test('part of an order number finds the payment, from wherever it is copied', async () => {
  const { trade_no: number } = await onePaid();
  for (const part of [number.slice(0, 22), number.slice(-8), number.slice(12, 24)]) {
    const { list } = await client.get(listPayments, { query: { trade_no: part } });
    expect(list.map((row) => row.trade_no)).toContain(number);
    const hits = (await client.get(search, { query: { keyword: part } })).list;
    expect(hits.map(({ id }) => id)).toContain(number);
  }
});

test('part of a hash, or of either address, finds the payment', async () => {
  const payment = await onePaid();
  const [transfer] = (
    await client.get(listPaymentTransfers, { query: { handle_id: payment.handle_id ?? '' } })
  ).list;
  if (!transfer) throw new Error('no transfer');
  const queries = [
    { txid: payment.transaction_id },
    { txid: payment.transaction_id.slice(-10) },
    { address: transfer.from_address },
    { address: transfer.to_address.slice(3, 20) },
  ];
  for (const query of queries) {
    const { list, total } = await client.get(listPayments, { query });
    expect(list.map((row) => row.trade_no)).toContain(payment.trade_no);
    expect(total).toBeLessThan(5);
  }
  const refusal = await client.refusal(listPayments, { query: { txid: 'ab' } });
  expect(refusal).toMatchObject({ code: errorCode.PARAMETER_ERROR, data: { errors: { txid: 'txid' } } });
});

test('the totals are those of the rows that match', async () => {
  const query = { token: 'USDC', min_amount: '50', max_amount: '400', start_time: 1_794_000_000 } as const;
  const totals = await client.get(getPaymentTotals, { query });
  const { list, total } = await client.get(listPayments, { query: { ...query, pageSize: 100 } });
  expect(totals.total).toBe(total);
  expect(total).toBeGreaterThan(2);
  expect(total).toBeLessThanOrEqual(100);
  const sum = (values: string[]) => values.reduce((all, value) => all + Number(value), 0);
  expect(Number(totals.sum_amount_usdt)).toBeCloseTo(sum(list.map((row) => row.usdt_amount)), 6);
  const credited = list.filter((row) => row.amount_collected !== '0' && row.mch_real_receive !== '0');
  const [usdc] = totals.list;
  expect(usdc?.token).toBe('USDC');
  expect(Number(usdc?.mch_real_receive)).toBeCloseTo(sum(credited.map((row) => row.mch_real_receive)), 6);
  const sheet = await readSheet(await client.send(exportPayments, { query }));
  expect([1, 2, 3].map((column) => sheet.getRow(6).getCell(column).value)).toEqual([
    'Ordered',
    Number(totals.sum_amount_usdt),
    'USDT',
  ]);
});

test('what was received for all payments is the income of the overview', async () => {
  const { income } = await client.get(getOverview);
  const { sum_received_usdt: received } = await client.get(getPaymentTotals, { query: {} });
  expect(received).toBe(income);
  const credited = await client.get(getPaymentTotals, { query: { status: '2,5,6,7' } });
  expect(credited.sum_received_usdt).toBe(income);
});

test('what needs attention is counted as the list that it leads to, until it is reviewed', async () => {
  const api = createMockApi({ isSignedIn: true, scenario: 'payments.overpaid' });
  const merchant = createClient(api);
  const query = { exception: paymentDifference.over, open: true };
  const overpaid = async () => {
    const items = (await merchant.get(listAttention)).list;
    return items.find(({ kind }) => kind === 'paymentOver')?.count ?? 0;
  };
  const before = await overpaid();
  expect(before).toBeGreaterThan(0);
  // Midnight of 14 November: seven days with today.
  const start_time = 1_794_614_400;
  const { list } = await merchant.get(listPayments, { query: { ...query, start_time } });
  expect(list).toHaveLength(before);
  const number = list[0]?.trade_no ?? '';
  const reviewed = await merchant.get(reviewPayment, { body: { trade_no: number, reviewed: true } });
  expect(reviewed.reviewed_time).toBe(api.clock.now());
  expect(await overpaid()).toBe(before - 1);
  expect((await merchant.get(listPayments, { query: { ...query, start_time } })).total).toBe(before - 1);
  await merchant.get(reviewPayment, { body: { trade_no: number, reviewed: false } });
  expect((await merchant.get(getPayment, { query: { trade_no: number } })).reviewed_time).toBe(0);
  expect(await overpaid()).toBe(before);
});

test('a payment as it was ordered has nothing to review', async () => {
  const { trade_no } = await onePaid();
  const { diff_type } = await client.get(getPayment, { query: { trade_no } });
  expect(diff_type).toBe(0);
  expect(await client.refusal(reviewPayment, { body: { trade_no, reviewed: true } })).toMatchObject({
    code: errorCode.OPERATION_FAILED,
    data: { reason: 'state_conflict' },
  });
});
