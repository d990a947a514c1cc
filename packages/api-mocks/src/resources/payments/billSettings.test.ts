import { errorCode } from '#contract/errors.ts';
import { describe, expect, it } from 'vitest';
import { listAttention } from '#contract/attention.ts';
import { editBillSetting } from '#contract/billing.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import { refundScope } from '#contract/enumerations.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getPayment, listPaymentTransfers } from '#contract/paymentDetails.ts';
import { refundPayment } from '#contract/refunds.ts';
import { gasAsset } from '#core/catalogue/tokens.ts';
import type { IncomingOrder } from '#core/journal.ts';
import { auditLedger, availableOf, frozenOf } from '#core/ledger.ts';
import { answerControl } from '#entries/control/control.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';
import { createClient } from '#testing/client.ts';
import { refundableAmount } from './refundable.ts';

const usdt = { token: 'USDT', chain: 'TRON', amount: '100' } as const;
type Setting = BodyInput<typeof editBillSetting>;

function signedIn() {
  const api = createMockApi({ isSignedIn: true });
  const client = createClient(api);
  // What the demo world has under way ends first.
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
      const proof = { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
      return client.send(editBillSetting, { body: { ...body, ...proof } });
    },
    pay: async (order: IncomingOrder) => {
      const trade_no = api.incomingPayment({ ...usdt, ...order });
      api.advance(60);
      return client.get(getPayment, { query: { trade_no } });
    },
    refund: (trade_no: string, more: object = {}) => {
      api.advance(30);
      sent += 1;
      const proof = { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
      const request_id = `00000000-0000-4000-8000-${String(sent).padStart(12, '0')}`;
      return client.send(refundPayment, { body: { request_id, trade_no, ...proof, ...more } });
    },
  };
}

const codeOf = async (answer: Promise<Response>): Promise<unknown> => {
  const body: unknown = await (await answer).json();
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
};

describe('bill settings', () => {
  it('give new orders their validity; orders that exist keep theirs', async () => {
    const { set, pay } = signedIn();
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
    'with %s percent of tolerance, %s of 100 ends with status %i',
    async (under_tolerance, paid, status, diff_type, diff_amount) => {
      const { api, set, pay } = signedIn();
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
    'by over-payment rule %i an order ends with status %i and %s on hold',
    async (rule, status, held) => {
      const { api, client, set, pay, frozen } = signedIn();
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

  it('let the payer pay for gas: it is asked for with the order and not taken from the gas balance', async () => {
    const { api, client, set, pay, gas } = signedIn();
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

  it('limit what orders may be paid in', async () => {
    const { api, set } = signedIn();
    await set({ accepted: ['101', '108'] });
    expect(() => api.incomingPayment({ token: 'BTC' })).toThrow('BTC is not accepted by this merchant');
    for (let index = 0; index < 20; index += 1) api.incomingPayment();
    const { payments } = api.merchant().rows;
    for (let back = 1; back <= 20; back += 1)
      expect([0, 5]).toContain(payments.get(payments.length - back)?.asset);
  });

  it('warn when the gas balance falls below its alert', async () => {
    const { api, client, set, pay, gas } = signedIn();
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
  it('that are late time out first and are credited then', async () => {
    const { pay } = signedIn();
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

  it('in several transfers add up exactly', async () => {
    const { client, pay } = signedIn();
    const payment = await pay({ kind: 'multiple', amount: '10.000001' });
    expect(payment).toMatchObject({ status: 2, diff_type: 4, amount_collected: '10.000001' });
    const { list } = await client.get(listPaymentTransfers, {
      query: { handle_id: payment.handle_id ?? '' },
    });
    expect(list.map(({ amount }) => amount)).toEqual(['6.666668', '3.333333']);
  });

  it.each(['1.0000001', '0', '1e5', 'abc', '-1', '1,5'])(
    'of %s are refused and change nothing',
    async (amount) => {
      const { api } = signedIn();
      const before = JSON.stringify(api.exportState());
      const { length } = api.merchant().rows.payments;
      const request = new Request('http://mock.test/__mock/pay', {
        method: 'POST',
        body: JSON.stringify({ ...usdt, amount }),
      });
      expect((await answerControl(api, request)).status).toBe(422);
      expect(api.merchant().rows.payments.length).toBe(length);
      expect(JSON.stringify(api.exportState())).toBe(before);
    },
  );

  it('by HTTP are kept with the state, kind and all', async () => {
    const { api } = signedIn();
    const request = new Request('http://mock.test/__mock/pay', {
      method: 'POST',
      body: JSON.stringify({ ...usdt, kind: 'over', paid: '100.000001' }),
    });
    expect((await answerControl(api, request)).status).toBe(200);
    api.advance(60);
    const again = createMockApi({ isSignedIn: true });
    again.importState(api.exportState());
    const last = (bank: typeof api) => bank.merchant().rows.payments.all().at(-1);
    expect(last(again)).toEqual(last(api));
    expect(last(again)?.collected).toBe(100_000_001n);
  });
});

describe('refunds', () => {
  it('send back the excess alone, then the rest; nothing a third time', async () => {
    const { api, client, set, pay, refund, available, frozen } = signedIn();
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

  it('send back what was too little, to the payer', async () => {
    const { api, client, pay, refund } = signedIn();
    const { trade_no, refundable } = await pay({ kind: 'under' });
    expect(refundable).toMatchObject({ amount: '89.55', excess: '0', fee: '0' });
    expect(await codeOf(refund(trade_no))).toBe(200);
    api.advance(301);
    const done = await client.get(getPayment, { query: { trade_no } });
    expect(done.refunds).toMatchObject([{ amount: '89.55', address: refundable?.address, status: 2 }]);
    const { list } = await client.get(listAttention);
    expect(JSON.stringify(list.find(({ kind }) => kind === 'paymentUnder'))).not.toContain(trade_no);
  });

  it('are refused without excess, and after thirty days', async () => {
    const { api, pay, refund } = signedIn();
    const { trade_no } = await pay({});
    expect(await codeOf(refund(trade_no, { scope: 2 }))).toBe(errorCode.NOT_REFUNDABLE);
    const row = api.merchant().rows.payments.all().at(-1);
    const at = (days: number) =>
      row ? refundableAmount(row, refundScope.whole, row.paidAt + days * 86_400) : 0n;
    expect([at(30) > 0n, at(30.1)]).toEqual([true, 0n]);
  });
});
