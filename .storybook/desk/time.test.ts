import { expect, test } from 'vitest';
import { durationOf } from './time.ts';

test.each([
  ['3 h', 10_800],
  ['21h', 75_600],
  ['2 d 30 m', 174_600],
  ['90 seconds', 90],
  ['soon', undefined],
])('durationOf converts “%s” to seconds: %s', (typed, seconds) => {
  expect(durationOf(typed)).toBe(seconds);
});
