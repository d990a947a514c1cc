import type { SwapQuote } from '@settlement/api-mocks/contract/swap';
import { type Decimal, compare, multiply, subtract, truncate } from '#lib/money.ts';

/** What is received at the least: the quote less the slippage, never rounded up. */
export function minReceived(toAmount: Decimal, slippagePercent: Decimal, decimals: number): Decimal {
  const kept = multiply(subtract('100', slippagePercent), '0.01');
  return truncate(multiply(toAmount, kept), decimals);
}

export type Impact = 'low' | 'high' | 'severe';

/** Above 1 % people are warned, above 5 % they confirm by typing. */
export function impactOf({ price_impact }: Pick<SwapQuote, 'price_impact'>): Impact {
  if (compare(price_impact, '5') > 0) return 'severe';
  return compare(price_impact, '1') > 0 ? 'high' : 'low';
}
