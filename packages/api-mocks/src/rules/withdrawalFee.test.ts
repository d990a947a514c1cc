import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { withdrawalFee } from './withdrawalFee.ts';

const FUZZ = Number(process.env['FUZZ'] ?? 1);

test.each([
  ['120', '1', '1.2', '2.2', '117.8'],
  ['5000', '0.5', '1.2', '6.2', '4993.8'],
  ['0.4', '0.5', '1.2', '1.7', '-1.3'],
  ['1.7', '0.5', '1.2', '1.7', '0'],
  ['1234.567891', '0.5', '0', '1.234568', '1233.333323'],
])(
  'a withdrawal of %s with minimum fee %s and network fee %s costs %s',
  (amount, min_fee, network_fee, fee, actual) => {
    expect(withdrawalFee(amount, { rate: '0.001', min_fee, network_fee, decimals: 6 })).toEqual({
      fee,
      actual,
    });
  },
);

function rational(text: string): readonly [bigint, bigint] {
  const [whole = '0', places = ''] = text.replace('-', '').split('.');
  const sign = text.startsWith('-') ? -1n : 1n;
  return [sign * BigInt(whole + places), 10n ** BigInt(places.length)];
}

const decimal = (places: number) =>
  fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.nat(places)).map(([units, count]) => {
    const digits = units.toString().padStart(count + 1, '0');
    return count === 0 ? digits : `${digits.slice(0, -count)}.${digits.slice(-count)}`;
  });

it('the fee is rounded up to the token’s decimals', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 18 }).chain((decimals) =>
        fc.record({
          decimals: fc.constant(decimals),
          amount: decimal(decimals),
          rate: fc.bigInt({ min: 0n, max: 99_999n }).map((share) => `0.${share.toString().padStart(5, '0')}`),
          min_fee: decimal(8),
          network_fee: decimal(8),
        }),
      ),
      ({ amount, ...terms }) => {
        const [a, b] = rational(amount);
        const [c, d] = rational(terms.rate);
        const [e, f] = rational(terms.min_fee);
        const [g, h] = rational(terms.network_fee);
        const share: readonly [bigint, bigint] = [a * c, b * d];
        const [n, m] = share[0] * f > e * share[1] ? share : [e, f];
        // The exact fee n/m + g/h, as one fraction with the denominator m·h.
        const exact = n * h + g * m;
        const whole = m * h;
        const unit = 10n ** BigInt(terms.decimals);

        const { fee, actual } = withdrawalFee(amount, terms);
        const [p, q] = rational(fee);
        expect(p * whole >= exact * q).toBe(true);
        // A fee that is one unit lower would be below the exact fee.
        expect((p * unit - q) * whole < exact * q * unit).toBe(true);
        expect((fee.split('.')[1] ?? '').length).toBeLessThanOrEqual(terms.decimals);
        const [r, s] = rational(actual);
        expect(r * b * q).toBe((a * q - p * b) * s);
      },
    ),
    { numRuns: 400 * FUZZ },
  );
});
