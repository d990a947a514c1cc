import { CalendarDate } from '@internationalized/date';
import { expect, it } from 'vitest';
import { daysOf, isWithin } from './CalendarPanel.tsx';

it('daysOf formats dates as ISO dates, even in early years', () => {
  const range = { start: new CalendarDate(202, 1, 2), end: new CalendarDate(2026, 11, 20) };
  expect(daysOf(range)).toEqual({ start: '0202-01-02', end: '2026-11-20' });
});

it.each([
  ['2026-11-01', '2026-11-20', true],
  ['2026-11-20', '2026-11-20', true],
  ['2026-11-20', '2026-11-01', false],
  ['2026-11-01', '2026-11-21', false],
  ['0202-11-01', '2026-11-20', false],
])('isWithin for the range from %s to %s returns %s', (start, end, isRight) => {
  expect(isWithin({ start, end }, '2020-01-01', '2026-11-20')).toBe(isRight);
});

it('isWithin accepts every range if there are no bounds', () => {
  expect(isWithin({ start: '0001-01-01', end: '9999-12-31' })).toBe(true);
});
