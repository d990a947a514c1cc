import { base58, base64urlnopad, bech32, bech32m } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addressError, familiesOf, formsOf } from './address.ts';
import { type AddressFamily, addressFamilies } from './addressFamilies.ts';
import { addressHint } from './addressHint.ts';
import { base58check, rippleCheck } from './base58check.ts';
import { cashPolymod } from './cashaddr.ts';
import { addressFixtures } from './addressFixtures.ts';
import { checksumEvm } from './evm.ts';
import { crc16 } from './ton.ts';

/** How many times as long `pnpm fuzz` looks. */
const FUZZ = Number(process.env['FUZZ'] ?? 1);

test.each(addressFixtures)('$text is $expected', ({ text, family, expected, families }) => {
  expect(addressError(family, text)).toBe(expected);
  expect(familiesOf(text)).toEqual(families);
});

const hash = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .filter((bytes) => bytes.slice(0, -1).some(Boolean));
const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).filter((bytes) => bytes.some(Boolean));
const versioned = (version: number) => (bytes: Uint8Array) =>
  base58check.encode(Uint8Array.from([version, ...bytes]));
const segwit = (prefix: string) => (bytes: Uint8Array) =>
  bech32.encode(prefix, [0, ...bech32.toWords(bytes)]);

const CASH = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
function cashaddr(bytes: Uint8Array): string {
  const words = bech32.toWords(Uint8Array.from([0, ...bytes]));
  const prefix = Array.from('bitcoincash', (letter) => letter.charCodeAt(0) & 31);
  const sum = cashPolymod([...prefix, 0, ...words, 0, 0, 0, 0, 0, 0, 0, 0]);
  const check = Array.from({ length: 8 }, (_, position) => Number((sum >> BigInt(5 * (7 - position))) & 31n));
  return [...words, ...check].map((word) => CASH[word]).join('');
}
function ton(bytes: Uint8Array): string {
  const body = [0x11, 0, ...bytes];
  const sum = crc16(body);
  return base64urlnopad.encode(Uint8Array.from([...body, sum >> 8, sum & 255]));
}

/** Every way an address is written, by an encoder of its own. */
const makers = {
  tron: [hash.map(versioned(0x41))],
  bitcoin: [
    hash.map(versioned(0)),
    hash.map(versioned(5)),
    hash.map(segwit('bc')),
    key.map((bytes) => bech32m.encode('bc', [1, ...bech32m.toWords(bytes)])),
  ],
  litecoin: [hash.map(versioned(0x30)), hash.map(versioned(0x32)), hash.map(segwit('ltc'))],
  dogecoin: [hash.map(versioned(0x1e)), hash.map(versioned(0x16))],
  bitcoincash: [hash.map(cashaddr)],
  xrp: [hash.map((bytes) => rippleCheck.encode(Uint8Array.from([0, ...bytes])))],
  ton: [key.map(ton)],
  cosmos: [hash.map((bytes) => bech32.encodeFromBytes('cosmos', bytes))],
} as const satisfies Partial<Record<AddressFamily, readonly fc.Arbitrary<string>[]>>;

const LETTERS = Array.from('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789_-');

describe.each(Object.entries(makers))('%s', (name, variants) => {
  const family = addressFamilies.find((one) => one === name) ?? 'evm';
  const address = fc.oneof(...variants);

  it('accepts what its encoders write', () => {
    fc.assert(
      fc.property(address, (text) => {
        expect(familiesOf(text)).toContain(family);
      }),
    );
  });

  it('notices one changed character, wherever it is', () => {
    fc.assert(
      fc.property(address, fc.nat(), fc.constantFrom(...LETTERS), (text, at, letter) => {
        const position = at % text.length;
        fc.pre(text.charAt(position) !== letter);
        const changed = text.slice(0, position) + letter + text.slice(position + 1);
        expect(addressError(family, changed)).not.toBe('');
      }),
      { numRuns: 300 * FUZZ },
    );
  });
});

describe('EVM', () => {
  const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => {
    return checksumEvm(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  });

  it('accepts the checksum, and no checksum at all', () => {
    fc.assert(
      fc.property(address, (text) => {
        fc.pre(addressError('evm', text) !== 'zero');
        expect(addressError('evm', text)).toBe('');
        expect(addressError('evm', text.toLowerCase())).toBe('');
        expect(addressError('evm', `0x${text.slice(2).toUpperCase()}`)).toBe('');
      }),
    );
  });

  it('notices a letter of the wrong case in a mixed address', () => {
    fc.assert(
      fc.property(address, fc.nat(39), (text, at) => {
        const letter = text.charAt(at + 2);
        const other = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
        fc.pre(letter !== other);
        const changed = text.slice(0, at + 2) + other + text.slice(at + 3);
        const hex = changed.slice(2);
        fc.pre(hex !== hex.toLowerCase() && hex !== hex.toUpperCase());
        expect(addressError('evm', changed)).toBe('checksum');
      }),
    );
  });
});

it('keys of 32 bytes are Solana and PUT alike', () => {
  fc.assert(
    fc.property(key, (bytes) => {
      expect(familiesOf(base58.encode(bytes))).toEqual(['solana', 'put']);
    }),
  );
});

it('no text throws, and what is an address of a family has its form', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const family of familiesOf(text)) expect(formsOf(text)).toContain(family);
    }),
  );
});

test.each([
  ['0x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', 'transaction'],
  ['4116c15b0f00a089f86d081884c7d659a2feaa0c55', 'tronHex'],
  ['tb1qlejttjx0atxfwu94sk48tkpp2d8dhm84rw4c78', 'testnet'],
  ['https://tronscan.org/#/address/TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', 'link'],
  ['TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', undefined],
])('%s looks like %s', (text, hint) => expect(addressHint(text)).toBe(hint));
