import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { capitalized, isObject, type Json, type JsonObject } from './json.ts';

export const contractFolder = join(import.meta.dirname, '../../src/contract');
export const contractFiles = readdirSync(contractFolder).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const modules: readonly object[] = await Promise.all(
  contractFiles.map((file): Promise<object> => import(`../../src/contract/${file}`)),
);

/** Returns a list of strings that the contract exports under a name. */
export function listIn(name: string): readonly string[] {
  const list: unknown = modules.flatMap((module) => new Map(Object.entries(module)).get(name) ?? []);
  if (!Array.isArray(list) || list.length === 0) throw new RangeError(`The contract has no list ${name}`);
  return list.map(String);
}

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
const isNoun = (schema: GenericSchema) => schema.type === 'object' || schema.type === 'variant';
const onlySent = new Set(['userChange']);

/** The object schemas of the contract by name. The name `paymentDetail` becomes `PaymentDetail`. */
const nouns: Readonly<Record<string, GenericSchema>> = Object.fromEntries(
  modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]: [string, unknown]) =>
      isSchema(value) && isNoun(value) && !onlySent.has(name) ? [[capitalized(name), value]] : [],
    ),
  ),
);

// The document omits checks and transforms, because JSON Schema can't express them.
const output: ConversionConfig = {
  typeMode: 'output',
  errorMode: 'ignore',
  definitions: { ...nouns },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

function plain(value: unknown): Json {
  const copy: Json = JSON.parse(JSON.stringify(value));
  return copy;
}

function bare(value: unknown): JsonObject {
  const schema = plain(value);
  if (!isObject(schema)) throw new TypeError('no schema');
  const { $schema: _dialect, $defs: _defs, ...rest } = schema;
  return rest;
}

export const inputSchema = (schema: GenericSchema): JsonObject =>
  bare(toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }));

export const outputSchema = (schema: GenericSchema): JsonObject => bare(toJsonSchema(schema, output));

export function nounSchemas(): Readonly<Record<string, JsonObject>> {
  const { definitions: _same, ...config } = output;
  const made = toJsonSchemaDefs({ ...nouns }, config);
  return Object.fromEntries(Object.entries(made).map(([name, schema]) => [name, bare(schema)]));
}
