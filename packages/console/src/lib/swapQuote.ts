import type { SwapQuote, SwapSide } from '@settlement/api-mocks/contract/swap';
import { type Decimal, compare, multiply, subtract, truncate } from './money.ts';

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

type Side = Pick<SwapSide, 'id' | 'token' | 'chain' | 'decimals'>;

/** What a swap brings at a quote, with the least that is accepted. */
export const swapTerms = (from: Side, to: Side, quote: SwapQuote, slippage: Decimal) => ({
  from,
  to,
  quote,
  slippage,
  min_received: minReceived(quote.to_amount, slippage, to.decimals),
});
