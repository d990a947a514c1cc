import { expect, it } from 'vitest';
import { isSameEmail } from './sameEmail.ts';

it.each([
  ['Rechnung@München.de', 'rechnung@xn--mnchen-3ya.de', true],
  ['a@例子.公司', 'A@xn--fsqu00a.xn--55qx5d', true],
  [' a@Example.com', 'A@example.COM ', true],
  ['a@example.com', 'b@example.com', false],
  ['a@münchen.de', 'a@munchen.de', false],
])('isSameEmail(%j, %j) is %s', (one, other, isSame) => {
  expect(isSameEmail(one, other)).toBe(isSame);
});
