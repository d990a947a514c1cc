import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isSignInWord } from './signInMessages.ts';

const source = join(import.meta.dirname, '..');
/** What is on the page before anybody goes a way by e-mail. */
const files = globSync(['features/auth/*.{ts,tsx}', 'app/startLogin.tsx', 'app/errorReactions.ts'], {
  cwd: source,
})
  .filter((file) => !/\.(test|stories)\./.test(file))
  .map((file) => readFileSync(join(source, file), 'utf8'));

it('the first step has every word it names', () => {
  const named = files.flatMap((code) => code.match(/(?<=')(common|errors|auth)\.[\w.]+(?=')/g) ?? []);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => !isSignInWord(id))).toEqual([]);
});

it('what only the ways by e-mail say, and the words of fields, come later', () => {
  expect(isSignInWord('errors.10011')).toBe(true);
  expect(isSignInWord('errors.field.validaEmail')).toBe(false);
  expect(isSignInWord('auth.register.title')).toBe(false);
  expect(isSignInWord('common.pager.next')).toBe(false);
});
