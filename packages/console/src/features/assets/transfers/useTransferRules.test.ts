import { describe, expect, it } from 'vitest';
import { mostWithin } from '../../../lib/amountRules.ts';
import { capsOf } from './useTransferRules.ts';

const limits = { max: '8', price: '2500', dayLeft: '30000' };

describe('the limits of a transfer', () => {
  it('hold Max to the single limit in the token', () => {
    expect(mostWithin('100', 18, capsOf(limits, false))).toEqual({ amount: '8', limit: 'max' });
  });

  it('hold Max to the single limit as a value in USDT', () => {
    expect(mostWithin('250000', 6, capsOf(limits, true))).toEqual({ amount: '20000', limit: 'max' });
  });

  it('hold Max to what the 24 hours have left, in either figure', () => {
    const nearlyUsed = { ...limits, dayLeft: '5000' };
    expect(mostWithin('100', 18, capsOf(nearlyUsed, false))).toEqual({ amount: '2', limit: 'day' });
    expect(mostWithin('250000', 6, capsOf(nearlyUsed, true))).toEqual({ amount: '5000', limit: 'day' });
  });

  it('leave Max below the balance until they are known', () => {
    const unknown = capsOf({ max: undefined, price: undefined, dayLeft: undefined }, true);
    expect(mostWithin('100', 6, unknown)).toEqual({ amount: '99.999999', limit: 'balance' });
  });
});
