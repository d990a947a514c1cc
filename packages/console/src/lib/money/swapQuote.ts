import type { SwapQuote, SwapSide } from '@settlement/api-mocks/contract/swap';
import { type Decimal, compare, multiply, subtract, truncate } from './money.ts';

/** Returns the minimum amount to receive: the quoted amount minus the maximum slippage, rounded down. */
export function minReceived(toAmount: Decimal, slippagePercent: Decimal, decimals: number): Decimal {
  const kept = multiply(subtract('100', slippagePercent), '0.01');
  return truncate(multiply(toAmount, kept), decimals);
}

export type Impact = 'low' | 'high' | 'severe';

/** Returns the severity: `severe` above 5%, `high` above 1%, otherwise `low`. */
export function impactOf({ price_impact = '0' }: Pick<SwapQuote, 'price_impact'>): Impact {
  if (compare(price_impact, '5') > 0) return 'severe';
  return compare(price_impact, '1') > 0 ? 'high' : 'low';
}

type Side = Pick<SwapSide, 'id' | 'token' | 'chain' | 'decimals'>;

export const swapTerms = (from: Side, to: Side, quote: SwapQuote, slippage: Decimal) => ({
  from,
  to,
  quote,
  slippage,
  min_received: minReceived(quote.to_amount, slippage, to.decimals),
});
