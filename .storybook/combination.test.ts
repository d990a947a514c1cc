import { describe, expect, it } from 'vitest';
import { combinationOf, combinations } from './combination.ts';

const ids = Array.from({ length: 800 }, (_, index) => `screens-payments-payment-records--state-${index}`);

const counts = (isEnglish: boolean) => {
  const seen = ids.map((id) => combinations.indexOf(combinationOf(id, { isEnglish })));
  return combinations.map((_, index) => seen.filter((one) => one === index).length);
};

describe('combinationOf', () => {
  it('chooses from eight different combinations', () => {
    expect(new Set(combinations.map((one) => JSON.stringify(one))).size).toBe(8);
  });

  it('returns the same combination for a story in every run', () => {
    const named = [
      'screens-payments-payment-records--default',
      'screens-withdraw-withdraw--refused',
      'screens-dashboard-mobile-statistics--loading',
      'components-button--default',
    ].map((id) => combinations.indexOf(combinationOf(id, { isEnglish: id.startsWith('components') })));
    expect(named).toEqual([4, 4, 4, 3]);
  });

  it.each([
    [true, 'English', 0],
    [false, 'Chinese', 4],
  ])('uses both themes and widths in one language (isEnglish %s: %s)', (isEnglish, _, first) => {
    const seen = counts(isEnglish);
    for (const count of seen.splice(first, 4)) expect(count).toBeGreaterThan(150);
    expect(seen).toEqual([0, 0, 0, 0]);
  });
});
