import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isSignInMessage } from './signInMessages.ts';

const source = join(import.meta.dirname, '..');
/** What is on the page before anybody goes a way by e-mail. */
const files = globSync(
  ['features/auth/*.{ts,tsx}', 'app/{startLogin,DesignSystem,Toasts}.tsx', 'app/errorReactions.ts'],
  {
    cwd: source,
  },
)
  .filter((file) => !/\.(test|stories)\./.test(file))
  .map((file) => readFileSync(join(source, file), 'utf8'));

it('the first step has every word it names', () => {
  const named = files.flatMap((code) => code.match(/(?<=')(common|errors|auth)\.[\w.]+(?=')/g) ?? []);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => !isSignInMessage(id))).toEqual([]);
});

it('what only the ways by e-mail say, and the words of fields, come later', () => {
  expect(isSignInMessage('errors.10011')).toBe(true);
  expect(isSignInMessage('errors.field.validaEmail')).toBe(false);
  expect(isSignInMessage('auth.register.title')).toBe(false);
  expect(isSignInMessage('common.pager.next')).toBe(false);
});
