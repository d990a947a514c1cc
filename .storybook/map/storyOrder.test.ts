import { expect, it } from 'vitest';
import { allStories } from './stories.ts';

const namesOf = (title: string) =>
  allStories()
    .filter((story) => story.title === title)
    .map(({ name }) => name);

/**
 * The stories of a screen follow its process: entry, recipient, amount, check, verification, errors, results.
 * The order must be the same on both devices.
 */
it.each([
  ['Screens/Withdraw/Withdraw', 'Screens/Withdraw/Mobile withdraw'],
  ['Screens/Swap/Swap', 'Screens/Swap/Mobile swap'],
  ['Screens/Assets/Internal transfer', 'Screens/Assets/Mobile internal transfer'],
  ['Screens/Auth/Login', 'Screens/Auth/Mobile login'],
  ['Screens/Auth/Email sign-in', 'Screens/Auth/Mobile email sign-in'],
])('the titles %s and %s list their common states in the same order', (desktop, mobile) => {
  const names = namesOf(desktop);
  const both = namesOf(mobile).filter((name) => names.includes(name));
  expect(both.length).toBeGreaterThan(5);
  expect(both).toEqual(names.filter((name) => both.includes(name)));
});
