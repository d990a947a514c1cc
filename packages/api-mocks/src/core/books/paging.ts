import type { exportParams, paging } from '#contract/primitives.ts';
import type { Merchant } from './merchant.ts';
import { firstNotBefore, type Table } from './table.ts';

export interface Page {
  readonly from: number;
  readonly size: number;
}
export const EVERY_ROW: Page = { from: 0, size: Number.MAX_SAFE_INTEGER };

type Test<Row> = (row: Row) => boolean;

/** A function that returns the test for a filter value. It returns undefined if every row passes. */
type Rule<Row, Value> = (value: Value) => Test<Row> | undefined;

type FilterOf<Query> = Exclude<keyof Query, keyof typeof paging | keyof typeof exportParams>;

/** The filters that have a column of the same name and type. These filters compare the value of that column. */
type ColumnOf<Row, Query> = {
  [Name in FilterOf<Query>]: Name extends keyof Row
    ? Row[Name] extends NonNullable<Query[Name]>
      ? Name
      : never
    : never;
}[FilterOf<Query>];

/** The rules of the filters. Only the filters of `ColumnOf` can omit their rule. */
type Rules<Row, Query> = {
  readonly [Name in Exclude<FilterOf<Query>, ColumnOf<Row, Query>>]-?: Rule<Row, NonNullable<Query[Name]>>;
} & {
  readonly [Name in ColumnOf<Row, Query>]?: Rule<Row, NonNullable<Query[Name]>>;
};

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false;

function* namesOf<Named extends object>(named: Named): Generator<Extract<keyof Named, string>> {
  for (const name in named) yield name;
}

/** Returns the tests of the filters. The values `undefined`, `null`, `''` and `false` don't filter. */
export function testsOf<Row extends object, Query extends object>(
  query: Query,
  rules: Rules<Row, Query>,
): Test<Row>[] {
  const tests: Test<Row>[] = [];
  for (const name of namesOf(query)) {
    const value = query[name];
    if (!isSet(value)) continue;
    const rule: unknown = Reflect.get(rules, name);
    if (typeof rule === 'function') tests.push(...[rule(value)].filter((test) => test !== undefined));
    else tests.push((row) => !Object.hasOwn(row, name) || Reflect.get(row, name) === value);
  }
  return tests;
}

type Plain = string | number | boolean;

export const equals =
  <Row, Value extends Plain>(of: (row: Row) => NoInfer<Value> | undefined): Rule<Row, Value> =>
  (value) =>
  (row) =>
    of(row) === value;

/** Returns a rule for comma-separated codes. A row passes if it has one of the codes. */
export const isOneOf =
  <Row>(of: (row: Row) => number): Rule<Row, string> =>
  (codes) => {
    const accepted = new Set(codes.split(',').map(Number));
    return (row) => accepted.has(of(row));
  };

export const contains =
  <Row>(of: (row: Row) => string): Rule<Row, string> =>
  (part) => {
    const lower = part.toLowerCase();
    return (row) => of(row).toLowerCase().includes(lower);
  };

export const selects =
  <Row>(test: Test<Row>): Rule<Row, boolean> =>
  () =>
    test;

export const testsNothing = () => undefined;

export const ofApp =
  <Row extends { readonly app: number }>({ rows }: Merchant): Rule<Row, string> =>
  (appid) => {
    const app = rows.apps.all().find((one) => one.appid === appid);
    return (row) => row.app === app?.index;
  };

/** Returns a rule for comma-separated application IDs. A row passes if it belongs to one of the applications. */
export const ofApps =
  <Row extends { readonly app: number }>(merchant: Merchant): Rule<Row, string> =>
  (appids) => {
    const tests = appids.split(',').map((appid) => ofApp<Row>(merchant)(appid));
    return (row) => tests.some((test) => test?.(row));
  };

type Bound = number | bigint;

const bounded =
  (isMet: (value: Bound, limit: Bound) => boolean) =>
  <Row, Value>(of: (row: Row) => Bound, read: (value: Value) => Bound | undefined): Rule<Row, Value> =>
  (value) => {
    const limit = read(value);
    return limit === undefined ? undefined : (row) => isMet(of(row), limit);
  };

/** Returns a rule for an inclusive limit. If `read` returns undefined, every row passes. */
export const atLeast = bounded((value, limit) => value >= limit);
export const atMost = bounded((value, limit) => value <= limit);

const asNumber = (value: number) => value;

export const within = <Row>(of: (row: Row) => number) => ({
  start_time: atLeast<Row, number>(of, asNumber),
  end_time: atMost<Row, number>(of, asNumber),
});

export const byPosition = { start_time: testsNothing, end_time: testsNothing };

/** A range of indexes. The index `end` isn't included. */
export interface Span {
  readonly first: number;
  readonly end: number;
}

export function spanOf<Row>(
  table: Table<Row>,
  range: { readonly start_time?: number | undefined; readonly end_time?: number | undefined },
  timeOf: (row: Row) => number,
): Span {
  const { start_time: start, end_time: end } = range;
  return {
    first: start ? firstNotBefore(table, start, timeOf) : 0,
    end: end === undefined ? table.length : firstNotBefore(table, end + 1, timeOf),
  };
}

export function* newestOf<Row>(
  table: Table<Row>,
  tests: readonly Test<Row>[],
  span: Span = { first: 0, end: table.length },
): Generator<Row> {
  for (let i = span.end - 1; i >= span.first; i -= 1) {
    const row = table.get(i);
    if (row !== undefined && tests.every((test) => test(row))) yield row;
  }
}

export function pageOf<Row, Shown>(
  table: Table<Row>,
  page: Page,
  tests: readonly Test<Row>[],
  show: (row: Row) => Shown,
  span: Span = { first: 0, end: table.length },
): { list: Shown[]; total: number } {
  const isSlice = tests.length === 0;
  const list: Shown[] = [];
  let total = isSlice ? page.from : 0;
  for (const row of newestOf(table, tests, isSlice ? { ...span, end: span.end - page.from } : span)) {
    if (isSlice && list.length === page.size) break;
    if (total >= page.from && list.length < page.size) list.push(show(row));
    total += 1;
  }
  return { list, total: isSlice ? Math.max(0, span.end - span.first) : total };
}
