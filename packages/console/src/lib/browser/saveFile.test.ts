import { expect, test } from 'vitest';
import { withFilters } from './saveFile.ts';

test.each([
  ['payments-2026-11-20.xlsx', [], 'payments-2026-11-20.xlsx'],
  [
    'payments-2026-11-20.csv',
    ['Status: Paid', 'Created: 2026-11-01 – 2026-11-20'],
    'payments-2026-11-20_Status-Paid_Created-2026-11-01-2026-11-20.csv',
  ],
  ['withdrawals-2026-11-20.xlsx', ['状态：已完成', '../\\"?'], 'withdrawals-2026-11-20_状态-已完成_.xlsx'],
])('a file name contains the filters: %s %j', (filename, filters, expected) => {
  expect(withFilters(filename, filters)).toBe(expected);
});

test('a file name contains at most 100 characters of filters', () => {
  expect(withFilters('payments.xlsx', ['x'.repeat(300)])).toHaveLength('payments.xlsx'.length + 100);
});
