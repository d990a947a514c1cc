import type { BodyInput } from '#contract/endpoint.ts';
import { listLog } from '#contract/activity.ts';
import { refundScope } from '#contract/enumerations.ts';
import { errorCode } from '#contract/errors.ts';
import { getPayment, refundPayment } from '#contract/paymentDetails.ts';
import { listNotifications } from '#contract/notifications.ts';
import { MOST_REFUNDS, listPayments } from '#contract/payments.ts';
import { verify } from '#contract/security.ts';
import { availableOf } from '#core/books/ledger.ts';
import { auditLedger } from '#testing/auditLedger.ts';
import { units } from '#core/books/money.ts';
import { subjectOf } from '#rules/subjectOf.ts';
import { signedIn, uuid } from '#testing/client.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

type BodyOf = Omit<BodyInput<typeof refundPayment>, 'request_id'>;

const net = '99.5';
const part = refundScope.part;

function open(asset = { token: 'USDT', chain: 'TRON' }) {
  const { api, client, codes } = signedIn();
  let sent = 0;
  const pay = () => {
    const trade_no = api.incomingPayment({ ...asset, amount: '100' });
    api.advance(60);
    return trade_no;
  };
  const ticketFor = (subject: readonly string[]) => ({
    body: { type: 8, action: refundPayment.id, subject: [...subject], ...codes() },
  });
  return {
    api,
    client,
    pay,
    codes,
    ticketFor,
    ticket: async (bodies: readonly object[]) =>
      (await client.get(verify, ticketFor(bodies.map((body) => subjectOf(body))))).ticket,
    refund: async (body: BodyOf, proof: object) => {
      sent += 1;
      const response = await client.send(refundPayment, {
        body: { request_id: uuid(sent), ...body, ...proof },
      });
      const answer: unknown = await response.json();
      return v.parse(v.object({ code: v.number() }), answer).code;
    },
    refundable: async (trade_no: string) =>
      (await client.get(getPayment, { query: { trade_no } })).refundable?.amount,
  };
}

