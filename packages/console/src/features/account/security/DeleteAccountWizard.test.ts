import type { AssetPart } from '#data/assets.ts';
import { expect, it } from 'vitest';
import { remaindersOf } from './DeleteAccountWizard.tsx';

const part = (id: string, balance: string, frozen = '0'): AssetPart => ({
  id,
  token: 'USDT',
  chain: 'TRON',
  net_work: 'TRC20',
  logo: '',
  balance,
  usdt_balance: balance,
  frozen,
});
const remainders = (...subset: AssetPart[]) => {
  const assets = [{ ...part('1', '0'), price: '1', trend: [], subset }];
  const { kept, forfeited } = remaindersOf(assets, (id) => (id === '999' ? undefined : '10'));
  return { kept: kept.map(({ id }) => id), forfeited: forfeited.map(({ id }) => id) };
};

it('remaindersOf returns balances up to the minimum withdrawal as forfeited', () => {
  expect(remainders(part('101', '0.000001'), part('102', '10'), part('103', '0'))).toEqual({
    kept: [],
    forfeited: ['101', '102'],
  });
});

it('remaindersOf returns withdrawable balances and amounts on hold as kept', () => {
  const { kept } = remainders(part('101', '10.000001'), part('102', '0', '1'), part('999', '1'));
  expect(kept).toEqual(['101', '102', '999']);
});
