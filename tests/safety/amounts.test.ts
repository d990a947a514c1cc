import { parseAmount } from '@settlement/design-system/AmountField';
import type { AmountProblem } from '@settlement/design-system/AmountField';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountError } from '#console/lib/money/amountRules.ts';

const FUZZ = Number(process.env['FUZZ'] ?? 1);

const format = { symbol: 'USDT', decimals: 6 };

const accepted = [
  '0→0 | 1→1 | 0.5→0.5 | .5→0.5 | 5.→5 | 5000.00→5000.00 | 0.000001→0.000001 | 1,234→1234',
  '12,345→12345 | 123,456→123456 | 1,234,567→1234567 | 1,234,567.89→1234567.89 | 1,000→1000',
  '1,000.→1000 | 1,000.5→1000.5 | 999,999,999,999.999999→999999999999.999999 |  12 →12 | \t12\n→12',
  '\u00A012.5\u202F→12.5 | \uFEFF12→12 | 12\r\n→12 | 1,234.5 USDT→1234.5 | USDT 1,234.5→1234.5',
  '1234.5USDT→1234.5 | 5 usdt→5 | Usdt5→5 | 5\u00A0USDT→5 |  5 USDT →5 | \uFF11\uFF12.\uFF15→12.5',
  '\uFF11\uFF12\uFF0E\uFF15→12.5 | \uFF11\uFF12\u3002\uFF15→12.5 | \uFF11\uFF0C\uFF12\uFF13\uFF14→1234',
  '\uFF15 USDT→5 | 123456789012345678901234567890.123456→123456789012345678901234567890.123456',
  '100→100 | 1.10→1.10 | 0.0→0.0 | 1000000→1000000',
].flatMap((texts) => texts.split(' | ').map((pair) => pair.split('→')));

const refused: Readonly<Record<Exclude<AmountProblem, 'empty'>, readonly string[]>> = {
  decimalComma: [
    '0,5 | 0,001 | 1,5 | 12,34 | 1234,5 | 1234,567 | 1,2345 | 0, | 0,123 | 00,5 | 1000,50',
    '\uFF10\uFF0C\uFF15 | 5,0',
  ],
  grouping: [
    '1 000 | 1 000,50 | 1 000.50 | 1\u00A0000,50 | 1\u202F000,50 | 1\u2009000 | 1.000.000 | 1.000.000,00',
    "1.234,56 | 1'000 | 1\u2019000.50 | 1_000 | 12,34,567 | 1,23,456.78 | 1,,000 | 1,234,56 | 0,001,000",
    ',500 | 1,000, | 1,00.5 | 1.2.3 | 1.2,3 | 1,234.567,8 | 10,00,000',
  ],
  sign: ['-5 | +5 | \u22125 | \u20135 | \u20145 | \uFF0D5 | \uFF0B5 | -0 | --5 | -0.5 | -1,000'],
  exponent: ['1e5 | 1E5 | 1e-5 | 1e+5 | 1.5e3 | 5e0'],
  leadingZero: ['007 | 00 | 00.5 | 01 | 0000001 | 01.50'],
  decimals: ['0.0000001 | 1.1234567 | 1,234.1234567 | 0.10000000 | 1.0000000'],
  invisible: [
    '\u200E5 | 5\u200F | 1\u200B000 | \u202A5\u202C | \u20665\u2069 | 1\u00AD000 | 5\u0000',
    '\u202E12\u202C | 1\u200D2 | 1\u0007 | 1\t000 | 1\n000',
  ],
  characters: [
    'abc | 5\u00B2 | \u00B2 | \u00BD | 1\u00BD | 1/2 | \u2460 | \u2167 | 0x10 | 0b11 | 0o7 | 1n | NaN',
    'Infinity | $5 | 5$ | \u20AC5 | \u00A55 | 5 USDC | 5 ETH | 5 USDT USDT | USDT 5 USDT | 5 USD | USDT',
    '5 T | 5% | ~5 | (5) | 5*2 | 2+3 | 1=1 | \u0665 | \u06F5 | \u0967 | \u0661\u0660\u0660',
    '\u0661\u066B\u0665 | \u4E94 | \u4E00\u767E | 5k | 1M | 5- | 5 - | 1..2x | 1\u066C000 | 5\u3001',
    '\uD835\uDFD9 | 5; | 5:00 | 1\u00B75 | . 5 | 1\u20E3 | five | 5\u2044 | =5 | . | 1234 5 USDTx',
  ],
  tooLong: ['1'.repeat(61), `1.${'0'.repeat(80)}`],
};
const refusals = Object.entries(refused).flatMap(([problem, texts]) =>
  texts.flatMap((text) => text.split(' | ')).map((text) => [text, problem] as const),
);

