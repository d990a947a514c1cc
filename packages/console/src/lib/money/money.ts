import { Big } from 'big.js';

/** A decimal string. Amounts are never converted to floating-point numbers, which would lose digits. */
export type Decimal = string;

// Strict mode throws for JavaScript numbers, which may have lost digits.
const Exact = Big();
Exact.strict = true;
// The decimals of a quotient. The rounding error is far below the smallest unit of any token.
Exact.DP = 30;
// Results never use exponents, because they are shown and sent as plain decimals.
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

/** Checks if an amount is less than the balance (specification §5). Returns false if they're equal. */
export function isBelowBalance(amount: Decimal, balance: Decimal): boolean {
  return compare(amount, balance) < 0;
}

/** Removes decimals without rounding up, so that no displayed amount exceeds the actual amount. */
export function truncate(value: Decimal, decimals: number): Decimal {
  return plain(exact(value).round(decimals, Exact.roundDown));
}

export function roundUp(value: Decimal, decimals: number): Decimal {
  return plain(exact(value).round(decimals, Exact.roundUp));
}
