import { expect, it } from 'vitest';
import { type PolledState, retryPause } from './retryPause.ts';

const start = 1_700_000_000_000;
const failed = (after: number, state: Partial<PolledState> = {}): PolledState => ({
  status: 'error',
  dataUpdatedAt: start,
  errorUpdatedAt: start + after,
  errorUpdateCount: 1,
  ...state,
});

it('the pause between polls equals the interval while polls succeed', () => {
  const state = { status: 'success', dataUpdatedAt: start, errorUpdatedAt: 0, errorUpdateCount: 7 };
  expect(retryPause(3_000, state)).toBe(3_000);
});

it('the pause between polls doubles while polls fail, up to five minutes', () => {
  let after = 3_000;
  const pauses: number[] = [];
  for (let time = 0; time < 9; time += 1) {
    const pause = retryPause(3_000, failed(after));
    pauses.push(pause / 1000);
    after += pause;
  }
  expect(pauses).toEqual([3, 6, 12, 24, 48, 96, 192, 300, 300]);
});

it('retryPause doubles the pause if no poll has ever succeeded', () => {
  const pause = (errorUpdateCount: number) =>
    retryPause(3_000, failed(0, { dataUpdatedAt: 0, errorUpdateCount })) / 1000;
  expect([1, 2, 3, 99].map(pause)).toEqual([6, 12, 24, 300]);
});

it('retryPause never returns a pause shorter than the interval', () => {
  expect(retryPause(600_000, failed(1))).toBe(600_000);
});
