import { expect, test } from 'vitest';
import { viewQuery } from './views.ts';

test('a saved view excludes the page number and the open details', () => {
  expect(viewQuery('?status=2&range=7d&current=3&detail=123&pageSize=10')).toBe(
    '?pageSize=10&range=7d&status=2',
  );
  expect(viewQuery('?detail=1&attempt=2&current=4')).toBe('');
  expect(viewQuery('?mode=1&app=601&section=keys')).toBe('?mode=1');
  expect(viewQuery('')).toBe('');
});

test('the same filters in another order belong to the same view', () => {
  expect(viewQuery('?range=7d&status=2')).toBe(viewQuery('?status=2&range=7d'));
});
