import type { CurrencyChoice } from '@settlement/api-mocks/contract/applications';
import { expect, test } from 'vitest';
import { commonCurrencies } from './applicationCurrencies.ts';

const token = (id: string, name: string, gas = false) => ({
  id,
  token: name,
  logo: '',
  contract: '',
  checked: false,
  gas,
});
const network = (chain: string, status: number, subset: CurrencyChoice['subset']): CurrencyChoice => ({
  id: chain,
  chain,
  net_work: chain,
  logo: '',
  status,
  subset,
});

test('commonCurrencies returns USDT on available common networks, and the gas token', () => {
  const networks = [
    network('TRON', 1, [token('101', 'USDT'), token('505', 'TRX')]),
    network('Ethereum', 2, [token('102', 'USDT')]),
    network('BSC', 1, [token('103', 'USDT')]),
    network('Solana', 1, [token('106', 'USDT')]),
    network('PUT', 1, [token('108', 'USDT', true)]),
  ];
  expect(commonCurrencies(networks)).toBe('101,103,108');
  expect(commonCurrencies([])).toBe('');
});
