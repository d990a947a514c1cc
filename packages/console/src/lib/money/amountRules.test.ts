import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountError, mostBelow, mostWithin, shareWithin } from './amountRules.ts';

const limits = { decimals: 6, balance: '100', min: '1', max: '90' };

describe('an amount (specification §5)', () => {
  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['05', 'format'],
    ['.5', 'format'],
    ['5.', 'format'],
    ['1e3', 'format'],
    ['+1', 'format'],
    ['-1', 'format'],
    ['0', 'format'],
    ['0.000', 'format'],
    ['1,000', 'format'],
    ['1.0000001', 'decimals'],
    ['100', 'balance'],
    ['100.000001', 'balance'],
    ['0.05', 'min'],
    ['90.000001', 'max'],
    ['90', undefined],
    ['1', undefined],
    [' 12.5 ', undefined],
  ])('has the expected error for %j: %s', (typed, error) => {
    expect(amountError(typed, limits)).toBe(error);
  });

  test('is valid if it’s a fraction below one', () => {
    expect(amountError('0.05', { decimals: 8 })).toBeUndefined();
  });
});

test('a swap can use the whole balance, but not more', () => {
  const swap = { decimals: 8, balance: '0.12345678', mayTakeAll: true };
  expect(amountError('0.12345678', swap)).toBeUndefined();
  expect(amountError('0.12345679', swap)).toBe('balance');
});

describe('the maximum amount', () => {
  test('is one displayed unit below the balance', () => {
    expect(mostBelow('100', 6)).toBe('99.999999');
    expect(mostBelow('0.123456789', 18)).toBe('0.123455');
    expect(mostBelow('5', 2)).toBe('4.99');
    expect(mostBelow('5', 0)).toBe('4');
  });

  test('is zero if the balance is at most one displayed unit', () => {
    expect(mostBelow('0', 6)).toBe('0');
    expect(mostBelow('0.000001', 6)).toBe('0');
    expect(mostBelow('0.0000005', 18)).toBe('0');
  });

  test('is always a valid amount', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 30n }),
        fc.integer({ min: 0, max: 18 }),
        (units, decimals) => {
          const digits = units.toString().padStart(decimals + 1, '0');
          const balance =
            decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
          const most = mostBelow(balance, decimals);
          expect(most === '0' || amountError(most, { decimals, balance }) === undefined).toBe(true);
        },
      ),
    );
  });
});

describe('the Max button', () => {
  test.each([
    ['the balance less one unit', '100', {}, '99.999999', 'balance'],
    ['the single limit', '100', { max: '50' }, '50', 'max'],
    ['the rest of the 24-hour limit', '100', { max: '50', dayLeft: '30', price: '2' }, '15', 'day'],
    ['the rest of the 24-hour limit, rounded down', '100', { dayLeft: '10', price: '3' }, '3.333333', 'day'],
    [
      'the balance if the limits are higher',
      '1',
      { max: '50', dayLeft: '30', price: '2' },
      '0.999999',
      'balance',
    ],
    ['zero if nothing is left', '100', { dayLeft: '0', price: '2' }, '0', 'day'],
  ] as const)('fills in %s', (_name, balance, caps, amount, limit) => {
    expect(mostWithin(balance, 6, caps)).toEqual({ amount, limit });
  });

  test('fills in the whole balance for a swap within the other limits', () => {
    expect(mostWithin('0.12345678', 8, { mayTakeAll: true })).toEqual({ amount: '0.12345678', limit: 'all' });
    expect(mostWithin('5', 8, { mayTakeAll: true, max: '2' })).toEqual({ amount: '2', limit: 'max' });
  });

  test('limits the amounts of the percentage buttons', () => {
    expect(shareWithin('100', '0.75', 6, '50')).toBe('50');
    expect(shareWithin('100', '0.25', 6, '50')).toBe('25');
    expect(shareWithin('0.0000007', '0.5', 8, '1')).toBe('0');
    expect(shareWithin('10.1234567', '0.75', 8, '99')).toBe('7.592592');
  });
});
