import { examples } from '@settlement/api-mocks/contract/examples';
import { expect, it } from 'vitest';
import { queryOf } from './examples.ts';

it('queryOf returns the example of a call as a query', () => {
  expect(queryOf(examples, 'user.log')).toBe('current=1&pageSize=10&type=1');
  expect(queryOf(examples, 'user.info')).toBe('');
  expect(queryOf(examples, 'nobody.knows')).toBe('');
});
