import { expect, it } from 'vitest';

import { initials } from './initials.ts';

it.each([
  ['Northwind Ltd', 'NL'],
  ['ada', 'AD'],
  ['ada@northwind.example', 'AN'],
  ['北风贸易', '北'],
  ['  ', '?'],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
