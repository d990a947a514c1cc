import { expect, test } from 'vitest';
import { familyOf, isNetwork, networkOfTerm } from './linkNetworks.ts';

test.each([
  ['BSC', '', 'evm'],
  ['New chain', 'TRC20', 'tron'],
  ['Solana', 'New network', 'solana'],
  ['New chain', 'New network', undefined],
])('familyOf the chain %s with the network %s is %s', (chain, net_work, family) => {
  expect(familyOf({ chain, net_work })).toBe(family);
});

test.each([
  ['Base', 'New network', 'evm', true],
  ['New chain', 'Base', 'evm', true],
  ['Ethereum', 'ERC20', 'evm', false],
  ['Base', 'Base', undefined, false],
] as const)(
  'isNetwork compares Base to the chain %s with the network %s (%s): %s',
  (chain, net_work, chain_family, isSame) => {
    const base = networkOfTerm('base');
    expect(base && isNetwork(base, { chain, net_work, chain_family })).toBe(isSame);
  },
);
