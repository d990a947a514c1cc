import { expect, test } from 'vitest';
import { commandKey, createKeyReader } from './shortcuts.ts';

test('the key g followed by a letter opens a page', () => {
  const read = createKeyReader();
  expect(read('g', 0)).toBeUndefined();
  expect(read('r', 1000)).toEqual({ kind: 'go', page: '/record' });
  expect(read('r', 1100)).toBeUndefined();
});

test('the second key of a sequence must be known and pressed within 1.5 seconds', () => {
  const read = createKeyReader();
  read('g', 0);
  expect(read('r', 1500)).toBeUndefined();
  read('g', 2000);
  expect(read('x', 2100)).toBeUndefined();
  expect(read('r', 2200)).toBeUndefined();
});

test('a single key presses a control, opens the search or opens the help', () => {
  const read = createKeyReader();
  expect(read('e', 0)).toEqual({ kind: 'press', key: 'e' });
  expect(read('/', 1)).toEqual({ kind: 'search' });
  expect(read('?', 2)).toEqual({ kind: 'help' });
  expect(read('E', 3)).toEqual({ kind: 'press', key: 'e' });
});

test.each([
  ['MacIntel', '⌘'],
  ['iPad', '⌘'],
  ['Win32', 'Ctrl'],
  ['Linux x86_64', 'Ctrl'],
])('the command key on %s is %s', (platform, key) => expect(commandKey(platform)).toBe(key));
