import { DECIMAL, DECIMALS, formatAmount } from './amounts.ts';

const SIGNIFICANT = 4;

/** Formats a rate with six decimals, or four significant digits below 0.001. Truncates. */
export function formatRate(value: string | undefined): string {
  const [, , whole = '', fraction = ''] = DECIMAL.exec(value ?? '') ?? [];
  const isSmall = /^0*$/.test(whole) && fraction.startsWith('000') && /[1-9]/.test(fraction);
  const decimals = isSmall ? fraction.search(/[1-9]/) + SIGNIFICANT : DECIMALS;
  return formatAmount(value, { decimals: Math.max(decimals, DECIMALS) });
}
