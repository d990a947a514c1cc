import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioCatalogue } from '@settlement/api-mocks/scenarios';
import { expect, test } from 'vitest';
import { reviewClauses } from '../map/reviewMap.ts';
import { findClauses } from './findClauses.ts';
import { allStories } from '../map/stories.ts';

const root = join(import.meta.dirname, '../..');
const clauses = reviewClauses();
const citations = new Set(clauses.map(({ citation }) => citation));

test('every clause has a number and a citation of its own', () => {
  expect(new Set(clauses.map(({ number }) => number)).size).toBe(clauses.length);
  expect(citations.size).toBe(clauses.length);
  expect(clauses.filter(({ number }) => !/^[1-9]\.\d+$/.test(number))).toEqual([]);
});

test('what differs or is proposed says how', () => {
  const wrong = clauses.filter(({ status, note }) => (status === 'done') !== (note === undefined));
  expect(wrong).toEqual([]);
});

test('stories and scenarios cite clauses that exist', () => {
  const cited = [...allStories(), ...scenarioCatalogue].flatMap(({ id, spec = [] }) =>
    spec.map((citation) => `${id}: ${citation}`),
  );
  expect(cited.length).toBeGreaterThan(400);
  expect(cited.filter((line) => !citations.has(line.slice(line.indexOf('§'))))).toEqual([]);
});

test('every clause is shown by a story or held by a test', () => {
  const open = clauses.filter(
    ({ stories, tests, test: held }) => stories.length + tests.length === 0 && !held,
  );
  expect(open.map(({ citation }) => citation)).toEqual([]);
});

test('a test that holds a clause is there', () => {
  const missing = clauses.flatMap(({ test: held }) => (held && !existsSync(join(root, held)) ? [held] : []));
  expect(missing).toEqual([]);
  const cited = clauses.flatMap(({ tests }) => tests);
  expect(cited.filter((file) => !readFileSync(join(root, file), 'utf8').includes('§'))).toEqual([]);
});

test('a code is found by its number and by its message', () => {
  const limit = clauses.find(({ citation }) => citation === '§8 10026');
  expect(limit?.sentence).toMatch(/total withdrawal value/i);
  expect(limit?.stories).toContain('screens-withdraw-mobile-withdraw--refused&args=code:10026');
  // By its scenario alone.
  expect(limit?.stories).toContain('screens-withdraw-mobile-withdraw--day-limit-reached');
});

test('every word of a search has to be there', () => {
  expect(findClauses(clauses, '10038').map(({ citation }) => citation)).toEqual(['§8 HTTP 422', '§8 10038']);
  expect(findClauses(clauses, ' insufficient  BALANCE ').map(({ citation }) => citation)).toEqual([
    '§8 10023',
  ]);
  expect(findClauses(clauses, '§2 record').map(({ number }) => number)).toContain('2.11');
  expect(findClauses(clauses, 'no such clause')).toEqual([]);
});
