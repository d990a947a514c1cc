import { expect, test } from 'vitest';
import { validateAddress } from './addressValidation.ts';

const TRON = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';

test.each([
  ['tron', '', { kind: 'empty' }],
  ['tron', ` ${TRON} `, { kind: 'valid' }],
  ['evm', TRON, { kind: 'mismatch', families: ['tron'] }],
  // A wrong letter does not hide whose address it was meant to be.
  ['evm', `${TRON.slice(0, -1)}a`, { kind: 'mismatch', families: ['tron'] }],
  ['tron', `${TRON.slice(0, -1)}a`, { kind: 'checksum' }],
  ['tron', 'UQAjpTCnfyeQOg5XMTPy6_2MNzkLhF618wRWywWJ-rvaFK4E', { kind: 'mismatch', families: ['ton'] }],
  ['evm', '0x0000000000000000000000000000000000000000', { kind: 'zero' }],
  [
    'evm',
    '0x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    { kind: 'hint', hint: 'transaction' },
  ],
  ['bitcoin', 'hello', { kind: 'format' }],
] as const)('in %s, %s is %o', (family, text, validation) => {
  expect(validateAddress(family, text)).toEqual(validation);
});

test.each([
  ['ethereum:0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12@137', 'Ethereum', 'otherNetwork'],
  ['solana:2oveMFYdDYLaLtm3QiLRbYJeVifqN7krbpEYu2tACgh1', 'Ethereum', 'otherNetwork'],
  ['0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12', 'Ethereum', 'valid'],
  ['0x0000000000000000000000000000000000000009', 'Ethereum', 'system'],
  ['0x000000000000000000000000000000000000dEaD', 'Ethereum', 'burn'],
  ['0xdAC17F958D2ee523a2206206994597C13D831ec7', 'Polygon', 'contract'],
] as const)('%s on %s is %s', (text, chain, kind) => {
  expect(validateAddress('evm', text, chain).kind).toBe(kind);
});
