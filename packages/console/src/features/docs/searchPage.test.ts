// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { searchPage } from './searchPage.ts';

const page = document.createElement('main');
const section = (id: string, title: string, text: string) => {
  const part = document.createElement('section');
  part.id = id;
  const head = document.createElement('h2');
  head.textContent = title;
  const body = document.createElement('p');
  body.textContent = text;
  part.append(head, body);
  return part;
};
const errors = section('errors', 'Error codes', '');
const row = section('error-10022', '10022', 'The amount is below the minimum, or fees would use it up.');
errors.append(row);
page.append(section('webhooks', 'Webhooks', 'Answer “success” within five seconds.'), errors);

test('text and error codes are found where they can be linked to, the innermost', () => {
  expect(searchPage(page, 'five seconds')).toMatchObject([{ id: 'webhooks', title: 'Webhooks' }]);
  expect(searchPage(page, '10022')).toMatchObject([{ id: 'error-10022', title: '10022' }]);
  expect(searchPage(page, 'MINIMUM').map(({ id }) => id)).toEqual(['error-10022']);
  expect(searchPage(page, 'x')).toEqual([]);
  expect(searchPage(page, 'nothing of the kind')).toEqual([]);
});
