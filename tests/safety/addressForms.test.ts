import { describe, expect, it } from 'vitest';
import { checkAddress } from '#api-mocks/contract/withdrawals.ts';
import { createMockApi } from '#api-mocks/entries/createMockApi.ts';
import { addressError, familiesOf } from '#api-mocks/rules/address.ts';
import type { AddressFamily } from '#api-mocks/rules/addressFamilies.ts';
import { createClient } from '#api-mocks/testing/client.ts';
import { bytesOf, segwit, versioned } from './addressSamples.ts';

const hashes = Array.from({ length: 200 }, (_, index) => bytesOf(`hash:${index}`));

/**
 * Returns a base58 text with the given version byte, a valid checksum, and one of the letters as its first
 * character.
 */
function withVersion(version: number, letters: string): string {
  const text = hashes.map(versioned(version)).find((one) => letters.includes(one.charAt(0)));
  if (text === undefined) throw new Error(`No address of version ${version} begins with ${letters}`);
  return text;
}

describe('addresses of programs', () => {
  it.each([
    // These programs are recognized only by the form of their addresses.
    'LoaderV411111111111111111111111111111111111',
    'Secp256r1SigVerify1111111111111111111111111',
    'ZkTokenProof1111111111111111111111111111111',
  ])('are rejected as recipients on the networks Solana and PUT: %s', (text) => {
    expect(addressError('solana', text)).toBe('system');
    expect(addressError('put', text)).toBe('system');
    expect(familiesOf(text)).toEqual([]);
  });
});

describe('base58 addresses with a wrong version byte', () => {
  it.each([
    ['bitcoin', 0x04, '3'],
    ['bitcoin', 0x06, '3'],
    ['litecoin', 0x31, 'LM'],
    ['litecoin', 0x33, 'M'],
    ['dogecoin', 0x1f, 'D'],
    ['dogecoin', 0x17, 'A'],
    ['tron', 0x42, 'T'],
  ] as const)('are rejected for %s: version %i', (family, version, letters) => {
    expect(addressError(family, withVersion(version, letters))).toBe('format');
  });
});

describe.each([
  ['bitcoin', 'bc'],
  ['litecoin', 'ltc'],
] as const)('witness programs of %s', (family, prefix) => {
  const bytes = bytesOf(prefix);

  it('require the checksum of their witness version (BIP-350)', () => {
    expect(addressError(family, segwit(prefix, 0, 20, 'bech32m')(bytes))).toBe('checksum');
    expect(addressError(family, segwit(prefix, 0, 32, 'bech32m')(bytes))).toBe('checksum');
    expect(addressError(family, segwit(prefix, 1, 32, 'bech32')(bytes))).toBe('checksum');
  });

  it('require the length of their witness version (BIP-141, BIP-341)', () => {
    const errorOf = (version: number, length: number) =>
      addressError(family, segwit(prefix, version, length)(bytes));
    expect([2, 16, 19, 21, 31].map((length) => errorOf(0, length))).toEqual(Array(5).fill('format'));
    expect([2, 20, 31].map((length) => errorOf(1, length))).toEqual(Array(3).fill('format'));
    expect([errorOf(0, 20), errorOf(0, 32), errorOf(1, 32)]).toEqual(['', '', '']);
  });

  it('require the exact prefix of their network', () => {
    for (const other of [`${prefix}1`, `${prefix}1rt`]) {
      expect(addressError(family, segwit(other, 0, 20)(bytes))).toBe('checksum');
      expect(addressError(family, segwit(other, 1, 32)(bytes))).toBe('checksum');
    }
  });
});

describe('addresses of test networks', () => {
  const bytes = bytesOf('test network');
  const hash = (version: number) => versioned(version)(bytes);
  const samples: readonly (readonly [AddressFamily, string, RegExp])[] = [
    ['bitcoin', hash(0x6f), /^[mn]/],
    ['bitcoin', hash(0xc4), /^2/],
    ['bitcoin', segwit('tb', 0, 20)(bytes), /^tb1q/],
    ['bitcoin', segwit('tb', 1, 32)(bytes), /^tb1p/],
    ['bitcoin', segwit('bcrt', 0, 20)(bytes), /^bcrt1q/],
    ['litecoin', hash(0x3a), /^Q/],
    ['litecoin', segwit('tltc', 0, 20)(bytes), /^tltc1q/],
    ['dogecoin', hash(0x71), /^n/],
  ];

  it.each(samples)('are rejected for every family (%s): %s', async (family, text, form) => {
    expect(text).toMatch(form);
    expect(addressError(family, text)).toBe('format');
    expect(familiesOf(text)).toEqual([]);
    const client = createClient(createMockApi({ isSignedIn: true }));
    expect((await client.get(checkAddress, { query: { id: '307', address: text } })).valid).toBe(false);
  });
});
