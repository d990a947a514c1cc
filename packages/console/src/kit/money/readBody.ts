import * as v from 'valibot';
import type { Intention } from './keptOutcome.ts';

/** The body of a call out of what was kept of it; undefined where the contract would not take it. */
export function readBody<S extends v.GenericSchema>(
  schema: S,
  kept: Intention,
): v.InferOutput<S> | undefined {
  const read = v.safeParse(schema, kept);
  return read.success ? read.output : undefined;
}
