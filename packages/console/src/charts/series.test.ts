import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tickIndexes } from './series.ts';

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
