import { errorCode } from '@settlement/api-mocks/contract/errors';
import { expect, it } from 'vitest';
import { wrongCode } from './refusalArgs.ts';

const ID = 'screens-swap-swap--refused';
const wrongAt = (code: unknown, storySpecifier = ID) =>
  wrongCode(ID, 'swap.create', { storySpecifier, args: { code } });

it('names the codes that can be where the address asks for another', () => {
  expect(wrongAt(10_099)).toMatch(/^swap\.create cannot be refused with 10099\. .*10023/);
  expect(wrongAt('insufficient')).toContain('refused with insufficient');
});

it('takes a declared code, none, and the address of another story', () => {
  expect(wrongAt(errorCode.INSUFFICIENT_BALANCE)).toBeUndefined();
  expect(wrongAt(String(errorCode.INSUFFICIENT_BALANCE))).toBeUndefined();
  expect(wrongAt(undefined)).toBeUndefined();
  expect(wrongAt(10_099, 'screens-swap-swap--default')).toBeUndefined();
  expect(wrongCode(ID, undefined, { storySpecifier: ID, args: { code: 1 } })).toBeUndefined();
});
