import { expect, test } from 'vitest';
import { base58check, hashError, rippleCheck, rippleError } from './base58check.ts';

const bytes = (...tail: number[]) => [...Array<number>(20 - tail.length).fill(0), ...tail];

test.each([
  [bytes(1, 0, 0), ''],
  [bytes(255, 255), 'zero'],
  [bytes(1, 0, 0).slice(1), 'format'],
  [[0, ...bytes(1, 0, 0)], 'format'],
])('hashError checks the hash %j: %j', (hash, error) => {
  expect(hashError(base58check.encode(Uint8Array.from([0, ...hash])), /^1/, [0])).toBe(error);
});

test('hashError rejects a checksum without a version', () => {
  expect(hashError(base58check.encode(new Uint8Array()), /./, [0])).toBe('format');
});

test.each([
  [bytes(1, 0), ''],
  [bytes(255), 'zero'],
  [bytes(1, 0).slice(1), 'format'],
  [[255, ...bytes(1, 0)], 'format'],
])('rippleError checks the account %j: %j', (account, error) => {
  const text = rippleCheck.encode(Uint8Array.from([0, ...account]));
  expect(rippleError(text)).toBe(error);
});
