import * as v from 'valibot';
import { isFieldError, type FieldError } from '#contract/fieldErrors.ts';
import { LONGEST_LIST, LONGEST_TEXT } from '#contract/primitives.ts';
import { formatText, type Language } from '#core/text/formatText.ts';

const byKind: Readonly<Record<string, FieldError>> = {
  string: 'text',
  number: 'number',
  integer: 'integer',
  boolean: 'flag',
  array: 'list',
  object: 'object',
  record: 'object',
  picklist: 'choice',
  literal: 'choice',
  union: 'choice',
  variant: 'choice',
  min_value: 'range',
  max_value: 'range',
  min_length: 'too_short',
  max_length: 'too_long',
};

function fieldErrorOf(issue: v.BaseIssue<unknown>): FieldError {
  if (issue.received === 'undefined') return 'required';
  return isFieldError(issue.message) ? issue.message : (byKind[issue.type] ?? 'format');
}

export function fieldErrorsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const issue of issues) errors[v.getDotPath(issue) ?? 'body'] ??= fieldErrorOf(issue);
  return errors;
}

const literals = /"[^"]*"|-?\d+/g;
const onlyLiterals = /^\(?("[^"]*"|-?\d+)( \| ("[^"]*"|-?\d+))*\)?$/;

/** Returns the allowed values of each field whose value isn't allowed. */
export function allowedValuesOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, readonly unknown[]> {
  return Object.fromEntries(
    issues.flatMap((issue) => {
      const { expected } = issue;
      if (fieldErrorOf(issue) !== 'choice' || expected === null || !onlyLiterals.test(expected)) return [];
      const allowed = expected.match(literals) ?? [];
      return [[v.getDotPath(issue) ?? 'body', allowed.map((one): unknown => JSON.parse(one))]];
    }),
  );
}

/** Returns errors for all texts and lists that exceed the contract's general limits. */
export function lengthErrors(value: unknown, path = ''): Record<string, FieldError> {
  if (typeof value === 'string') {
    const isTooLong = value.length > LONGEST_TEXT && !value.startsWith('data:image/');
    return isTooLong ? { [path || 'body']: 'too_long' } : {};
  }
  if (typeof value !== 'object' || value === null) return {};
  const parts = Object.entries(value);
  if (parts.length > LONGEST_LIST) return { [path || 'body']: 'too_many' };
  return Object.assign(
    {},
    ...parts.map(([name, part]) => lengthErrors(part, path === '' ? name : `${path}.${name}`)),
  );
}

const range = v.object({ start_time: v.number(), end_time: v.number() });

/** Returns the error of a time range that ends before it starts. Returns an empty object for all other values. */
export function rangeErrors(value: unknown): Record<string, FieldError> {
  return v.is(range, value) && value.start_time > value.end_time ? { end_time: 'range' } : {};
}

export function fieldMessages(
  errors: Readonly<Record<string, FieldError>>,
  language: Language,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, name]) => [field, formatText(language, `errors.field.${name}`)]),
  );
}
