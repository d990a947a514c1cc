import { expect, it } from 'vitest';
import { codeText } from './codeText.ts';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456\n', '123456'],
  ['Your code is 123456.', '123456'],
  ['１２３４５６', '123456'],
  ['12a', '12'],
  ['1234567890', '123456'],
  ['Valid for 10 minutes: 123456', '123456'],
  ['12²3', '123'],
  ['', ''],
])('codeText reads %j as %j', (text, code) => {
  expect(codeText(text, 6)).toBe(code);
});
