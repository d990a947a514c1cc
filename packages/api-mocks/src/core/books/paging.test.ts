import { describe, expect, it } from 'vitest';
import {
  atLeast,
  byPosition,
  contains,
  isOneOf,
  pageOf,
  selects,
  spanOf,
  testsOf,
  within,
} from './paging.ts';
import { createTable } from './table.ts';

const rows = [
  { at: 10, status: 1, name: 'Alpha', amount: 5n },
  { at: 20, status: 2, name: 'alphabet', amount: 7n },
  { at: 30, status: 3, name: 'Beta', amount: 9n },
];
type Row = (typeof rows)[number];
const table = createTable<Row>(rows);

interface Query {
  readonly status?: number | undefined;
  readonly codes?: string | undefined;
  readonly name?: string | undefined;
  readonly min_amount?: string | undefined;
  readonly open?: boolean | undefined;
  readonly start_time?: number | undefined;
  readonly end_time?: number | undefined;
  readonly current?: number;
}

const rules = {
  codes: isOneOf<Row>((row) => row.status),
  name: contains<Row>((row) => row.name),
  min_amount: atLeast<Row, string>((row) => row.amount, BigInt),
  open: selects<Row>((row) => row.status > 1),
};

const namesFor = (query: Query) => {
  const tests = testsOf<Row, Query>(query, { ...rules, ...within((row: Row) => row.at) });
  return pageOf(table, { from: 0, size: 9 }, tests, (row) => row.name).list;
};

describe('testsOf', () => {
  it.each<[Query, string[]]>([
    [{}, ['Beta', 'alphabet', 'Alpha']],
    [{ status: 2 }, ['alphabet']],
    [{ codes: '1,3' }, ['Beta', 'Alpha']],
    [{ codes: '', name: '', open: false, current: 5 }, ['Beta', 'alphabet', 'Alpha']],
    [{ name: 'ALPHA' }, ['alphabet', 'Alpha']],
    [{ min_amount: '7' }, ['Beta', 'alphabet']],
    [{ open: true, name: 'a', end_time: 20 }, ['alphabet']],
    [{ start_time: 20, end_time: 30 }, ['Beta', 'alphabet']],
  ])('returns filter functions that select the matching rows for %j', (query, names) => {
    expect(namesFor(query)).toEqual(names);
  });
});

describe('pageOf', () => {
  it('returns the same pages without a filter as with a filter that accepts all rows', () => {
    const pages = [[], [() => true]].map((tests) =>
      [0, 1, 2, 3].map((from) => pageOf(table, { from, size: 2 }, tests, (row) => row.at)),
    );
    expect(pages[0]).toEqual(pages[1]);
    expect(pages[0]).toEqual([
      { list: [30, 20], total: 3 },
      { list: [20, 10], total: 3 },
      { list: [10], total: 3 },
      { list: [], total: 3 },
    ]);
  });

  it('returns only the rows inside a time range', () => {
    const range: Query = { start_time: 20, end_time: 29 };
    const tests = testsOf<Row, Query>(range, { ...rules, ...byPosition });
    expect(tests).toEqual([]);
    const span = spanOf(table, range, (row) => row.at);
    expect(pageOf(table, { from: 0, size: 9 }, tests, (row) => row.at, span)).toEqual({
      list: [20],
      total: 1,
    });
  });
});
