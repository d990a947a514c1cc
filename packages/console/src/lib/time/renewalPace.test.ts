import { expect, it } from 'vitest';
import { RenewalPace } from './renewalPace.ts';

it('RenewalPace returns a pause of 0 after a valid result', () => {
  const pace = new RenewalPace();
  for (let time = 0; time < 50; time += 1) {
    pace.held();
    expect(pace.next()).toBe(0);
  }
});

it('RenewalPace returns growing pauses for at most six expired results in a row', () => {
  const pace = new RenewalPace();
  const pauses = Array.from({ length: 8 }, () => pace.next());
  expect(pauses).toEqual([0, 1_000, 2_000, 4_000, 8_000, 16_000, undefined, undefined]);
  pace.held();
  expect(pace.next()).toBe(0);
});
