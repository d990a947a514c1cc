import { Big } from 'big.js';

/** Decimal strings in, decimal strings out: no amount ever becomes a floating-point number. */
export type Decimal = string;

// A strict Big takes strings alone and refuses to become a primitive number by accident.
const Exact = Big();
Exact.strict = true;
// Only division rounds; this is far below the smallest unit of any token.
Exact.DP = 30;
// Never the exponent form of a very small or very large amount.
Exact.NE = -1_000_000;
Exact.PE = 1_000_000;

const PATTERN = /^[+-]?\d+(\.\d+)?$/;

/** Whether the text is an amount at all: plain digits, an optional sign, no exponent. */
export function isDecimal(text: string | undefined): text is Decimal {
  return text !== undefined && PATTERN.test(text);
}

function exact(value: Decimal): Big {
  return new Exact(value.replace(/^\+/, ''));
}

function plain(value: Big): Decimal {
  const text = value.toString();
  // `-0` is nothing anybody owns.
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

/** `undefined` where the divisor is zero: there is no such share. */
export function divide(a: Decimal, b: Decimal): Decimal | undefined {
  const divisor = exact(b);
  return divisor.eq('0') ? undefined : plain(exact(a).div(divisor));
}

export function sum(values: readonly Decimal[]): Decimal {
  return values.reduce(add, '0');
}

/** Below, equal to or above: -1, 0, 1. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  return exact(a).cmp(exact(b));
}

export function isZero(value: Decimal): boolean {
  return compare(value, '0') === 0;
}

export function isPositive(value: Decimal): boolean {
  return compare(value, '0') > 0;
}

/** Specification §5: a withdrawal must be less than the balance; equal is not less. */
export function isBelowBalance(amount: Decimal, balance: Decimal): boolean {
  return compare(amount, balance) < 0;
}

/** Cuts off, never up: the digits that are shown are digits that are there. */
export function truncate(value: Decimal, decimals: number): Decimal {
  return plain(exact(value).round(decimals, Exact.roundDown));
}

/** The next representable amount at or above, as a fee is charged. */
export function roundUp(value: Decimal, decimals: number): Decimal {
  return plain(exact(value).round(decimals, Exact.roundUp));
}
