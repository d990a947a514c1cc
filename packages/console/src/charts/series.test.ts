import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearScale, roundTicks, tickIndexes } from './series.ts';

describe('tickIndexes', () => {
  it('returns the first, the last and five other days of a month', () => {
    expect(tickIndexes(30, 7)).toEqual([0, 5, 10, 15, 19, 24, 29]);
  });

  it('returns no index for an empty axis and one index for a single day', () => {
    expect(tickIndexes(0, 7)).toEqual([]);
    expect(tickIndexes(1, 7)).toEqual([0]);
  });

  it('returns unique indexes on the axis, including both ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), fc.integer({ min: 2, max: 12 }), (count, most) => {
        const indexes = tickIndexes(count, most);
        expect(new Set(indexes).size).toBe(indexes.length);
        expect(indexes.length).toBeLessThanOrEqual(most);
        expect(indexes[0]).toBe(0);
        expect(indexes.at(-1)).toBe(count - 1);
      }),
    );
  });
});

describe('linearScale', () => {
  it('maps the ends and the middle of the range to positions', () => {
    const y = linearScale([0, 80], [200, 0]);
    expect([y(0), y(40), y(80)]).toEqual([200, 100, 0]);
  });

  it('returns a finite position if all values are equal', () => {
    expect(Number.isFinite(linearScale([5, 5], [10, 0])(5))).toBe(true);
  });
});

describe('roundTicks', () => {
  it('returns round steps up to the first tick at or above the largest value', () => {
    expect(roundTicks(65, 4)).toEqual([0, 20, 40, 60, 80]);
    expect(roundTicks(80, 4)).toEqual([0, 20, 40, 60, 80]);
  });

  it('returns at most eight ticks, up to at least the largest value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 1_000_000 }), (greatest) => {
        const marks = roundTicks(greatest, 4);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(greatest);
        expect(marks.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
