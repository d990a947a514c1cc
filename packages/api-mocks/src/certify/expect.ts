/** A value that an expected object may contain instead of an exact value. */
class Pattern {
  readonly text: string;
  readonly isMet: (value: unknown) => boolean;
  constructor(text: string, isMet: (value: unknown) => boolean) {
    this.text = text;
    this.isMet = isMet;
  }
}

export const anyText = new Pattern('a string', (value) => typeof value === 'string');
export const nonBlank = new Pattern(
  'a string that isn’t blank',
  (value) => typeof value === 'string' && /\S/.test(value),
);
export const otherThan = (unwanted: unknown) =>
  new Pattern(`another value than ${show(unwanted)}`, (value) => value !== unwanted);
export const within = (least: number, most: number) =>
  new Pattern(
    `a number from ${least} to ${most}`,
    (value) => typeof value === 'number' && value >= least && value <= most,
  );
export const containing = (part: object) =>
  new Pattern(`an object with ${show(part)}`, (value) => differ(value, part, true) === undefined);

interface Difference {
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

/** A broken rule. The title explains it in plain language. */
export class Mismatch extends Error implements Difference {
  readonly title: string | undefined;
  readonly path: string;
  readonly expected: string;
  readonly got: string;
  constructor({ path, expected, got }: Difference, title?: string) {
    super(
      `${title === undefined ? '' : `${title}: `}${path === '' ? '' : `${path}: `}expected ${expected}, got ${got}`,
    );
    this.title = title;
    this.path = path;
    this.expected = expected;
    this.got = got;
  }
}

const MOST_SHOWN = 160;

export function show(value: unknown, most = MOST_SHOWN): string {
  if (value === undefined) return 'nothing';
  if (value instanceof Pattern) return value.text;
  if (value instanceof RegExp) return `a string that matches ${String(value)}`;
  if (typeof value === 'bigint') return String(value);
  const text = JSON.stringify(value, (name, one: unknown) => {
    if (one instanceof Pattern) return one.text;
    if (typeof one === 'bigint') return String(one);
    // Data URLs of images are shortened, because they would fill the report.
    return name !== '' && typeof one === 'string' && one.startsWith('data:') ? 'data:…' : one;
  });
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** With `isPart`, objects may have additional fields. */
function differ(actual: unknown, expected: unknown, isPart = false, path = ''): Difference | undefined {
  const difference = { path, expected: show(expected), got: show(actual) };
  if (expected instanceof Pattern) return expected.isMet(actual) ? undefined : difference;
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return difference;
    return firstOf(
      expected.map((one: unknown, index) => () => differ(actual[index], one, isPart, `${path}[${index}]`)),
    );
  }
  if (!isObject(expected)) return Object.is(actual, expected) ? undefined : difference;
  if (!isObject(actual)) return difference;
  const names = new Set([...Object.keys(expected), ...(isPart ? [] : Object.keys(actual))]);
  return firstOf(
    [...names].map(
      (name) => () => differ(actual[name], expected[name], isPart, path === '' ? name : `${path}.${name}`),
    ),
  );
}

function firstOf(checks: readonly (() => Difference | undefined)[]): Difference | undefined {
  for (const check of checks) {
    const found = check();
    if (found) return found;
  }
  return undefined;
}

type Size = number | bigint;

/** Returns functions that compare a value and throw a `Mismatch` if it isn't the expected value. */
export function expect(actual: unknown, title?: string, path = '', isNegated = false) {
  const assert = (isMet: boolean, expected: string, found?: Difference) => {
    if (isMet !== isNegated) return;
    throw new Mismatch(
      found ?? { path, expected: `${isNegated ? 'another value than ' : ''}${expected}`, got: show(actual) },
      title,
    );
  };
  const compare = (expected: unknown, isPart: boolean) => {
    const found = differ(actual, expected, isPart);
    assert(found === undefined, show(expected), found && { ...found, path: `${path}${found.path}` });
  };
  const size = (limit: Size, relation: string, isMet: (value: Size) => boolean) =>
    assert(
      (typeof actual === 'number' || typeof actual === 'bigint') && isMet(actual),
      `${relation} ${String(limit)}`,
    );
  const contains = (part: unknown) =>
    Array.isArray(actual)
      ? actual.includes(part)
      : typeof actual === 'string' && typeof part === 'string' && actual.includes(part);
  return {
    toBe: (expected: unknown) => assert(Object.is(actual, expected), show(expected)),
    toEqual: (expected: unknown) => compare(expected, false),
    toMatchObject: (expected: object) => compare(expected, true),
    toContain: (part: unknown) => assert(contains(part), `a value with ${show(part)}`),
    toMatch: (form: RegExp) => assert(typeof actual === 'string' && form.test(actual), show(form)),
    toHaveLength: (length: number) => {
      if (!Array.isArray(actual)) return assert(false, `${length} entries`);
      const [expected, got] = [`${length} entries`, `${actual.length} entries`];
      return assert(actual.length === length, expected, { path, expected, got });
    },
    toHaveProperty: (name: string) => assert(isObject(actual) && name in actual, `an object with ${name}`),
    toBeDefined: () => assert(actual !== undefined, 'a value'),
    toBeLessThan: (limit: Size) => size(limit, 'less than', (value) => value < limit),
    toBeLessThanOrEqual: (limit: Size) => size(limit, 'at most', (value) => value <= limit),
    toBeGreaterThan: (limit: Size) => size(limit, 'more than', (value) => value > limit),
    toBeGreaterThanOrEqual: (limit: Size) => size(limit, 'at least', (value) => value >= limit),
  };
}

export const expectNot = (actual: unknown, title?: string) => expect(actual, title, '', true);

export function expectStatus({ status }: Response, expected: number): void {
  if (status !== expected)
    throw new Mismatch({ path: 'HTTP status', expected: String(expected), got: String(status) });
}
