import type { MarketItem } from '@settlement/api-mocks/contract/market';
import { describe, expect, it } from 'vitest';
import { inOrder, toggled } from './market.ts';

const item = (token: string): MarketItem => ({
  id: token,
  token,
  logo: '',
  balance: '0',
  price: '1',
  p: '+0.00',
  check: false,
  trend: [],
  update_time: 0,
});

describe('toggled', () => {
  it('adds a followed token at the end of the list', () => {
    expect(toggled([item('BTC')], item('ETH'))?.map(({ token }) => token)).toEqual(['BTC', 'ETH']);
  });

  it('removes a token without reordering the remaining tokens', () => {
    const followed = [item('BTC'), item('ETH'), item('PUT')];
    expect(toggled(followed, item('ETH'))?.map(({ token }) => token)).toEqual(['BTC', 'PUT']);
  });

  it('doesn’t add a fifth token (§5 and §9: at most four)', () => {
    const followed = ['A', 'B', 'C', 'D'].map(item);
    expect(toggled(followed, item('E'))).toBeNull();
    expect(toggled(followed, item('D'))).toHaveLength(3);
  });
});

describe('inOrder', () => {
  it('returns only the followed tokens in the stored order', () => {
    const followed = ['A', 'B', 'C'].map(item);
    expect(inOrder(followed, ['C', 'A', 'Z', 'B']).map(({ token }) => token)).toEqual(['C', 'A', 'B']);
  });
});
