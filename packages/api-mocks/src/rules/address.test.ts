import { base58, base64urlnopad, bech32, bech32m } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addressError, familiesOf, formsOf } from './address.ts';
import { addressHint } from './addressHint.ts';
import { addressFixtures } from './addressFixtures.ts';
import { checksumEvm } from './evm.ts';
import { base58check, hashError, rippleCheck, rippleError } from './base58check.ts';
import { cosmosError, segwitError } from './segwit.ts';
import { crc16, tonAccount, tonError } from './ton.ts';
import { xAddress } from './xAddress.ts';
import { isSameAddress, isSimilarAddress } from './sameAddress.ts';

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

const hashBytes = (...tail: number[]) => [...Array<number>(20 - tail.length).fill(0), ...tail];

test.each([
  [hashBytes(1, 0, 0), ''],
  [hashBytes(255, 255), 'zero'],
  [hashBytes(1, 0, 0).slice(1), 'format'],
  [[0, ...hashBytes(1, 0, 0)], 'format'],
])('hashError checks the hash %j: %j', (hash, error) => {
  expect(hashError(base58check.encode(Uint8Array.from([0, ...hash])), /^1/, [0])).toBe(error);
});

test('hashError rejects a checksum without a version', () => {
  expect(hashError(base58check.encode(new Uint8Array()), /./, [0])).toBe('format');
});

test.each([
  [hashBytes(1, 0), ''],
  [hashBytes(255), 'zero'],
  [hashBytes(1, 0).slice(1), 'format'],
  [[255, ...hashBytes(1, 0)], 'format'],
])('rippleError checks the account %j: %j', (account, error) => {
  const text = rippleCheck.encode(Uint8Array.from([0, ...account]));
  expect(rippleError(text)).toBe(error);
});

const programBytes = (length: number) => Uint8Array.from({ length }, (_, index) => index);

test.each([
  [2, 1, 'format'],
  [2, 2, ''],
  [2, 20, ''],
  [16, 40, ''],
  [16, 41, 'format'],
  [17, 32, 'format'],
])('segwitError checks version %i with %i bytes: %j', (version, length, error) => {
  const text = bech32m.encode('bc', [version, ...bech32m.toWords(programBytes(length))]);
  expect(segwitError(text, 'bc')).toBe(error);
});

test('segwitError rejects an address without a version', () => {
  expect(segwitError(bech32.encode('bc', []), 'bc')).toBe('checksum');
});

test.each([
  ['osmo', programBytes(20), ''],
  ['cosmos', programBytes(32), ''],
  ['cosmos', programBytes(26), 'format'],
  ['cosmos', new Uint8Array(20), 'zero'],
  ['addr', programBytes(20), 'format'],
])('cosmosError checks an address with the prefix %s and the account %j: %j', (prefix, account, error) => {
  expect(cosmosError(bech32.encodeFromBytes(prefix, account))).toBe(error);
});

const tonBytes = Array.from({ length: 32 }, (_, index) => index + 1);
const hex = tonBytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
const zeros = tonBytes.map(() => 0);

function encoded(flags: number, workchain: number, bytes: readonly number[]): string {
  const body = [flags, workchain, ...bytes];
  const sum = crc16(body);
  return base64urlnopad.encode(Uint8Array.from([...body, sum >> 8, sum & 255]));
}

test.each([
  [encoded(0x11, 0, tonBytes), '', `0:${hex}`],
  [encoded(0x51, 0, tonBytes), '', `0:${hex}`],
  [encoded(0x91, 0, tonBytes), '', `0:${hex}`],
  [encoded(0xd1, 255, tonBytes), '', `-1:${hex}`],
  [encoded(0x11, 0, zeros), 'zero', `0:${'00'.repeat(32)}`],
  [encoded(0x10, 0, tonBytes), 'format', undefined],
  [encoded(0x31, 0, tonBytes), 'format', undefined],
  [`0:${hex}`, '', `0:${hex}`],
  [`-1:${hex.toUpperCase()}`, '', `-1:${hex}`],
  [`1:${hex}`, 'format', undefined],
  [`10:${hex}`, 'format', undefined],
  [`0:${hex}0`, 'format', undefined],
  [`-1:${'0'.repeat(64)}`, 'zero', `-1:${'0'.repeat(64)}`],
  [`${encoded(0x11, 0, tonBytes)}A`, 'format', undefined],
  [`A${encoded(0x11, 0, tonBytes)}`, 'format', undefined],
])('the TON address %s has the error %j and the account %s', (text, error, key) => {
  expect([tonError(text), tonAccount(text)]).toEqual([error, key]);
});

const xrpBytes = Array.from({ length: 20 }, (_, index) => index + 1);
const xrpAddress = rippleCheck.encode(Uint8Array.from([0, ...xrpBytes]));

const MAIN = [0x05, 0x44];
const TEST = [0x04, 0x93];

