import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearScale, roundTicks } from './scales.ts';

describe('linearScale', () => {
  it('places the ends at the ends and the middle in the middle', () => {
    const y = linearScale([0, 80], [200, 0]);
    expect([y(0), y(40), y(80)]).toEqual([200, 100, 0]);
  });

  it('keeps a line that does not move inside the plot', () => {
    expect(Number.isFinite(linearScale([5, 5], [10, 0])(5))).toBe(true);
  });
});

describe('roundTicks', () => {
  it('counts in round steps and ends above the greatest value', () => {
    expect(roundTicks(65, 4)).toEqual([0, 20, 40, 60, 80]);
    expect(roundTicks(80, 4)).toEqual([0, 20, 40, 60, 80]);
  });

  it('never leaves a value above the top, and never draws a crowd of lines', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 1_000_000 }), (greatest) => {
        const marks = roundTicks(greatest, 4);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(greatest);
        expect(marks.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
