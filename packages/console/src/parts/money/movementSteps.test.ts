import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { describe, expect, it } from 'vitest';
import { rechargeWith, withdrawalWith } from '#app/testingRecords.ts';
import { rechargeSteps, swapSteps, withdrawalSteps } from './movementSteps.ts';

const withdrawal = withdrawalWith({ created_time: 100 });
const stepsFor = (status: number, more: Partial<Withdrawal> = {}) =>
  withdrawalSteps({ ...withdrawal, status, ...more }).map(({ id, state }) => `${id} ${state}`);

describe('withdrawalSteps (specification §4)', () => {
  it('returns the steps submission, review, transfer and confirmations', () => {
    expect(stepsFor(1)).toEqual(['submitted done', '1 current', '3 todo', '4 todo', '5 todo']);
    expect(stepsFor(3)).toEqual(['submitted done', '1 done', '3 current', '4 todo', '5 todo']);
    expect(stepsFor(4)).toEqual(['submitted done', '1 done', '3 done', '4 current', '5 todo']);
    expect(stepsFor(5)).toEqual(['submitted done', '1 done', '3 done', '4 done', '5 done']);
  });

  it('includes confirmations only while they are counted', () => {
    const steps = withdrawalSteps({ ...withdrawal, status: 4, confirmations: 7 });
    expect(steps.map(({ blocks }) => blocks)).toEqual([
      undefined,
      undefined,
      undefined,
      { count: 7, needed: 19 },
      undefined,
    ]);
  });

  it('ends with the final status and its reason', () => {
    const [, rejected] = withdrawalSteps({ ...withdrawal, status: 2, finish_time: 150, reason: 'Too large' });
    expect(rejected).toMatchObject({ id: '2', time: 150, tone: 'critical', reason: 'Too large' });
    expect(stepsFor(6)).toEqual(['submitted done', '6 done']);
    expect(stepsFor(7)).toEqual(['submitted done', '1 done', '7 current']);
  });

  it('returns only the submission for an unknown status', () => {
    expect(stepsFor(42)).toEqual(['submitted done']);
  });
});

describe('the timeline of a deposit or a swap', () => {
  const recharge = rechargeWith();

  it('shows a deposit as detected, confirmed and credited', () => {
    expect(rechargeSteps(recharge).map(({ state }) => state)).toEqual(['done', 'current', 'todo']);
    expect(rechargeSteps({ ...recharge, progress: 2 }).map(({ state }) => state)).toEqual([
      'done',
      'done',
      'done',
    ]);
    expect(rechargeSteps({ ...recharge, progress: 3 }).map(({ id }) => id)).toEqual(['detected', 'canceled']);
  });

  it('shows a swap as in progress or canceled', () => {
    expect(swapSteps({ progress: 1, finish_time: 0 }, 5).map(({ state }) => state)).toEqual([
      'done',
      'current',
    ]);
    expect(swapSteps({ progress: 3, finish_time: 9 }, 5).map(({ id }) => id)).toEqual([
      'ordered',
      'canceled',
    ]);
  });
});
