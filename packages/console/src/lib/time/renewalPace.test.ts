import { expect, it } from 'vitest';
import { RenewalPace } from './renewalPace.ts';

it('a valid result is renewed immediately', () => {
  const pace = new RenewalPace();
  for (let time = 0; time < 50; time += 1) {
    pace.held();
    expect(pace.next()).toBe(0);
  }
});

it('an expired result is renewed at most six times with growing pauses', () => {
  const pace = new RenewalPace();
  const pauses = Array.from({ length: 8 }, () => pace.next());
  expect(pauses).toEqual([0, 1_000, 2_000, 4_000, 8_000, 16_000, undefined, undefined]);
  pace.held();
  expect(pace.next()).toBe(0);
});
