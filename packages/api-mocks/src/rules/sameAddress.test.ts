import { expect, test } from 'vitest';
import { isSimilarAddress, isSameAddress } from './sameAddress.ts';

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
