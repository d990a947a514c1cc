import type * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorCode } from '#contract/errors.ts';
import { fieldsOf, isExtension, itemOf } from '#contract/extensions.ts';
import { ApiError } from './apiError.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Removes all fields that the specification doesn't define. */
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

/**
 * Rejects additions to the specification.
 *
 * @throws {ApiError} 10002 for each parameter that the specification doesn't define
 */
export function assertSpecified({ query, body }: Endpoint, sent: { query: object; body: unknown }): void {
  const unknownIn = (schema: v.GenericSchema | undefined, value: unknown) => {
    const fields = fieldsOf(schema);
    return Object.keys(isObject(value) ? value : {}).filter((name) => {
      const field = fields.get(name);
      return field === undefined || isExtension(field);
    });
  };
  const names = [...unknownIn(query, sent.query), ...unknownIn(body, sent.body)];
  if (names.length > 0)
    throw new ApiError(errorCode.PARAMETER_ERROR, {
      errors: Object.fromEntries(names.map((name) => [name, 'unknown' as const])),
    });
}
