import { describe, expect, it } from 'vitest';
import { rateOf } from './useSwapView.tsx';

const side = (token: string) => ({ id: token, token, chain: '', logo: '', amount: '1' });

describe('rateOf', () => {
  it('returns the price of one unit of the more valuable token in the other token', () => {
    const rate = (value: string) => rateOf({ rate: value, from: side('USDT'), to: side('BTC') });
    expect(rate('0.00001')).toEqual({ one: 'BTC', rate: '100000', other: 'USDT' });
    expect(rate('2.5')).toEqual({ one: 'USDT', rate: '2.5', other: 'BTC' });
    expect(rate('0')).toEqual({ one: 'USDT', rate: '0', other: 'BTC' });
  });
});
