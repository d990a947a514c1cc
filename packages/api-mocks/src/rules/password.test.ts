import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPassword, passwordRuleNames, passwordRules } from './password.ts';

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
