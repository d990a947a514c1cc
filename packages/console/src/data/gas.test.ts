import { expect, test } from 'vitest';
import { daysOfGas } from './gas.ts';

test.each([
  ['20', '100', 6],
  ['42', '1.3', 969],
  ['0', '5', 0],
  ['3', '90.000001', 0],
  ['42', '0', undefined],
])('daysOfGas for a balance of %s USDT and 30 days of fees of %s USDT is %s', (balance, spent, days) => {
  expect(daysOfGas(balance, spent)).toBe(days);
});
