import { errorCode } from '#contract/errors.ts';
import { describe, expect, it, test } from 'vitest';
import { listAttention } from '#contract/attention.ts';
import { editBillSetting } from '#contract/billing.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import { refundScope, paymentDifference } from '#contract/enumerations.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getPayment, listPaymentTransfers, refundPayment, reviewPayment } from '#contract/paymentDetails.ts';
import { gasAsset } from '#core/catalogue/tokens.ts';
import type { IncomingOrder } from '#core/books/journal.ts';
import { availableOf, frozenOf } from '#core/books/ledger.ts';
import { auditLedger } from '#testing/auditLedger.ts';
import { signedIn, uuid } from '#testing/client.ts';
import { refundableAmount } from './refundable.ts';
import { exportPayments, listPayments, getPaymentTotals } from '#contract/payments.ts';
import { getOverview } from '#contract/statistics.ts';
import { search } from '#contract/search.ts';
import { readSheet } from '#testing/readSheet.ts';

const usdt = { token: 'USDT', chain: 'TRON', amount: '100' } as const;
type Setting = BodyInput<typeof editBillSetting>;

function open() {
  const { api, client, codes } = signedIn();
  api.advance(2 * 3600);
  api.tick();
  let sent = 0;
  return {
    api,
    client,
    available: () => availableOf(api.merchant().ledger, 0),
    frozen: () => frozenOf(api.merchant().ledger, 0),
    gas: () => availableOf(api.merchant().ledger, gasAsset.index),
    set: (body: Setting) => {
      api.advance(30);
      return client.send(editBillSetting, { body: { ...body, ...codes() } });
    },
    pay: async (order: IncomingOrder) => {
      const trade_no = api.incomingPayment({ ...usdt, ...order });
      api.advance(60);
      return client.get(getPayment, { query: { trade_no } });
    },
    refund: (trade_no: string, more: object = {}) => {
      api.advance(30);
      sent += 1;
      return client.send(refundPayment, { body: { request_id: uuid(sent), trade_no, ...codes(), ...more } });
    },
  };
}

const codeOf = async (answer: Promise<Response>): Promise<unknown> => {
  const body: unknown = await (await answer).json();
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
};

describe('payment settings', () => {
  it('apply a new validity period only to new orders', async () => {
    const { set, pay } = open();
    const before = await pay({});
    expect(before.expire_time - before.created_time).toBe(1800);
    await set({ order_valid_minutes: 5 });
    const after = await pay({});
    expect(after.expire_time - after.created_time).toBe(300);
  });

  it.each([
    ['1', '99', 2, 0, '0'],
    ['1', '98.999999', 7, 1, '1.000001'],
    ['0', '99.999999', 7, 1, '0.000001'],
    ['5', '95', 2, 0, '0'],
    ['0.25', '99.75', 2, 0, '0'],
    ['0.25', '99.749999', 7, 1, '0.250001'],
  ])(
    'with a tolerance of %s percent give a payment of %s for 100 the status %i',
    async (under_tolerance, paid, status, diff_type, diff_amount) => {
      const { api, set, pay } = open();
      await set({ under_tolerance });
      const payment = await pay({ paid, kind: 'under' });
      expect(payment).toMatchObject({ status, diff_type, diff_amount, amount_collected: paid });
      expect(auditLedger(api.merchant().ledger)).toEqual([]);
    },
  );

  it.each([
    [1, 2, '5'],
    [2, 2, '0'],
    [3, 7, '0'],
  ] as const)(
    'with overpayment rule %i give an overpaid order status %i and put %s on hold',
    async (rule, status, held) => {
      const { api, client, set, pay, frozen } = open();
      await set({ over_rule: rule });
      const before = frozen();
      const payment = await pay({ kind: 'over' });
      expect(payment).toMatchObject({
        status,
        diff_type: 2,
        diff_amount: '5',
        amount_collected: '105',
        mch_real_receive: '104.475',
        refundable: { amount: '104.475', excess: '5' },
      });
      expect(frozen() - before).toBe(BigInt(held) * 1_000_000n);
      const { list } = await client.get(listAttention);
      const over = list.find(({ kind }) => kind === 'paymentOver');
      expect(JSON.stringify(over)).toContain(payment.trade_no);
      const notifications = await client.get(listNotifications, { query: { types: 3 } });
      expect(notifications.list[0]?.content).toContain('5 USDT more than the amount due');
      expect(auditLedger(api.merchant().ledger)).toEqual([]);
    },
  );

  it('can add the gas fee to the amount due', async () => {
    const { api, client, set, pay, gas } = open();
    const first = await pay({});
    const before = gas();
    api.advance(1800);
    api.tick();
    expect(before - gas()).toBe(80_000n);
    expect((await client.get(getPayment, { query: { trade_no: first.trade_no } })).collection?.gas).toBe(
      '0.08',
    );
    await set({ gas_payer: 2 });
    const payment = await pay({});
    expect(payment).toMatchObject({ amount: '100.08', fees: '0.58', mch_real_receive: '99.5' });
    const kept = gas();
    api.advance(1800);
    const { collection } = await client.get(getPayment, { query: { trade_no: payment.trade_no } });
    expect(collection).toMatchObject({ status: 2, gas: '0' });
    expect(gas()).toBe(kept);
  });

  it('limit the tokens with which an order can be paid', async () => {
    const { api, set } = open();
    await set({ accepted: ['101', '108'] });
    expect(() => api.incomingPayment({ token: 'BTC' })).toThrow('BTC is not accepted by this merchant');
    for (let index = 0; index < 20; index += 1) api.incomingPayment();
    const { payments } = api.merchant().rows;
    for (let back = 1; back <= 20; back += 1)
      expect([0, 5]).toContain(payments.get(payments.length - back)?.asset);
  });

  it('reject a gas alert with more decimals than the token', async () => {
    expect(await codeOf(open().set({ gas_alert: '50.0000001' }))).toBe(errorCode.PARAMETER_ERROR);
  });

  it('trigger a notification if the gas balance falls below the alert', async () => {
    const { api, client, set, pay, gas } = open();
    const whole = gas() / 1_000_000n;
    await set({ gas_alert: `${whole}.${String(gas() % 1_000_000n).padStart(6, '0')}` });
    await pay({});
    api.advance(1800);
    const { list } = await client.get(listNotifications, { query: {} });
    expect(list.map(({ title }) => title)).toContain('Gas balance is low');
    const attention = await client.get(listAttention);
    expect(attention.list.map(({ kind }) => kind)).toContain('gasLow');
  });
});

