import { Big } from 'big.js';

/** A decimal string. Amounts are never converted to floating-point numbers. */
export type Decimal = string;

// A strict Big accepts only strings, so it never becomes a primitive number by accident.
const Exact = Big();
Exact.strict = true;
// Only division rounds. The error is far below the smallest unit of any token.
Exact.DP = 30;
// Very small and very large amounts have no exponent.
Exact.NE = -1_000_000;
Exact.PE = 1_000_000;

const PATTERN = /^[+-]?\d+(\.\d+)?$/;

export function isDecimal(text: string | undefined): text is Decimal {
  return text !== undefined && PATTERN.test(text);
}

function exact(value: Decimal): Big {
  return new Exact(value.replace(/^\+/, ''));
}

function plain(value: Big): Decimal {
  const text = value.toString();
  return text.replace(/^-(?=0(\.0*)?$)/, '');
}

export function add(a: Decimal, b: Decimal): Decimal {
  return plain(exact(a).plus(exact(b)));
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  return plain(exact(a).minus(exact(b)));
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return plain(exact(a).times(exact(b)));
}

export function divide(a: Decimal, b: Decimal): Decimal | undefined {
  const divisor = exact(b);
  return divisor.eq('0') ? undefined : plain(exact(a).div(divisor));
}

export function sum(values: readonly Decimal[]): Decimal {
  return values.reduce(add, '0');
}

export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  return exact(a).cmp(exact(b));
}

export function isZero(value: Decimal): boolean {
  return compare(value, '0') === 0;
}

export function isPositive(value: Decimal): boolean {
  return compare(value, '0') > 0;
}

/** Returns false for equal amounts (specification §5). */
export function isBelowBalance(amount: Decimal, balance: Decimal): boolean {
  return compare(amount, balance) < 0;
}

/** Truncates a value. It never rounds up, so that all displayed digits are part of the value. */
export function truncate(value: Decimal, decimals: number): Decimal {
  return plain(exact(value).round(decimals, Exact.roundDown));
}

export function roundUp(value: Decimal, decimals: number): Decimal {
  return plain(exact(value).round(decimals, Exact.roundUp));
}
