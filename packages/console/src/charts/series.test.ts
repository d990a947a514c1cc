import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tickPlaces } from './series.ts';

describe('tickPlaces', () => {
  it('shows both ends of a month and five days between', () => {
    expect(tickPlaces(30, 7)).toEqual([0, 5, 10, 15, 19, 24, 29]);
  });

  it('has none for an empty axis and one for a single day', () => {
    expect(tickPlaces(0, 7)).toEqual([]);
    expect(tickPlaces(1, 7)).toEqual([0]);
  });

  it('never repeats a place, never leaves the axis, and always shows both ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), fc.integer({ min: 2, max: 12 }), (count, most) => {
        const places = tickPlaces(count, most);
        expect(new Set(places).size).toBe(places.length);
        expect(places.length).toBeLessThanOrEqual(most);
        expect(places[0]).toBe(0);
        expect(places.at(-1)).toBe(count - 1);
      }),
    );
  });
});
