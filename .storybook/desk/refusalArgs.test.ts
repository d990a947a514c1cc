import { errorCode } from '@settlement/api-mocks/contract/errors';
import { expect, it } from 'vitest';
import { wrongCode } from './refusalArgs.ts';

const ID = 'screens-swap-swap--refused';
const wrongAt = (code: unknown, storySpecifier = ID) =>
  wrongCode(ID, 'swap.create', { storySpecifier, args: { code } });

it('wrongCode lists the valid codes if the code in the URL isn’t one of them', () => {
  expect(wrongAt(10_099)).toMatch(/^swap\.create can’t be rejected with 10099\. .*10023/);
  expect(wrongAt('insufficient')).toContain('rejected with insufficient');
});

it('wrongCode returns undefined if the URL has no invalid code for the story', () => {
  expect(wrongAt(errorCode.INSUFFICIENT_BALANCE)).toBeUndefined();
  expect(wrongAt(String(errorCode.INSUFFICIENT_BALANCE))).toBeUndefined();
  expect(wrongAt(undefined)).toBeUndefined();
  expect(wrongAt(10_099, 'screens-swap-swap--default')).toBeUndefined();
  expect(wrongCode(ID, undefined, { storySpecifier: ID, args: { code: 1 } })).toBeUndefined();
});
