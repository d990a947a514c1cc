import { expect, it } from 'vitest';
import { isSameSignature } from './Playground.tsx';

it('the signature checker ignores case and spaces', () => {
  expect(isSameSignature(' AB12 ', 'ab12')).toBe(true);
  expect(isSameSignature('ab13', 'ab12')).toBe(false);
  expect(isSameSignature('ab13,AB12', 'ab12')).toBe(true);
});
