import { describe, expect, it } from 'vitest';
import { limitsInUnit } from './limitsInUnit.ts';

const limits = {
  token: 'ETH',
  decimals: 18,
  balance: '100',
  valueBalance: '250000',
  min: '0.00000000033',
  max: '8',
  price: '2500',
  dayLeft: '30000',
};

describe('limitsInUnit', () => {
  it('limits Max to the limit per transaction in the token', () => {
    const { unit, most } = limitsInUnit(false, limits);
    expect(unit).toBe('ETH');
    expect(most).toEqual({ amount: '8', limit: 'max' });
  });

  it('limits Max to the limit per transaction as a value in USDT', () => {
    const { unit, decimals, most } = limitsInUnit(true, limits);
    expect([unit, decimals]).toEqual(['USDT', 6]);
    expect(most).toEqual({ amount: '20000', limit: 'max' });
  });

  it('limits Max to the rest of the 24-hour limit in both units', () => {
    const nearlyUsed = { ...limits, dayLeft: '5000' };
    expect(limitsInUnit(false, nearlyUsed).most).toEqual({ amount: '2', limit: 'day' });
    expect(limitsInUnit(true, nearlyUsed).most).toEqual({ amount: '5000', limit: 'day' });
  });

  it('keeps Max below the balance until the limits are loaded', () => {
    const { most } = limitsInUnit(true, { token: 'ETH', decimals: 18, balance: '1', valueBalance: '100' });
    expect(most).toEqual({ amount: '99.999999', limit: 'balance' });
  });

  it('returns no Max if the balance is unknown or has no value in USDT', () => {
    expect(limitsInUnit(false, { ...limits, balance: undefined }).most).toBeUndefined();
    expect(limitsInUnit(true, { ...limits, valueBalance: '0' }).most).toBeUndefined();
  });

  it('rounds the minimum up and the maximum down', () => {
    expect(limitsInUnit(true, { ...limits, max: '0.00000000035' })).toMatchObject({
      min: '0.000001',
      max: '0',
    });
  });
});
