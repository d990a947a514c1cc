import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compare,
  divide,
  isBelowBalance,
  isDecimal,
  multiply,
  roundUp,
  subtract,
  sum,
  truncate,
} from './money.ts';

const DECIMALS = 18;
const units = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });

function write(value: bigint, decimals = DECIMALS): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -decimals)}${fraction ? `.${fraction}` : ''}`;
}

describe('decimal arithmetic compared to integer arithmetic', () => {
  test('adds, subtracts and sums exactly', () => {
    fc.assert(
      fc.property(units, units, (a, b) => {
        expect(add(write(a), write(b))).toBe(write(a + b));
        expect(subtract(write(a), write(b))).toBe(write(a - b));
        expect(sum([write(a), write(b), write(-a)])).toBe(write(b));
      }),
    );
  });

  test('multiplies without losing digits', () => {
    fc.assert(
      fc.property(units, units, (a, b) => {
        expect(multiply(write(a), write(b))).toBe(write(a * b, DECIMALS * 2));
      }),
    );
  });

  test('compares amounts with the same results', () => {
    fc.assert(
      fc.property(units, units, (a, b) => {
        expect(compare(write(a), write(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
        expect(isBelowBalance(write(a), write(b))).toBe(a < b);
      }),
    );
  });

  test('truncates toward zero and rounds up away from zero', () => {
    const unit = 10n ** 12n;
    fc.assert(
      fc.property(units, (a) => {
        expect(truncate(write(a), 6)).toBe(write((a / unit) * unit));
        const rest = a % unit;
        const up = rest === 0n ? a : (a / unit + (a < 0n ? -1n : 1n)) * unit;
        expect(roundUp(write(a), 6)).toBe(write(up));
      }),
    );
  });
});

test('amounts that floating-point numbers can’t represent are exact', () => {
  expect(add('0.1', '0.2')).toBe('0.3');
  expect(subtract('9007199254740993', '1')).toBe('9007199254740992');
});

test('tiny and huge amounts are written without an exponent', () => {
  expect(multiply('0.000000000000000001', '0.000000000000000001')).toBe(
    '0.000000000000000000000000000000000001',
  );
  expect(multiply('1000000000000000000000', '1000')).toBe('1000000000000000000000000');
});

test('a division by zero returns undefined', () => {
  expect(divide('1', '0')).toBeUndefined();
  expect(divide('1', '4')).toBe('0.25');
});

test('truncate returns 0 without a minus sign', () => {
  expect(truncate('-0.0000001', 6)).toBe('0');
});

test('isDecimal accepts only digits with an optional sign and decimals', () => {
  for (const text of ['', '.5', '5.', '1e3', 'NaN', '0x10', ' 1']) expect(isDecimal(text)).toBe(false);
  for (const text of ['0', '+1.24', '-0.86', '128402.516300']) expect(isDecimal(text)).toBe(true);
});

test('specification §5: an amount equal to the balance isn’t below the balance', () => {
  expect(isBelowBalance('10', '10.000000')).toBe(false);
  expect(isBelowBalance('9.999999', '10')).toBe(true);
});
