import type { CurrencyToken } from '@settlement/api-mocks/contract/currencies';
import { networkWith, tokenWith } from '#app/testingRecords.ts';
import type { Asset } from '#data/assets.ts';
import { expect, it } from 'vitest';
import { isOpen, tokenChoices, tokenOfId } from './tokenChoices.ts';

const token = (id: string, name: string) => tokenWith({ id, token: name });
const network = (id: string, chain: string, status: number, ...subset: CurrencyToken[]) =>
  networkWith({ id, chain, chain_family: 'evm', status, subset });
const asset = (id: string, name: string, balance: string): Asset => ({
  id,
  token: name,
  chain: '',
  net_work: '',
  logo: '',
  balance,
  usdt_balance: balance,
  frozen: '0',
  price: '1',
  trend: [],
  subset: [],
});

const networks = [
  network('1', 'Ethereum', 1, token('12', 'USDC'), token('42', 'ETH')),
  network('5', 'Base', 2, token('15', 'USDC')),
];
const assets = [asset('4', 'ETH', '0'), asset('1', 'USDC', '5'), asset('9', 'GONE', '1')];

it('tokenChoices lists tokens with a balance first', () => {
  expect(tokenChoices(assets, networks).map((choice) => [choice.token, choice.networks.length])).toEqual([
    ['USDC', 2],
    ['ETH', 1],
  ]);
});

it('isOpen returns false for a network under maintenance', () => {
  const [usdc] = tokenChoices(assets, networks);
  expect(usdc?.networks.map(isOpen)).toEqual([true, false]);
});

it('tokenOfId accepts the ID of a token and of a token on a network', () => {
  expect(tokenOfId('15', assets, tokenChoices(assets, networks)[0]?.networks[1])).toBe('USDC');
  expect(tokenOfId('4', assets, undefined)).toBe('ETH');
  expect(tokenOfId('77', assets, undefined)).toBeUndefined();
});
