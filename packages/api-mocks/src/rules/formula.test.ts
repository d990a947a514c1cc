import { expect, it } from 'vitest';
import { guarded, isRounded, unguarded } from './formula.ts';

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\r=1',
  '＝1',
  '＋1',
  '－1',
  '＠SUM',
  '\u200B=1',
  '\u202E ＝1',
  '007',
  '84121795143570000000000000000001',
  '1E5',
  '1.5e-8',
  '1,234',
  '7.0',
  '1.2.3',
  '50%',
  '3/4',
  '1-2',
  '10:30',
  '5-May',
  'May 5',
  'TRUE',
  "'=1",
  "''007",
])('guarded adds an apostrophe to %j, and unguarded removes it', (text) => {
  expect(guarded(text)).toBe(`'${text}`);
  expect(unguarded(guarded(text))).toBe(text);
});

it.each(['', '7', '12.5', '4294967295', '2026-11-20', '0xdEf42e', 'Desk 5', "O'Brien", "'quoted'", '金库'])(
  'guarded and unguarded return %j unchanged',
  (text) => {
    expect([guarded(text), unguarded(text)]).toEqual([text, text]);
  },
);

it.each([
  ['4.29497E+09', true],
  ['8,41218e+31', true],
  ['1E-08', true],
  ['123456789012345000000', true],
  ['100000', false],
  ['12345678901234567', false],
  ['1e5x', false],
])('isRounded of %j is %s', (text, expected) => expect(isRounded(text)).toBe(expected));
