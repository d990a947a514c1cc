import { compare } from '#lib/money/money.ts';

export function directionOf(change: string): 'positive' | 'critical' | 'muted' {
  const sign = compare(change, '0');
  if (sign === 0) return 'muted';
  return sign > 0 ? 'positive' : 'critical';
}
