import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isPassword, passwordRuleNames, passwordRules } from './password.ts';
import { isSameEmail } from './sameEmail.ts';
import { isZone, wallClock } from './zone.ts';

test.each([
  ['Settle2026', true],
  ['aA345678', true],
  ['aA34567', false],
  ['settle2026', false],
  ['SETTLE2026', false],
  ['SettleOnly', false],
  ['Settle 2026', false],
  ['Settle2026!', false],
  ['Settlé2026', false],
  ['', false],
])('isPassword(%j) is %s (specification §5)', (password, isGood) => {
  expect(isPassword(password)).toBe(isGood);
});

test('a password is valid if and only if every rule is met', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[abzABZ019 !é]{0,20}$/), (password) => {
      const ticked = passwordRuleNames.every((rule) => passwordRules[rule](password));
      const pattern = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[A-Za-z0-9]{8,}$/.test(password);
      expect(isPassword(password)).toBe(ticked);
      expect(ticked).toBe(pattern);
    }),
  );
});

it.each([
  ['Rechnung@München.de', 'rechnung@xn--mnchen-3ya.de', true],
  ['a@例子.公司', 'A@xn--fsqu00a.xn--55qx5d', true],
  [' a@Example.com', 'A@example.COM ', true],
  ['a@example.com', 'b@example.com', false],
  ['a@münchen.de', 'a@munchen.de', false],
])('isSameEmail(%j, %j) is %s', (one, other, isSame) => {
  expect(isSameEmail(one, other)).toBe(isSame);
});

test('wallClock formats all parts of a local time with 24 hours', () => {
  expect(wallClock('Asia/Tokyo').format(9 * 3600 * 1000)).toBe('01/01/1970, 18:00:00');
  expect(wallClock('UTC').format(0)).toBe('01/01/1970, 00:00:00');
});

test.each([
  ['UTC', true],
  ['Mars/Base', false],
])('isZone of %s is %s', (zone, isOne) => expect(isZone(zone)).toBe(isOne));
