import { beforeAll, expect, test } from 'vitest';
import { loadTemporal } from '#lib/time/temporal.ts';
import { dayError, endOf, scopesOf } from './rights.ts';

beforeAll(loadTemporal);

test('endOf returns the current expiry, 0 for no expiry, or a time some days from now', () => {
  expect(endOf('keep', 1700, 1000, '', 'UTC')).toBe(1700);
  expect(endOf('never', 1700, 1000, '', 'UTC')).toBe(0);
  expect(endOf('30', 0, 1000, '', 'UTC')).toBe(1000 + 30 * 86_400);
});

test('scopesOf returns the known scopes in a fixed order', () => {
  expect(scopesOf(new Set(['refunds:write', 'orders:read', 'all']))).toEqual([
    'orders:read',
    'refunds:write',
  ]);
});

test('an API key expires at the end of the selected day in the merchant’s time zone', () => {
  const end = (zone: string) => endOf('day', 0, 0, '2027-01-31', zone);
  expect(end('UTC')).toBe(Date.UTC(2027, 1, 1) / 1000 - 1);
  expect(end('Asia/Shanghai')).toBe(end('UTC') - 8 * 3600);
});

test('the last day of an API key must be an existing day that isn’t over', () => {
  const now = Date.UTC(2027, 0, 31, 12) / 1000;
  expect(dayError('', now, 'UTC')).toBe('required');
  for (const wrong of ['31.01.2027', '2027-02-30', '2027-13-01', '2027-01-30', '0027-01-31'])
    expect(dayError(wrong, now, 'UTC')).toBe('day');
  expect(dayError('2027-01-31', now, 'UTC')).toBeUndefined();
});
