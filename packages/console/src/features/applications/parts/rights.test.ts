import { expect, test } from 'vitest';
import { endOf, scopesOf } from './rights.ts';

test('a key ends when it did, never, or so many days from now', () => {
  expect(endOf('keep', 1700, 1000)).toBe(1700);
  expect(endOf('never', 1700, 1000)).toBe(0);
  expect(endOf('30', 0, 1000)).toBe(1000 + 30 * 86_400);
});

test('scopes come in their own order, and none that nobody knows', () => {
  expect(scopesOf(new Set(['withdrawals:write', 'orders:read', 'all']))).toEqual([
    'orders:read',
    'withdrawals:write',
  ]);
});