describe('one verification of several refunds', () => {
  it('covers each refund once and no other amount', async () => {
    const { api, pay, ticket, refund, refundable } = open();
    const [first, second] = [pay(), pay()];
    const one = { trade_no: first, scope: part, amount: '10' };
    const two = { trade_no: second, scope: part, amount: '20' };
    const proof = { ticket: await ticket([one, two]) };
    const needed = errorCode.VERIFICATION_REQUIRED;
    expect(await refund({ ...two, amount: '20.000001' }, proof)).toBe(needed);
    expect(await refund({ ...two, address: 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs' }, proof)).toBe(needed);
    expect(await refund(two, proof)).toBe(200);
    expect(await refund(one, proof)).toBe(200);
    api.advance(301);
    expect(await refund(one, proof)).toBe(needed);
    expect([await refundable(first), await refundable(second)]).toEqual(['89.5', '79.5']);
  });

  it('covers up to 50 refunds', async () => {
    const { client, ticketFor } = open();
    const subjects = (count: number) =>
      Array.from({ length: count }, (_, index) => subjectOf({ trade_no: uuid(index) }));
    expect(await client.errors(verify, ticketFor(subjects(MOST_REFUNDS + 1)))).toEqual({
      subject: 'too_long',
    });
    await client.get(verify, ticketFor(subjects(MOST_REFUNDS)));
  });

  it('stays valid for a refund that was rejected', async () => {
    const { api, pay, ticket, refund, refundable } = open();
    const [trade_no, other] = [pay(), pay()];
    const body = { trade_no, scope: part, amount: '10' };
    const stale = { trade_no: other, scope: refundScope.whole, amount: '90', actual_amount: '90', fee: '0' };
    const proof = { ticket: await ticket([body, stale]) };
    const { settings, ledger } = api.merchant();
    const entries = ledger.entries.length;
    settings.isFrozen = true;
    expect(await refund(body, proof)).toBe(errorCode.WITHDRAWALS_CLOSED);
    settings.isFrozen = false;
    expect(await refund(stale, proof)).toBe(errorCode.OPERATION_FAILED);
    expect(ledger.entries.length).toBe(entries);
    expect([await refundable(trade_no), await refundable(other)]).toEqual([net, net]);
    expect(await refund(body, proof)).toBe(200);
  });
});

describe('refunds of one payment', () => {
  it('are rejected if a parallel refund leaves too little of the net amount', async () => {
    const { api, pay, ticket, refund } = open();
    const trade_no = pay();
    const bodies = ['60', '70'].map((amount) => ({ trade_no, scope: part, amount }));
    const proof = { ticket: await ticket(bodies) };
    const before = availableOf(api.merchant().ledger, 0);
    const results = await Promise.all(bodies.map((body) => refund(body, proof)));
    expect(results.toSorted((a, b) => a - b)).toEqual([200, errorCode.NOT_REFUNDABLE]);
    api.advance(301);
    expect(before - availableOf(api.merchant().ledger, 0)).toBe(units(results[0] === 200 ? '60' : '70', 6));
  });

  it('never exceed the net amount in total', async () => {
    const { api, pay, codes, refund, refundable } = open();
    const trade_no = pay();
    const before = availableOf(api.merchant().ledger, 0);
    for (const amount of ['40', '60', '59.5', '0.000001', '0']) {
      await refund({ trade_no, scope: part, amount }, codes());
      api.advance(301);
    }
    expect(before - availableOf(api.merchant().ledger, 0)).toBe(units(net, 6));
    expect(await refundable(trade_no)).toBe('0');
    expect(auditLedger(api.merchant().ledger)).toEqual([]);
  });

  it('are rejected if another refund was made after the form was opened', async () => {
    const { api, pay, codes, refund, refundable } = open();
    const trade_no = pay();
    const shown = { trade_no, scope: part, amount: '40', refundable: net } as const;
    expect(await refund(shown, codes())).toBe(200);
    api.advance(301);
    expect(await refund(shown, codes())).toBe(errorCode.OPERATION_FAILED);
    expect(await refundable(trade_no)).toBe('59.5');
    expect(await refund({ ...shown, refundable: '59.500' }, codes())).toBe(200);
  });

  it('with a memo follow the address rules of withdrawals', async () => {
    const { api, client, pay, codes, refund } = open({ token: 'XRP', chain: 'XRP Ledger' });
    const trade_no = pay();
    const { refundable } = await client.get(getPayment, { query: { trade_no } });
    const body = { trade_no, scope: part, amount: '10', address: refundable?.address };
    api.merchant().settings.addressRules.onlySaved = { isOn: true, endsAt: 0 };
    expect(await refund({ ...body, memo: '1234' }, codes())).toBe(errorCode.PARAMETER_ERROR);
    expect(await refund(body, codes())).toBe(200);
    const { refunds } = await client.get(getPayment, { query: { trade_no } });
    expect(refunds).toMatchObject([{ memo: '' }]);
    api.merchant().settings.addressRules.onlySaved = { isOn: false, endsAt: 0 };
    api.advance(301);
    expect(await refund({ ...body, memo: ' 1234 ' }, codes())).toBe(200);
    const { refunds: both } = await client.get(getPayment, { query: { trade_no } });
    expect(both).toMatchObject([{ memo: '' }, { memo: '1234' }]);
  });
});

it('the list of payments shows the same refundable amount as the details', async () => {
  const { client, pay } = open();
  const trade_no = pay();
  const { refundable } = await client.get(getPayment, { query: { trade_no } });
  const { list } = await client.get(listPayments, { query: { trade_no } });
  expect(list).toMatchObject([{ refundable }]);
});

describe('a refund', () => {
  const STRANGER = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
  const rejected = (body: BodyOf) => {
    const { client, codes, pay } = open();
    const trade_no = pay();
    return client.refusal(refundPayment, { body: { request_id: uuid(9), ...body, trade_no, ...codes() } });
  };

  it.each([
    [undefined, 'decimals'],
    ['0', 'decimals'],
    ['0.0000001', 'decimals'],
    ['99.500001', 'amount_too_large'],
  ])('with the amount %s is rejected for the reason %s', async (amount, reason) => {
    const { data } = await rejected({ trade_no: '', scope: part, ...(amount !== undefined && { amount }) });
    expect(data.errors).toEqual({ amount: reason });
    expect(data).toMatchObject(reason === 'amount_too_large' ? { refundable: net } : {});
  });

  it('is logged with its amount and order', async () => {
    const { client, pay, codes, refund } = open();
    const trade_no = pay();
    expect(await refund({ trade_no, scope: part, amount: '20' }, codes())).toBe(200);
    const { out_trade_no } = await client.get(getPayment, { query: { trade_no } });
    const { list } = await client.get(listLog, { query: {} });
    expect(list[0]?.content).toBe(`Refunded 20 USDT for order ${out_trade_no}`);
  });

  it('is rejected and returns the current figures if the shown figures are outdated', async () => {
    const { data } = await rejected({ trade_no: '', scope: part, amount: '40', refundable: '99' });
    expect(data).toEqual({
      reason: 'figures_changed',
      figures: { amount: '40', fee: '0', actual_amount: '40' },
    });
  });

  it('is rejected for an unknown payment', async () => {
    const { codes, refund } = open();
    const body = { trade_no: '9'.repeat(32), scope: refundScope.whole };
    expect(await refund(body, codes())).toBe(errorCode.TRANSACTION_NOT_FOUND);
  });

  it.each([
    ['99.5', refundScope.whole],
    ['99.4', part],
  ])('with the partial amount %s is stored with scope %i', async (amount, scope) => {
    const { client, pay, codes, refund } = open();
    const trade_no = pay();
    expect(await refund({ trade_no, scope: part, amount }, codes())).toBe(200);
    const { refunds } = await client.get(getPayment, { query: { trade_no } });
    expect(refunds).toMatchObject([{ amount, scope }]);
  });

  it('is sent to another address, without the spaces around the address', async () => {
    const { client, pay, codes, refund } = open();
    const trade_no = pay();
    const body = { trade_no, scope: part, amount: '20', address: ` ${STRANGER} `, memo: ' ' };
    expect(await refund(body, codes())).toBe(200);
    const { refunds } = await client.get(getPayment, { query: { trade_no } });
    expect(refunds).toMatchObject([{ address: STRANGER, memo: '' }]);
  });

  it('puts the overpaid amount on hold again if it fails', async () => {
    const { api, client, codes, refund } = open();
    api.merchant().settings.bill.over_rule = 1;
    const trade_no = api.incomingPayment({ token: 'USDT', chain: 'TRON', amount: '100', kind: 'over' });
    api.advance(60);
    const before = availableOf(api.merchant().ledger, 0);
    const heldOf = () => api.merchant().rows.payments.all().at(-1)?.heldExcess;
    const held = heldOf();
    expect(held).toBe(units('5', 6));
    expect(await refund({ trade_no, scope: refundScope.excess, reason: 'fail' }, codes())).toBe(200);
    api.advance(301);
    expect([heldOf(), availableOf(api.merchant().ledger, 0)]).toEqual([held, before]);
    const payment = await client.get(getPayment, { query: { trade_no } });
    expect(payment.timeline.at(-1)?.event).toBe('refund.failed');
    const { list } = await client.get(listNotifications, { query: {} });
    expect(list[0]).toMatchObject({ link: `/record?detail=${trade_no}` });
    expect(list[0]?.title).toContain('fail');
  });

  it('isn’t offered for the overpaid amount after another refund', async () => {
    const { api, client, codes, refund } = open();
    const trade_no = api.incomingPayment({ token: 'USDT', chain: 'TRON', amount: '100', kind: 'over' });
    api.advance(60);
    expect(await refund({ trade_no, scope: part, amount: '1' }, codes())).toBe(200);
    api.advance(301);
    const { refundable } = await client.get(getPayment, { query: { trade_no } });
    expect(refundable?.excess).toBe('0');
  });
});
