import { DECIMAL, DECIMALS, formatAmount } from './amounts.ts';

/** Digits that a small rate keeps. */
const SIGNIFICANT = 4;

/**
 * A rate or a price: six decimals, and four significant digits below 0.001, where six decimals would leave
 * little of it: `"0.0000105498"` → `0.00001054`. Cut off like amounts.
 */
export function formatRate(value: string | undefined): string {
  const [, , whole = '', fraction = ''] = DECIMAL.exec(value ?? '') ?? [];
  const isSmall = /^0*$/.test(whole) && fraction.startsWith('000') && /[1-9]/.test(fraction);
  const decimals = isSmall ? fraction.search(/[1-9]/) + SIGNIFICANT : DECIMALS;
  return formatAmount(value, { decimals: Math.max(decimals, DECIMALS) });
}
