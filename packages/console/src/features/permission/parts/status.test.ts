import { expect, test } from 'vitest';
import { isKnownStatus, stagesOf } from './status.ts';

const states = (stage: number, state: number) => stagesOf({ stage, state }).map((view) => view.state);

test('stagesOf returns the stages of specification §4', () => {
  expect(states(1, 1)).toEqual(['current', 'todo', 'todo']);
  expect(states(1, 2)).toEqual(['done', 'todo', 'todo']);
  expect(states(2, 1)).toEqual(['done', 'current', 'todo']);
  expect(states(3, 2)).toEqual(['done', 'done', 'done']);
});

test('stagesOf returns a failed stage after a failure or a suspension', () => {
  expect(stagesOf({ stage: 2, state: 3 })[1]).toEqual({ stage: 2, word: 3, state: 'failed' });
  expect(stagesOf({ stage: 1, state: 4 })[0]).toEqual({ stage: 1, word: 4, state: 'failed' });
});

test('isKnownStatus returns false for unknown codes', () => {
  expect([0, 1, 2, 3, 4].every(isKnownStatus)).toBe(true);
  expect(isKnownStatus(9)).toBe(false);
});
