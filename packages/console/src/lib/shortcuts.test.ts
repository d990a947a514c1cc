import { expect, test } from 'vitest';
import { createKeyReader } from './shortcuts.ts';

test('g and a letter lead to a place', () => {
  const read = createKeyReader();
  expect(read('g', 0)).toBeUndefined();
  expect(read('r', 1000)).toEqual({ kind: 'go', page: 'records' });
  expect(read('r', 1100)).toBeUndefined();
});

test('the second key counts for a second and a half, and only once', () => {
  const read = createKeyReader();
  read('g', 0);
  expect(read('r', 1500)).toBeUndefined();
  read('g', 2000);
  expect(read('x', 2100)).toBeUndefined();
  expect(read('r', 2200)).toBeUndefined();
});

test('a key alone presses a control, looks for something, or asks for help', () => {
  const read = createKeyReader();
  expect(read('e', 0)).toEqual({ kind: 'press', key: 'e' });
  expect(read('/', 1)).toEqual({ kind: 'search' });
  expect(read('?', 2)).toEqual({ kind: 'help' });
  expect(read('E', 3)).toEqual({ kind: 'press', key: 'e' });
});
