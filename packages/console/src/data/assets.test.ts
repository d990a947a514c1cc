import {
  assetTotals,
  changeOver,
  filterAssets,
  findAssetPart,
  findGasPart,
  findSentPart,
  partOfTotal,
  shareOf,
  type Asset,
  type AssetPart,
} from './assets.ts';
import { describe, expect, it } from 'vitest';

const part = (id: string, token: string, chain: string, balance: string, frozen = '0'): AssetPart => ({
  id,
  token,
  chain,
  net_work: `${chain} net`,
  logo: '',
  balance,
  usdt_balance: balance,
  frozen,
});
const asset = (token: string, ...subset: AssetPart[]): Asset => ({
  id: token,
  token,
  chain: '',
  net_work: '',
  logo: '',
  balance: subset.some(({ balance }) => balance !== '0') ? '1' : '0',
  usdt_balance: '0',
  frozen: subset.some(({ frozen }) => frozen !== '0') ? '1' : '0',
  price: '1',
  trend: [],
  subset,
});

const usdt = asset('USDT', part('101', 'USDT', 'TRON', '5'), part('108', 'USDT', 'PUT', '0'));
const btc = asset('BTC', part('307', 'BTC', 'Bitcoin', '0', '1'));
const sol = asset('SOL', part('606', 'SOL', 'Solana', '0'));
const tokensOf = (assets: readonly Asset[]) =>
  assets.map(({ token, subset }) => `${token} ${subset.map(({ id }) => id).join(' ')}`);

describe('filterAssets', () => {
  it('hides empty assets, but not assets with an amount on hold', () => {
    expect(tokensOf(filterAssets([usdt, btc, sol], { search: '', hidesZero: true }))).toEqual([
      'USDT 101',
      'BTC 307',
    ]);
  });

  it('finds tokens by name, network and standard, ignoring case', () => {
    const search = (text: string) =>
      tokensOf(filterAssets([usdt, btc, sol], { search: text, hidesZero: false }));
    expect(search('usd')).toEqual(['USDT 101 108']);
    expect(search(' tron')).toEqual(['USDT 101']);
    expect(search('bitcoin net')).toEqual(['BTC 307']);
    expect(search('doge')).toEqual([]);
  });
});

describe('figures of assets', () => {
  it('show the total minus the available balance as the amount on hold', () => {
    const overview = {
      income: '0',
      sure_withdrawal: '0',
      transaction_volume: 0,
      paid_volume: 0,
      cumulative_withdrawal: '0',
      frozen_amount: '999',
      operable_balance: '7.5',
      total_assets: '10',
      today_amount: '0',
      update_time: 0,
    };
    expect(assetTotals(overview)).toEqual({ total: '10', operable: '7.5', frozen: '2.5' });
  });

  it('include the gas balance only if the assets contain USDT on PUT', () => {
    expect(findGasPart([btc, usdt])?.id).toBe('108');
    expect(findGasPart([btc])).toBeUndefined();
  });

  it('include rounded-down shares, or no share if the total is zero', () => {
    expect(shareOf('2', '3')).toBe('66.66');
    expect(shareOf('0', '0')).toBeUndefined();
  });

  it('include the change from the first to the last price in percent', () => {
    expect(changeOver(['100', '90', '101.249'])).toBe('+1.24');
    expect(changeOver(['100', '99.5'])).toBe('-0.5');
    expect(changeOver(['1', '1'])).toBe('+0');
    expect(changeOver([])).toBeUndefined();
  });
});

it('findAssetPart excludes an asset that sums up the balances of several networks', () => {
  const total = {
    id: '101',
    token: 'USDT',
    chain: 'TRON, Ethereum',
    net_work: '',
    logo: '',
    balance: '100',
    usdt_balance: '50',
    frozen: '0',
    isTotal: true,
  };
  const assets = [{ ...total, price: undefined, trend: [], subset: [total] }];
  expect(findAssetPart(assets, '101')).toBeUndefined();
  expect(findSentPart(assets, '101')).toBe(total);
  const known = { chain: 'TRON', net_work: 'TRC20', balance: '40' };
  expect(partOfTotal(total, known)).toMatchObject({ ...known, usdt_balance: '20' });
});
