import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, formatAxis, formatChange, formatExact, formatPercent } from './amounts.ts';
import { formatDay, formatRelative, formatTime } from './times.ts';
import { formatRate } from './rates.ts';

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

test('formatAxis shortens values of a million and more', () => {
  expect([0, 4, 12_000].map((value) => formatAxis(value, 'en-US'))).toEqual(['0', '4', '12,000']);
  expect(formatAxis(120_000_000, 'en-US')).toBe('120M');
  expect(formatAxis(120_000_000, 'zh-CN')).toBe('1.2亿');
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

const at = (iso: string) => Date.parse(iso) / 1000;

test('specification §9: a time is YYYY-MM-DD HH:mm:ss in the merchant’s time zone', () => {
  const moment = at('2026-11-20T02:41:09Z');
  expect(formatTime(moment, 'UTC')).toBe('2026-11-20 02:41:09');
  expect(formatTime(moment, 'Asia/Shanghai')).toBe('2026-11-20 10:41:09');
  expect(formatTime(moment, 'America/New_York')).toBe('2026-11-19 21:41:09');
  expect(formatDay(moment, 'America/New_York')).toBe('2026-11-19');
});

test('midnight is shown as 00, not as 24', () => {
  expect(formatTime(at('2026-11-20T00:00:05Z'), 'UTC')).toBe('2026-11-20 00:00:05');
});

test('formatTime is correct around a clock change and on a skipped day', () => {
  expect(formatTime(at('2026-11-01T05:30:00Z'), 'America/New_York')).toBe('2026-11-01 01:30:00');
  expect(formatTime(at('2026-11-01T06:30:00Z'), 'America/New_York')).toBe('2026-11-01 01:30:00');
  expect(formatTime(at('2011-12-30T10:00:00Z'), 'Pacific/Apia')).toBe('2011-12-31 00:00:00');
});

test('formatTime returns a dash for a time of 0', () => {
  expect(formatTime(0, 'UTC')).toBe('—');
});

test('formatTime uses UTC if the time zone is unknown', () => {
  expect(formatTime(at('2026-11-20T02:41:09Z'), 'Mars/Olympus')).toBe('2026-11-20 02:41:09');
});

test('formatRelative formats relative times in both languages', () => {
  expect(formatRelative(1000, 1180, 'en-US')).toBe('3 minutes ago');
  expect(formatRelative(1000, 1180, 'zh-CN')).toBe('3 分钟前');
  expect(formatRelative(1044, 1000, 'zh-CN')).toBe('44 秒后');
  expect(formatRelative(100_000, 0, 'zh-CN')).toBe('明天');
  expect(formatRelative(1000, 1000 + 3599, 'en-US')).toBe('59 minutes ago');
  expect(formatRelative(100_000, 0, 'en-US')).toBe('tomorrow');
});

test.each([
  ['0.0000105498', '0.00001054'],
  ['0.00000150237', '0.000001502'],
  ['0.00099999', '0.0009999'],
  ['0.001', '0.001000'],
  ['0.0123456789', '0.012345'],
  ['94786.7312345', '94,786.731234'],
  ['-0.000000012345', '−0.00000001234'],
  ['0', '0.000000'],
  ['0.0000', '0.000000'],
  ['0.0001', '0.0001000'],
  [undefined, '—'],
])('formatRate shows the rate %s as %s', (value, shown) => {
  expect(formatRate(value)).toBe(shown);
});