test.each([
  ['without a tag', MAIN, 0, [0, 0, 0, 0, 0, 0, 0, 0], { address: xrpAddress, memo: '' }],
  ['with the tag 0', MAIN, 1, [0, 0, 0, 0, 0, 0, 0, 0], { address: xrpAddress, memo: '0' }],
  [
    'with a tag of several bytes',
    MAIN,
    1,
    [1, 2, 3, 4, 0, 0, 0, 0],
    { address: xrpAddress, memo: '67305985' },
  ],
  [
    'with the highest tag',
    MAIN,
    1,
    [255, 255, 255, 255, 0, 0, 0, 0],
    { address: xrpAddress, memo: '4294967295' },
  ],
  ['with a tag of 64 bits', MAIN, 1, [1, 0, 0, 0, 1, 0, 0, 0], 'checksum'],
  ['with a tag and the flag for no tag', MAIN, 0, [1, 0, 0, 0, 0, 0, 0, 0], 'checksum'],
  ['with an unknown flag', MAIN, 2, [0, 0, 0, 0, 0, 0, 0, 0], 'checksum'],
  ['of the test network', TEST, 0, [0, 0, 0, 0, 0, 0, 0, 0], 'testnet'],
  ['with a wrong first byte', [0x06, 0x44], 0, [0, 0, 0, 0, 0, 0, 0, 0], undefined],
  ['with a wrong second byte', [0x05, 0x45], 0, [0, 0, 0, 0, 0, 0, 0, 0], 'checksum'],
  ['that is too short', MAIN, 0, [0, 0, 0, 0, 0, 0, 0], undefined],
  ['that is too long', MAIN, 0, [0, 0, 0, 0, 0, 0, 0, 0, 0], undefined],
] as const)('xAddress decodes an address %s', (_name, prefix, flag, tag, decoded) => {
  const text = rippleCheck.encode(Uint8Array.from([...prefix, ...xrpBytes, flag, ...tag]));
  expect(xAddress(text)).toEqual(decoded);
});

const EVM = '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12';
const SEGWIT = 'bc1qlejttjx0atxfwu94sk48tkpp2d8dhm84fgwt95';
const TRON = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';

test.each([
  ['evm', EVM, ` ${EVM.toLowerCase()} `, true],
  ['evm', EVM, `${EVM.slice(0, -1)}3`, false],
  ['bitcoin', SEGWIT, SEGWIT.toUpperCase(), true],
  ['bitcoin', '1QC7HBjSKzt6vkgMpvrP5sgsh5DpmdtxHD', '1qC7HBjSKzt6vkgMpvrP5sgsh5DpmdtxHD', false],
  ['tron', TRON, TRON, true],
  ['tron', TRON, TRON.toLowerCase(), false],
  ['litecoin', '3Qt8CjDssuCV1vNnx2WyWW3oqbWYGYnSeQ', '3Qt8CjDssuCV1vNnx2WyWW3oqbW4hefY4e', false],
  // `L…` is the key with the same hash as the script `3…`.
  ['litecoin', '3Qt8CjDssuCV1vNnx2WyWW3oqbWYGYnSeQ', 'LiR4YQ3GQf8ABZNX14qgMtkduHb6rbC2P2', false],
] as const)('isSameAddress compares two %s addresses, %s and %s: %s', (family, a, b, isSame) => {
  expect(isSameAddress(family, a, b)).toBe(isSame);
});

test.each([
  // Each pair is the same address in two forms: a TON account (bounceable, not bounceable or raw), a Litecoin
  // script, or a cashaddr with and without its prefix.
  [
    'ton',
    'UQAjpTCnfyeQOg5XMTPy6_2MNzkLhF618wRWywWJ-rvaFK4E',
    '0:23a530a77f27903a0e573133f2ebfd8c37390b845eb5f30456cb0589fabbda14',
  ],
  ['litecoin', '3Qt8CjDssuCV1vNnx2WyWW3oqbWYGYnSeQ', 'MX6GWcdqq23upReh3uWKL9JDAJ6zGq4Fg7'],
  ['litecoin', 'ltc1qnzrm3g49vgcajvjqdx75mrpjyz3h72xfvl6s8w', 'LTC1QNZRM3G49VGCAJVJQDX75MRPJYZ3H72XFVL6S8W'],
  [
    'bitcoincash',
    'bitcoincash:qz5ngppamn364t8nm9fvmcrx5xjac4efgcuwvytq4k',
    'QZ5NGPPAMN364T8NM9FVMCRX5XJAC4EFGCUWVYTQ4K',
  ],
] as const)('isSameAddress accepts both forms of a %s address: %s, %s', (family, a, b) => {
  expect(isSameAddress(family, a, b)).toBe(true);
  expect(isSimilarAddress(family, a, b)).toBe(false);
});

test.each([
  ['evm', EVM, `0xdef4${'a'.repeat(32)}fc12`, true],
  ['evm', EVM, EVM.toLowerCase(), false],
  ['evm', EVM, `0xdef5${'a'.repeat(32)}fc12`, false],
  // `T` is the prefix of every TRON address, so four characters after it are compared.
  ['tron', TRON, `TC2e2${'x'.repeat(25)}2zBs`, true],
  ['tron', TRON, ` TC2e2${'x'.repeat(25)}2zBs\n`, true],
  ['tron', TRON, `TC2e3${'x'.repeat(25)}2zBs`, false],
  // Base58 addresses distinguish uppercase and lowercase letters.
  ['tron', TRON, `TC2E2${'x'.repeat(25)}2zBs`, false],
  ['bitcoin', SEGWIT, `bc1qleJt${'q'.repeat(30)}wt95`.toUpperCase(), true],
  ['bitcoin', SEGWIT, `bc1qlexx${'q'.repeat(30)}wt95`, false],
] as const)('isSimilarAddress compares two %s addresses, %s and %s: %s', (family, a, forged, isForged) => {
  expect(isSimilarAddress(family, a, forged)).toBe(isForged);
});
