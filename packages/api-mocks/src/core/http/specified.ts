import type * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorCode } from '#contract/errors.ts';
import { fieldsOf, isExtension, itemOf } from '#contract/extensions.ts';
import { ApiError } from './apiError.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Omits the fields that the specification doesn't define. Returns `null` if it defines no data. */
export function specified(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (schema === undefined || !isObject(value)) return value;
  if (isExtension(schema)) return null;
  if (Array.isArray(value)) return value.map((item) => specified(itemOf(schema), item));
  const fields = fieldsOf(schema);
  if (fields.size === 0) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const field = fields.get(name);
      return field === undefined || isExtension(field) ? [] : [[name, specified(field, part)]];
    }),
  );
}

/** @throws {ApiError} 10002 with each parameter that the contract (or the specification) doesn't define */
export function assertKnown(
  { query, body }: Endpoint,
  sent: { readonly query: object; readonly body: unknown },
  isSpecification: boolean,
): void {
  const unknownIn = (schema: v.GenericSchema | undefined, value: unknown) => {
    const fields = [...fieldsOf(schema)].filter(([, field]) => !isSpecification || !isExtension(field));
    const known = fields.map(([name]) => name);
    const names = Object.keys(isObject(value) ? value : {}).filter((name) => !known.includes(name));
    return names.map((name) => ({ name, known }));
  };
  const unknown = [...unknownIn(query, sent.query), ...unknownIn(body, sent.body)];
  if (unknown.length > 0)
    throw new ApiError(errorCode.PARAMETER_ERROR, {
      errors: Object.fromEntries(unknown.map(({ name }) => [name, 'unknown' as const])),
      allowed: Object.fromEntries(unknown.map(({ name, known }) => [name, known])),
    });
}
