import type { StreamSwap } from '@settlement/api-mocks/contract/funds';
import { type Decimal, compare, divide, truncate } from '#lib/money/money.ts';

/** The more valuable token is first, because six decimals might not be enough in the other direction. */
export function rateOf({ rate, from, to }: Pick<StreamSwap, 'rate' | 'from' | 'to'>): {
  readonly one: string;
  readonly rate: Decimal;
  readonly other: string;
} {
  const inverse = compare(rate, '1') < 0 ? divide('1', rate) : undefined;
  return inverse === undefined
    ? { one: from.token, rate, other: to.token }
    : { one: to.token, rate: truncate(inverse, 8), other: from.token };
}
