import { expect, it } from 'vitest';
import { allStories } from './stories.ts';

const namesOf = (title: string) =>
  allStories()
    .filter((story) => story.title === title)
    .map(({ name }) => name);

/** Entry, recipient, amount, check, verification, refusals, results: the sidebar shows what belongs together. */
it.each([
  ['Screens/Withdraw/Withdraw', 'Screens/Withdraw/Mobile withdraw'],
  ['Screens/Swap/Swap', 'Screens/Swap/Mobile swap'],
  ['Screens/Assets/Internal transfer', 'Screens/Assets/Mobile internal transfer'],
  ['Screens/Auth/Login', 'Screens/Auth/Mobile login'],
  ['Screens/Auth/Email sign-in', 'Screens/Auth/Mobile email sign-in'],
])('%s has its states in the same order as %s', (desktop, mobile) => {
  const names = namesOf(desktop);
  const both = namesOf(mobile).filter((name) => names.includes(name));
  expect(both.length).toBeGreaterThan(5);
  expect(both).toEqual(names.filter((name) => both.includes(name)));
});
