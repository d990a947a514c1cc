import { expect, it } from 'vitest';

import { initials } from './Avatar.tsx';

it.each([
  ['Northwind Ltd', 'NL'],
  ['ada', 'AD'],
  ['ada@northwind.example', 'AN'],
  ['北风贸易', '北'],
  ['  ', '?'],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
