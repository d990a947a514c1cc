import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, formatChange, formatExact, formatPercent } from './amounts.ts';

test('specification §9: formatAmount returns six decimals and grouped digits', () => {
  expect(formatAmount('128402.5163')).toBe('128,402.516300');
  expect(formatAmount('0')).toBe('0.000000');
  expect(formatAmount('1000')).toBe('1,000.000000');
  expect(formatAmount('12406', { decimals: 0 })).toBe('12,406');
});

test('formatAmount truncates decimals, unlike formatExact', () => {
  expect(formatAmount('0.9999999')).toBe('0.999999');
  expect(formatExact('1234.000000000000000001')).toBe('1,234.000000000000000001');
});

test('formatAmount never returns NaN or negative zero', () => {
  for (const value of [undefined, '', 'NaN', '1e3', 'abc']) expect(formatAmount(value)).toBe('—');
  expect(formatAmount('-0.0000001')).toBe('0.000000');
  expect(formatAmount('+0', { sign: 'always' })).toBe('0.000000');
});

test('formatAmount adds a plus sign only if requested', () => {
  expect(formatAmount('-1.5')).toBe('−1.500000');
  expect(formatAmount('1908.24', { sign: 'always' })).toBe('+1,908.240000');
});

test('formatChange returns a percentage with its sign', () => {
  expect(formatChange('+2.41')).toBe('+2.41%');
  expect(formatChange('-0.86')).toBe('−0.86%');
  expect(formatChange('0')).toBe('0.00%');
});

test('formatPercent returns two decimals', () => {
  expect(formatPercent('46')).toBe('46.00%');
});

test('formatAmount keeps every digit before the decimal point of a long amount', () => {
  const digits = fc.string({
    unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(digits, digits, (whole, fraction) => {
      const shown = formatAmount(`${whole}.${fraction}`).replaceAll(',', '');
      const [integer = '', decimals = ''] = shown.split('.');
      expect(BigInt(integer)).toBe(BigInt(whole));
      expect(decimals).toBe(fraction.slice(0, 6).padEnd(6, '0'));
    }),
  );
});
