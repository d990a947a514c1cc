import type { CurrencyChoice } from '@settlement/api-mocks/contract/applications';
import { currencyStatus } from '@settlement/api-mocks/contract/enumerations';
import { expect, it } from 'vitest';
import { commonTokens } from './commonTokens.ts';

const network = (net_work: string, tokens: readonly string[], isPaused = false): CurrencyChoice => ({
  id: net_work,
  chain: net_work,
  net_work,
  logo: '',
  status: isPaused ? currencyStatus.maintenance : currencyStatus.normal,
  subset: tokens.map((token) => ({
    id: `${net_work}-${token}`,
    token,
    logo: '',
    contract: '',
    checked: false,
    gas: false,
  })),
});

it('takes the dollar tokens of the common networks that are in service', () => {
  const networks = [
    network('TRC20', ['USDT', 'TRX']),
    network('ERC20', ['ETH', 'USDC', 'USDT']),
    network('BEP20', ['USDT'], true),
    network('Bitcoin', ['BTC']),
    network('SPL', ['USDC']),
  ];
  expect(commonTokens(networks)).toEqual(['TRC20-USDT', 'ERC20-USDC', 'ERC20-USDT']);
  expect(commonTokens([])).toEqual([]);
});
