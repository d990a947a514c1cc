import type { WithdrawalCost } from '@settlement/api-mocks/contract/withdrawals';
import { expect, it, test } from 'vitest';
import { dayLeft, isFeeAsPromised, shownDayLimit, withdrawAmountError } from './amountError.ts';

const cost: WithdrawalCost = {
  id: '101',
  token: 'USDT',
  chain: 'TRON',
  net_work: 'TRC20',
  decimals: 6,
  rate: '0.001',
  min_fee: '0.5',
  network_fee: '1.2',
  fee: '1.7',
  actual_amount: '98.3',
  min_amount: '10',
  max_amount: '20000',
  day_limit: '50000',
  day_used: '48200',
  next_release_time: 0,
  balance: '30000',
  price: '1',
  withdraw_status: 1,
  reason: '',
  eta_seconds: 240,
  quote_id: 'q',
  expire_time: 0,
};

test.each([
  ['', 'empty'],
  ['05', 'format'],
  ['1e3', 'format'],
  ['10.1234567', 'decimals'],
  ['30000', 'balance'],
  ['9.999999', 'min'],
  ['20000.000001', 'max'],
  ['1800.000001', 'day'],
  ['1800', undefined],
  ['10', undefined],
])('withdrawAmountError for an amount of %s is %s', (typed, error) => {
  expect(withdrawAmountError(typed, 6, cost)).toBe(error);
});

it('withdrawAmountError rejects an amount that doesn’t exceed the fee', () => {
  expect(withdrawAmountError('1.7', 6, { ...cost, min_amount: '1' })).toBe('fee');
});

it('withdrawAmountError checks only the format while the cost is unknown', () => {
  expect(withdrawAmountError('99999999', 6, undefined)).toBeUndefined();
  expect(withdrawAmountError('+1', 6, undefined)).toBe('format');
});

it('the rest of the 24-hour limit is never negative', () => {
  expect(dayLeft(cost)).toBe('1800');
  expect(dayLeft({ ...cost, day_used: '60000' })).toBe('0');
});

it('isFeeAsPromised detects a fee that differs from the terms in the response', () => {
  expect(isFeeAsPromised(cost, '100')).toBe(true);
  expect(isFeeAsPromised({ ...cost, fee: '1.8' }, '100')).toBe(false);
  expect(isFeeAsPromised({ ...cost, actual_amount: '0' }, '1')).toBe(true);
});

test.each([
  ['5352.381234', '5352.39', '44647.61'],
  ['48200', '48200', '1800'],
  ['50000.5', '50000.5', '0'],
])('shownDayLimit for a usage of %s returns %s used and %s left', (day_used, used, left) => {
  expect(shownDayLimit({ ...cost, day_used })).toEqual({ limit: '50000', used, left });
});
