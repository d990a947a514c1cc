import { expect, it } from 'vitest';
import { objectOf, readIntention } from './intention.ts';
import { keptTransfer } from './testingOutcomes.ts';

const asset = { token: 'USDT', chain: 'TRON', net_work: 'TRC20' };
const sums = { amount: '5', fee: '1', actual_amount: '4' };
const cancellation = {
  endpoint: 'withdrawals.cancel',
  trade_no: '8',
  ...asset,
  amount: '5',
  address: 'T',
  memo: '',
};
const names = { quote_id: '', address: 'T', memo: '', name: '', used_time: 0, day_left: '' };
const withdrawal = { endpoint: 'withdrawals.create', id: '101', ...asset, ...sums, ...names };

it.each([
  ['a canceled withdrawal', cancellation, '8'],
  ['a row of several withdrawals', { ...withdrawal, row: '7' }, '7'],
  ['a withdrawal', withdrawal, ''],
  ['a transfer', keptTransfer.intention, ''],
])('objectOf returns the object of %s', (_name, stored, object) => {
  const intention = readIntention(stored);
  expect(intention && objectOf(intention)).toBe(object);
});

it.each(['1,5', '', '1e3', 'x'])('readIntention rejects the amount %j', (amount) => {
  expect(readIntention({ ...withdrawal, amount })).toBeUndefined();
});