describe('incoming payments', () => {
  it('are credited even after the order has expired', async () => {
    const { pay } = open();
    const payment = await pay({ kind: 'late' });
    expect(payment).toMatchObject({ status: 2, diff_type: 3, amount_collected: '100' });
    const events = payment.timeline.map(({ event }) => event);
    expect(events.filter((event) => event !== 'notified')).toEqual([
      'payment.created',
      'payment.timeout',
      'detected',
      'payment.paid',
    ]);
  });

  it.each(['exact', 'late'] as const)('count as cumulative income before the credit: %s', async (kind) => {
    const { api, client } = open();
    const { frozen_amount: before } = await client.get(getOverview);
    api.incomingPayment({ ...usdt, kind });
    const { frozen_amount: after } = await client.get(getOverview);
    expect(Number(after) - Number(before)).toBeCloseTo(100, 6);
  });

  it('stay in the order of their creation if an older order is paid late', async () => {
    const { api, client, pay } = open();
    const { trade_no, created_time: start_time } = await pay({});
    const late = await pay({ kind: 'late' });
    expect(late.timeline.map(({ event }) => event)).toContain('payment.timeout');
    const { list } = await client.get(listPayments, { query: { start_time } });
    expect(list.map((row) => row.trade_no)).toContain(trade_no);
    const { payments } = api.merchant().rows;
    const times = payments.all().map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it('are added up exactly if an order is paid with several transfers', async () => {
    const { client, pay } = open();
    const payment = await pay({ kind: 'multiple', amount: '10.000001' });
    expect(payment).toMatchObject({ status: 2, diff_type: 4, amount_collected: '10.000001' });
    const { list } = await client.get(listPaymentTransfers, {
      query: { handle_id: payment.handle_id ?? '' },
    });
    expect(list.map(({ amount }) => amount)).toEqual(['6.666668', '3.333333']);
  });
});

describe('refunds', () => {
  it('return the overpaid amount before the remaining amount', async () => {
    const { api, client, set, pay, refund, available, frozen } = open();
    await set({ over_rule: 1 });
    const held = frozen();
    const { trade_no } = await pay({ kind: 'over' });
    const before = available();
    expect(await codeOf(refund(trade_no, { scope: 2 }))).toBe(200);
    expect(available()).toBe(before);
    const under = await client.get(getPayment, { query: { trade_no } });
    expect(under).toMatchObject({ status: 5, refunds: [{ amount: '5', status: 1, scope: 2 }] });
    expect(await codeOf(refund(trade_no))).toBe(errorCode.NOT_REFUNDABLE);
    api.advance(301);
    const paid = await client.get(getPayment, { query: { trade_no } });
    expect(paid).toMatchObject({
      status: 2,
      refunds: [{ status: 2 }],
      refundable: { amount: '99.475', excess: '0' },
    });
    expect(frozen()).toBe(held);
    expect(await codeOf(refund(trade_no, { scope: 2 }))).toBe(errorCode.NOT_REFUNDABLE);
    expect(await codeOf(refund(trade_no))).toBe(200);
    api.advance(301);
    const done = await client.get(getPayment, { query: { trade_no } });
    expect(done).toMatchObject({ status: 6, refunds: [{ amount: '5' }, { amount: '99.475', status: 2 }] });
    expect(done.timeline.map(({ event }) => event).filter((event) => event.startsWith('refund'))).toEqual([
      'refund.requested',
      'refund.sent',
      'refund.requested',
      'refund.sent',
    ]);
    expect(await codeOf(refund(trade_no))).toBe(errorCode.NOT_REFUNDABLE);
    expect(available()).toBe(before - 99_475_000n);
    expect(auditLedger(api.merchant().ledger)).toEqual([]);
  });

  it('return an underpaid amount to the customer', async () => {
    const { api, client, pay, refund } = open();
    const { trade_no, refundable } = await pay({ kind: 'under' });
    expect(refundable).toMatchObject({ amount: '89.55', excess: '0', fee: '0' });
    expect(await codeOf(refund(trade_no))).toBe(200);
    api.advance(301);
    const done = await client.get(getPayment, { query: { trade_no } });
    expect(done.refunds).toMatchObject([{ amount: '89.55', address: refundable?.address, status: 2 }]);
    const { list } = await client.get(listAttention);
    expect(JSON.stringify(list.find(({ kind }) => kind === 'paymentUnder'))).not.toContain(trade_no);
  });

  it('are rejected after 30 days, or if there is no overpaid amount to refund', async () => {
    const { api, pay, refund } = open();
    const { trade_no } = await pay({});
    expect(await codeOf(refund(trade_no, { scope: 2 }))).toBe(errorCode.NOT_REFUNDABLE);
    const row = api.merchant().rows.payments.all().at(-1);
    const at = (days: number) =>
      row ? refundableAmount(row, refundScope.whole, row.paidAt + days * 86_400) : 0n;
    expect([at(30) > 0n, at(30.1)]).toEqual([true, 0n]);
  });
});

async function refunded(reason: string) {
  const { api, client, codes } = signedIn();
  const trade_no = api.incomingPayment({ token: 'USDT', chain: 'TRON', amount: '100', kind: 'over' });
  api.advance(120);
  const query = { trade_no };
  const totals = async () => (await client.get(getPaymentTotals, { query })).list[0];
  const income = async () => (await client.get(getOverview)).income;
  const received = async () => (await client.get(getPaymentTotals, { query: {} })).sum_received_usdt;
  await client.get(refundPayment, {
    body: { request_id: '0000abcd-0000-4000-8000-00000000abcd', trade_no, scope: 2, reason, ...codes() },
  });
  return { api, client, query, totals, income, received };
}

it('the totals subtract requested refunds', async () => {
  const { api, totals, income, received } = await refunded('');
  const net = { amount_collected: '105', fees: '0.525', amount_refunded: '5', mch_real_receive: '99.475' };
  expect(await totals()).toMatchObject(net);
  expect(await received()).toBe(await income());
  api.advance(301);
  expect(await totals()).toMatchObject(net);
  expect(await received()).toBe(await income());
});

it('the amount of a failed refund counts again and can be refunded again', async () => {
  const { api, client, query, totals, income, received } = await refunded('fail');
  const excess = async () => (await client.get(getPayment, { query })).refundable?.excess;
  expect(await excess()).toBe('0');
  expect(await totals()).toMatchObject({ amount_refunded: '5', mch_real_receive: '99.475' });
  api.advance(301);
  expect(await totals()).toMatchObject({ amount_refunded: '0', mch_real_receive: '104.475' });
  expect(await excess()).toBe('5');
  expect(await received()).toBe(await income());
});

it.each([
  ['en-US', 'Refunded', 'Refund numbers'],
  ['zh-CN', '已退款', '退款单号'],
])(
  'the exported list shows refunds with their amounts and numbers in %s',
  async (language, amount, numbers) => {
    const { client, query } = await refunded('');
    const { refunds } = await client.get(getPayment, { query });
    const [refund] = refunds;
    const listed = await client.get(listPayments, { query });
    expect(listed.list).toMatchObject([{ amount_refunded: '5', refund_nos: [refund?.trade_no] }]);
    const headers = { 'x-language': language };
    const columns = 'amount_refunded,refund_nos,paid_time';
    const response = await client.send(exportPayments, {
      query: { ...query, format: 'csv', columns },
      headers,
    });
    const [head, row] = (await response.text()).split('\r\n').slice(-3);
    expect(head).toMatch(new RegExp(`${amount}.*,${numbers},.*Europe/London`));
    expect(row).toMatch(new RegExp(`^5.*,'${refund?.trade_no},\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d`));
  },
);

const { client } = signedIn();
const paid = { status: '2', pageSize: 1 } as const;

async function onePaid() {
  const [payment] = (await client.get(listPayments, { query: paid })).list;
  if (!payment) throw new Error('no payment');
  return payment;
}

test('a search for a part of an order number finds the payment', async () => {
  const { trade_no: number } = await onePaid();
  for (const part of [number.slice(0, 22), number.slice(-8), number.slice(12, 24)]) {
    const { list } = await client.get(listPayments, { query: { trade_no: part } });
    expect(list.map((row) => row.trade_no)).toContain(number);
    const hits = (await client.get(search, { query: { keyword: part } })).list;
    expect(hits.map(({ id }) => id)).toContain(number);
  }
});

test('a search for a part of the transaction ID or of an address finds the payment', async () => {
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
    { keyword: payment.transaction_id },
    { keyword: transfer.from_address },
    { keyword: transfer.to_address },
  ];
  for (const query of queries) {
    const { list, total } = await client.get(listPayments, { query });
    expect(list.map((row) => row.trade_no)).toContain(payment.trade_no);
    expect(total).toBeLessThan(5);
  }
  const refusal = await client.refusal(listPayments, { query: { txid: 'ab' } });
  expect(refusal).toMatchObject({ code: errorCode.PARAMETER_ERROR, data: { errors: { txid: 'txid' } } });
});

test.each([{}, { status: '3' }, { status: '6' }, { open: '1' }, { token: 'USDC', status: '2' }] as const)(
  'the totals with %o count the payments of the other filters by status',
  async (query) => {
    const others = 'token' in query ? { token: query.token } : {};
    const numberOf = async (filters: object) =>
      (await client.get(listPayments, { query: { ...others, ...filters } })).total;
    const { statuses = [], open_count } = await client.get(getPaymentTotals, { query });
    expect(statuses.length).toBeGreaterThan(3);
    for (const { status, count } of statuses) expect(await numberOf({ status: String(status) })).toBe(count);
    expect(statuses.reduce((sum, { count }) => sum + count, 0)).toBe(await numberOf({}));
    expect(open_count).toBe(await numberOf({ open: '1' }));
  },
);

test('the totals of a search include only the matching rows', async () => {
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

test('the net amount of all payments is the income of the overview', async () => {
  const { income } = await client.get(getOverview);
  const { sum_received_usdt: received } = await client.get(getPaymentTotals, { query: {} });
  expect(received).toBe(income);
  const credited = await client.get(getPaymentTotals, { query: { status: '2,5,6,7' } });
  expect(credited.sum_received_usdt).toBe(income);
});

test('the count of open differences matches their list', async () => {
  const { api, client: merchant } = signedIn({ scenario: 'payments.overpaid' });
  const query = { exception: paymentDifference.over, open: true };
  const overpaid = async () => {
    const items = (await merchant.get(listAttention)).list;
    return items.find(({ kind }) => kind === 'paymentOver')?.count ?? 0;
  };
  const before = await overpaid();
  expect(before).toBeGreaterThan(0);
  // Midnight of November 14. The range is seven days including today.
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

test("a payment without a difference can't be reviewed", async () => {
  const { trade_no } = await onePaid();
  const { diff_type } = await client.get(getPayment, { query: { trade_no } });
  expect(diff_type).toBe(0);
  expect(await client.refusal(reviewPayment, { body: { trade_no, reviewed: true } })).toMatchObject({
    code: errorCode.OPERATION_FAILED,
    data: { reason: 'state_conflict' },
  });
});

test('the filter finds the payments of several applications', async () => {
  const { client } = signedIn();
  const { list } = await client.get(listPayments, { query: { pageSize: 100 } });
  const [first = '', second = ''] = new Set(list.map(({ appid }) => appid));
  const totalOf = async (query: object) => (await client.get(listPayments, { query })).total;
  const counts = [await totalOf({ appid: first }), await totalOf({ appid: second })];
  expect(Math.min(...counts)).toBeGreaterThan(0);
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  const both = `${first},${second}`;
  expect(await totalOf({ appids: both })).toBe(sum(counts));
  expect(await totalOf({ appid: both, appids: both })).toBe(sum(counts));
  expect(await totalOf({ appid: both })).toBe(0);
});

test.each([
  ['min_amount', '', 1],
  ['min_amount', '0000', 1],
  ['min_amount', '0001', 0],
  ['max_amount', '0001', 1],
] as const)(
  'the filter %s compares an amount with the digits %j below the sixth decimal',
  async (name, more, count) => {
    const { client, pay } = open();
    const { trade_no, usdt_amount } = await pay({ amount: '100.000001' });
    expect(usdt_amount).toMatch(/\.\d{6}$/);
    const { total } = await client.get(listPayments, {
      query: { trade_no, [name]: `${usdt_amount}${more}` },
    });
    expect(total).toBe(count);
  },
);
