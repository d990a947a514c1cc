import { base58 } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addressError, familiesOf, formsOf } from './address.ts';
import { addressHint } from './addressHint.ts';
import { addressFixtures } from './addressFixtures.ts';
import { checksumEvm } from './evm.ts';

test.each(addressFixtures)(
  'addressError and familiesOf check the address $text: $expected',
  ({ text, family, expected, families }) => {
    expect(addressError(family, text)).toBe(expected);
    expect(familiesOf(text)).toEqual(families);
  },
);

const accepted = addressFixtures.filter(({ expected }) => expected === '');

test.each(accepted)('addressError rejects a character before or after $text', ({ text, family }) => {
  expect(addressError(family, `0${text}`)).toBe('format');
  // A SegWit address can have different lengths, so only the checksum is wrong.
  const isSegwit = /^(bc|ltc)1/.test(text);
  expect(addressError(family, `${text}!`)).toBe(isSegwit ? 'checksum' : 'format');
});

test('addressError accepts each text for an unknown family', () => {
  expect(addressError(undefined, 'x')).toBe('');
});

const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).filter((bytes) => bytes.some(Boolean));

describe('the address family EVM', () => {
  const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => {
    return checksumEvm(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  });

  it('accepts an address with or without a checksum', () => {
    fc.assert(
      fc.property(address, (text) => {
        fc.pre(addressError('evm', text) !== 'zero');
        expect(addressError('evm', text)).toBe('');
        expect(addressError('evm', text.toLowerCase())).toBe('');
        expect(addressError('evm', `0x${text.slice(2).toUpperCase()}`)).toBe('');
      }),
    );
  });

  it('rejects a letter of the wrong case in a mixed-case address', () => {
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

it('an address of 32 bytes belongs to both Solana and PUT', () => {
  fc.assert(
    fc.property(key, (bytes) => {
      expect(familiesOf(base58.encode(bytes))).toEqual(['solana', 'put']);
    }),
  );
});

it('familiesOf returns only families whose format the string has', () => {
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
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'testnet'],
  ['https://tronscan.org/#/address/TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', 'link'],
  ['TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', undefined],
])('addressHint returns the kind of %s: %s', (text, hint) => expect(addressHint(text)).toBe(hint));
