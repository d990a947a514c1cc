import { describe, expect, it } from 'vitest';
import { combinationOf, combinations } from './combination.ts';

const ids = Array.from({ length: 800 }, (_, index) => `screens-payments-payment-records--state-${index}`);

const counts = (isEnglish: boolean) => {
  const seen = ids.map((id) => combinations.indexOf(combinationOf(id, { isEnglish })));
  return combinations.map((_, index) => seen.filter((one) => one === index).length);
};

describe('combinationOf', () => {
  it('returns one of eight different combinations for each story', () => {
    expect(new Set(combinations.map((one) => JSON.stringify(one))).size).toBe(8);
  });

  it('returns the same combination for a story in every run', () => {
    const named = [
      'screens-payments-payment-records--default',
      'screens-withdraw-withdraw--refused',
      'screens-dashboard-mobile-statistics--loading',
      'components-button--default',
    ].map((id) => combinations.indexOf(combinationOf(id, { isEnglish: false })));
    expect(named).toEqual([0, 4, 0, 3]);
  });

  it('spreads the stories over all combinations', () => {
    for (const count of counts(false)) expect(count).toBeGreaterThan(70);
  });

  it('uses English with both themes and both widths if the play function needs English', () => {
    const [english, chinese] = [counts(true).slice(0, 4), counts(true).slice(4)];
    for (const count of english) expect(count).toBeGreaterThan(150);
    expect(chinese).toEqual([0, 0, 0, 0]);
  });
});
