import { describe, expect, test } from 'vitest';
import { impactOf, minReceived } from './swapQuote.ts';

describe('the minimum of a swap', () => {
  test.each([
    ['100', '0.5', 6, '99.5'],
    ['100', '0.1', 6, '99.9'],
    ['100', '1', 6, '99'],
    ['0.00000001', '0.5', 8, '0'],
    ['3083.4200001', '0.5', 6, '3068.0029'],
    ['123456789012345678.123456', '1', 6, '122222221122222221.342221'],
  ])('is rounded down: %s at %s %% and %i decimals is %s', (amount, slippage, decimals, least) => {
    expect(minReceived(amount, slippage, decimals)).toBe(least);
  });
});

test.each([
  ['0.99', 'low'],
  ['1', 'low'],
  ['1.01', 'high'],
  ['5', 'high'],
  ['5.01', 'severe'],
] as const)('impactOf rates a price impact of %s %% as %s', (price_impact, impact) => {
  expect(impactOf({ price_impact })).toBe(impact);
});
