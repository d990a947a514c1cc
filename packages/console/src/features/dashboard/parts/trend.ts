import { compare } from '#lib/money.ts';

/** Which way a signed percentage points; colour never says it alone, the sign stands beside it. */
export function directionOf(change: string): 'positive' | 'critical' | 'muted' {
  const sign = compare(change, '0');
  if (sign === 0) return 'muted';
  return sign > 0 ? 'positive' : 'critical';
}
