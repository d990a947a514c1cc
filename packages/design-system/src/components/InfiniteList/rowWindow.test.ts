import { describe, expect, it } from 'vitest';

import { rowWindow } from './rowWindow.ts';

const guess = { count: 10_000, estimate: 50, measured: new Map<number, number>() };

describe('rowWindow', () => {
  it('starts with the first row before the list is scrolled', () => {
    expect(rowWindow(guess, 0, 500)).toEqual({ start: 0, end: 16, offset: 0, total: 500_000 });
  });
  it('contains the visible rows and six more rows on each side', () => {
    expect(rowWindow(guess, 250_000, 500)).toEqual({
      start: 4994,
      end: 5016,
      offset: 249_700,
      total: 500_000,
    });
  });
  it('ends with the last row after the list is scrolled to its end', () => {
    expect(rowWindow(guess, 499_500, 500)).toMatchObject({ end: 10_000 });
  });
  it('uses the measured heights of rows', () => {
    const measured = new Map([[0, 150]]);
    expect(rowWindow({ ...guess, measured }, 160, 100)).toMatchObject({ start: 0, total: 500_100 });
  });
  it('contains at most sixty rows, even if the estimated height is wrong', () => {
    for (const top of [0, 1000, 9000]) {
      const shown = rowWindow({ ...guess, estimate: 1 }, top, 900);
      expect(shown.end - shown.start).toBeLessThanOrEqual(60);
    }
  });
  it('is empty for an empty list', () => {
    expect(rowWindow({ ...guess, count: 0 }, 0, 500)).toEqual({ start: 0, end: 0, offset: 0, total: 0 });
  });
});
