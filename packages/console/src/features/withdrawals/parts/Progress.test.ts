import { expect, test } from 'vitest';
import { timelineOf } from './Progress.tsx';

const short = (status: number) => timelineOf(status).map(({ step, state }) => `${step}:${state}`);

test.each([
  [1, ['submitted:done', '1:current', '3:todo', '4:todo', '5:todo']],
  [2, ['submitted:done', '1:done', '2:done']],
  [3, ['submitted:done', '1:done', '3:current', '4:todo', '5:todo']],
  [4, ['submitted:done', '1:done', '3:done', '4:current', '5:todo']],
  [5, ['submitted:done', '1:done', '3:done', '4:done', '5:done']],
  [6, ['submitted:done', '6:done']],
  [7, ['submitted:done', '1:done', '3:done', '7:current']],
  [99, ['submitted:done', '1:todo', '3:todo', '4:todo', '5:todo']],
])('timelineOf returns the expected steps for status %i', (status, steps) =>
  expect(short(status)).toEqual(steps),
);
