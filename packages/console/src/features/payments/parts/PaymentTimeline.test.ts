import type { PaymentDetail } from '@settlement/api-mocks/contract/paymentDetails';
import { describe, expect, it } from 'vitest';
import { unpaid } from '#data/paymentFixture.ts';
import { progressOf } from './PaymentTimeline.tsx';

const payment: PaymentDetail = {
  ...unpaid,
  paid_time: 0,
  expire_time: 1000,
  confirmations: 0,
  confirm_num: 12,
  rate: '1',
  payable_amount: '1',
  paid_amount: '0',
  notify_url: '',
  callback: { id: '', status: 1, attempts: 0, last_time: 0, http_code: 0 },
  collection: { status: 1, txid: '', gas: '0' },
  refunds: [],
  refundable: { amount: '0', excess: '0', fee: '0', address: '', end_time: 0 },
  reviewed_time: 0,
  timeline: [{ event: 'payment.created', time: 100, detail: '' }],
};
const states = (detail: PaymentDetail) => progressOf(detail).map((step) => step.state);
const seen = { event: 'detected', time: 129, detail: '' };

describe('progressOf', () => {
  it('shows the payment step as current after the order is created', () => {
    expect(states(payment)).toEqual(['done', 'current', 'todo', 'todo']);
  });

  it('counts confirmations while a transfer is being confirmed', () => {
    const steps = progressOf({ ...payment, confirmations: 4, timeline: [...payment.timeline, seen] });
    expect(steps.map((step) => step.state)).toEqual(['done', 'done', 'current', 'todo']);
    expect(steps[2]?.blocks).toEqual({ count: 4, needed: 12 });
  });

  it('completes all steps when the payment is credited', () => {
    const steps = progressOf({
      ...payment,
      status: 2,
      confirmations: 12,
      paid_time: 300,
      timeline: [...payment.timeline, seen],
    });
    expect(steps.map((step) => step.state)).toEqual(['done', 'done', 'done', 'done']);
    expect(steps[2]?.label).toBe('payments.step.confirmed');
    expect(steps[3]?.time).toBe(300);
  });

  it('shows a failed payment step after the order has expired', () => {
    const steps = progressOf({ ...payment, status: 3 });
    expect(steps.map((step) => step.state)).toEqual(['done', 'failed', 'todo', 'todo']);
    expect(steps[1]?.label).toBe('payments.status.3');
  });

  it('shows a failed confirmation in the confirmation step', () => {
    expect(states({ ...payment, status: 8, timeline: [...payment.timeline, seen] })).toEqual([
      'done',
      'done',
      'failed',
      'todo',
    ]);
  });
});
