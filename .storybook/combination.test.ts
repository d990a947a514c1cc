import { describe, expect, it } from 'vitest';
import { combinationOf, combinations } from './combination.ts';

const ids = Array.from({ length: 800 }, (_, index) => `screens-payments-payment-records--state-${index}`);

const counts = (isEnglish: boolean) => {
  const seen = ids.map((id) => combinations.indexOf(combinationOf(id, { isEnglish })));
  return combinations.map((_, index) => seen.filter((one) => one === index).length);
};

describe('the combination in which a story is visited', () => {
  it('is one of eight that differ', () => {
    expect(new Set(combinations.map((one) => JSON.stringify(one))).size).toBe(8);
  });

  it('is the same for a story in every run, on every machine', () => {
    const named = [
      'screens-payments-payment-records--default',
      'screens-withdraw-withdraw--refused',
      'screens-dashboard-mobile-statistics--loading',
      'components-button--default',
    ].map((id) => combinations.indexOf(combinationOf(id, { isEnglish: false })));
    expect(named).toEqual([0, 4, 0, 3]);
  });

  it('is spread over all of them', () => {
    for (const count of counts(false)) expect(count).toBeGreaterThan(70);
  });

  it('is in English where a play function looks for English, in both themes and widths', () => {
    const [english, chinese] = [counts(true).slice(0, 4), counts(true).slice(4)];
    for (const count of english) expect(count).toBeGreaterThan(150);
    expect(chinese).toEqual([0, 0, 0, 0]);
  });
});
