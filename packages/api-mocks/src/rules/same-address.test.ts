import { expect, test } from 'vitest';
import { isLookAlike, isSameAddress } from './same-address.ts';

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
] as const)('in %s, whether %s is %s: %s', (family, a, b, isSame) => {
  expect(isSameAddress(family, a, b)).toBe(isSame);
});

test('a forged address has the ends of the real one and another middle', () => {
  const forged = `0xdef4${'a'.repeat(30)}e8fc12`;
  expect(isLookAlike('evm', EVM, forged)).toBe(true);
  expect(isLookAlike('evm', EVM, EVM.toLowerCase())).toBe(false);
  expect(isLookAlike('tron', TRON, `TC2e2V${'x'.repeat(20)}pZA2zB`)).toBe(false);
});
