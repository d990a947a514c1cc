import { bech32, bech32m } from '@scure/base';
import { expect, test } from 'vitest';
import { cosmosError, segwitError } from './segwit.ts';

const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => index);

test.each([
  [2, 1, 'format'],
  [2, 2, ''],
  [2, 20, ''],
  [16, 40, ''],
  [16, 41, 'format'],
  [17, 32, 'format'],
])('segwitError checks version %i with %i bytes: %j', (version, length, error) => {
  const text = bech32m.encode('bc', [version, ...bech32m.toWords(bytes(length))]);
  expect(segwitError(text, 'bc')).toBe(error);
});

test('segwitError rejects an address without a version', () => {
  expect(segwitError(bech32.encode('bc', []), 'bc')).toBe('checksum');
});

test.each([
  ['osmo', bytes(20), ''],
  ['cosmos', bytes(32), ''],
  ['cosmos', bytes(26), 'format'],
  ['cosmos', new Uint8Array(20), 'zero'],
  ['addr', bytes(20), 'format'],
])('cosmosError checks an address with the prefix %s and the account %j: %j', (prefix, account, error) => {
  expect(cosmosError(bech32.encodeFromBytes(prefix, account))).toBe(error);
});
