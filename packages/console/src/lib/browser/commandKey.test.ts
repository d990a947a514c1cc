import { expect, test } from 'vitest';
import { commandKey } from './commandKey.ts';

test.each([
  ['MacIntel', '⌘'],
  ['iPad', '⌘'],
  ['Win32', 'Ctrl'],
  ['Linux x86_64', 'Ctrl'],
])('the command key on %s is %s', (platform, key) => expect(commandKey(platform)).toBe(key));