describe(`${accepted.length + refusals.length} typed and pasted amounts`, () => {
  it.each(accepted)('are read correctly: %j as %j', (text = '', value = '') => {
    expect(parseAmount(text, format)).toEqual({ ok: true, value });
  });

  it.each(refusals)('are rejected with a reason: %j (%s)', (text, problem) => {
    expect(parseAmount(text, format)).toMatchObject({ ok: false, problem });
  });

  it.each(refusals.filter(([, problem]) => problem !== 'tooLong'))(
    'can’t be submitted if they are rejected: %j',
    (text) => {
      // If the text is submitted unchanged, the form must reject it instead of reading another number.
      expect(amountError(text, { decimals: format.decimals })).toBeDefined();
    },
  );

  it.each(['', ' ', '\n', '\u00A0'])('are treated as empty instead of invalid: %j', (text) => {
    expect(parseAmount(text, format)).toMatchObject({ ok: false, problem: 'empty' });
  });

  it.each(['1,', '1,2', '1,23', '1,234,', '1,234,5', '.'])('can start with %j', (text) => {
    expect(parseAmount(text, format)).toMatchObject({ ok: false, isPartial: true });
  });

  it.each(['0,', '1 0', '-', '1e', '5²', '1234,5'])('can’t start with %j', (text) => {
    expect(parseAmount(text, format)).toMatchObject({ ok: false, isPartial: false });
  });
});

describe('amounts next to a token symbol', () => {
  it.each([
    ['51INCH', '1INCH', undefined],
    ['5 1INCH', '1INCH', '5'],
    ['1INCH 5', '1INCH', '5'],
    ['1INCH', '1INCH', undefined],
    ['5E', 'E', undefined],
    ['5 E', 'E', '5'],
    ['1E5', 'E', undefined],
    ['C98 5', 'C98', '5'],
    ['C985', 'C98', undefined],
    ['5C98', 'C98', '5'],
    ['5', '', '5'],
  ])('are read only if they’re unambiguous: %j with the symbol %j', (text, symbol, value) => {
    const parsed = parseAmount(text, { symbol, decimals: 6 });
    expect(parsed.ok ? parsed.value : undefined).toBe(value);
  });
});

function rational(text: string): readonly [bigint, bigint] {
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.');
  return [BigInt(`${whole}${fraction}` || '0'), 10n ** BigInt(fraction.length)];
}
const isSame = (a: string, b: string) => {
  const [[m, n], [p, q]] = [rational(a), rational(b)];
  return m * q === p * n;
};

describe('the value of an accepted amount', () => {
  const mark = fc.constantFrom(...'0123456789.,-+e \u00A0\u202F\u200E\u2019\uFF15\u00B2x'.split(''));
  const anyText = fc.array(mark, { maxLength: 14 }).map((marks) => marks.join(''));
  const wellFormed = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.stringMatching(/^\d{0,6}$/), fc.boolean())
    .map(([whole, fraction, isGrouped]) => {
      const units = isGrouped ? String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ',') : String(whole);
      return fraction === '' ? units : `${units}.${fraction}`;
    });

  it('is exactly the displayed number, even if it’s typed again', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, wellFormed), (text) => {
        const parsed = parseAmount(text, format);
        if (!parsed.ok) return;
        const shown = text.trim().replaceAll('\uFF15', '5');
        expect(shown).toMatch(/^[\d.,]+$/);
        expect(isSame(parsed.value, shown)).toBe(true);
        expect(parseAmount(parsed.value, format)).toEqual(parsed);
      }),
      { numRuns: 3000 * FUZZ },
    );
  });

  it('exists for every string in the accepted notation', () => {
    fc.assert(
      fc.property(wellFormed, (text) => {
        expect(parseAmount(text, format).ok).toBe(true);
      }),
      { numRuns: 1000 * FUZZ },
    );
  });
});
