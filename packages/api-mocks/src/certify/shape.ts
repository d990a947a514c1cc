import type { BaseIssue } from 'valibot';
import { Mismatch, show } from './expect.ts';

const named: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : (named[typeof value] ?? 'an object');

export function shapeMismatch(issues: readonly BaseIssue<unknown>[], data: unknown, base = 'data'): Mismatch {
  const [issue] = issues;
  const keys = (issue?.path ?? []).map(({ key }) => key);
  const path = keys.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`,
    base,
  );
  const field = keys.findLast((key) => typeof key === 'string');
  const name = field === undefined ? 'The data of the response' : `The field “${field}”`;
  const expected = named[issue?.expected ?? ''] ?? issue?.expected ?? issue?.message ?? '';
  const got = keys.length === 0 ? data : issue?.input;
  if (got === undefined)
    return new Mismatch({ path, expected: 'a value', got: 'nothing' }, `${name} is missing`);
  const isKind = expected in named || Object.values(named).includes(expected);
  const title = isKind ? `${name} is ${kindOf(got)} instead of ${expected}` : `${name} has an invalid value`;
  return new Mismatch({ path, expected: expected.replaceAll('"', ''), got: show(got) }, title);
}
