import { codesOf } from './enumerated.ts';
import { fieldTexts } from './fieldTexts.ts';
import { namedExamples, ownExamples, ownTexts } from './ownTexts.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

/** What real answers and examples have. */
export interface Samples {
  /** Values by the name of their field. */
  readonly byName: ReadonlyMap<string, readonly Json[]>;
  readonly objects: readonly JsonObject[];
}

export function samplesOf(answers: Iterable<Json>): Samples {
  const byName = new Map<string, Json[]>();
  const objects: JsonObject[] = [];
  const gather = (value: Json): void => {
    if (Array.isArray(value)) for (const one of value) gather(one);
    if (!isObject(value)) return;
    objects.push(value);
    for (const [name, one] of Object.entries(value)) {
      if (typeof one === 'object') gather(one);
      else if (one !== '') byName.set(name, [...(byName.get(name) ?? []), one]);
    }
  };
  for (const answer of answers) gather(answer);
  return { byName, objects };
}

/** Fewer names than this do not tell one kind of object from another. */
const TELLING_NAMES = 3;

/** An object of the same kind, so that the examples of its fields belong together. */
function kindredOf({ required }: JsonObject, { objects }: Samples): JsonObject | undefined {
  if (!Array.isArray(required) || required.length < TELLING_NAMES) return undefined;
  return objects.find((one) => required.every((name) => typeof name === 'string' && name in one));
}

const spaced = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Whether a value is one that a plain schema permits. */
function fits(schema: JsonObject, value: Json): boolean {
  const {
    type,
    enum: allowed,
    const: only,
    pattern,
    minLength,
    maxLength,
    minimum,
    maximum,
    format,
  } = schema;
  if (Array.isArray(allowed)) return allowed.includes(value);
  if (only !== undefined) return value === only;
  if (Array.isArray(schema['anyOf'])) return schema['anyOf'].some((one) => isObject(one) && fits(one, value));
  if (type === 'boolean') return typeof value === 'boolean';
  if (typeof value === 'number') {
    if (type !== 'number' && !(type === 'integer' && Number.isInteger(value))) return false;
    return value >= Number(minimum ?? -Infinity) && value <= Number(maximum ?? Infinity);
  }
  if (type !== 'string' || typeof value !== 'string') return false;
  if (format === 'uuid' && !/^[0-9a-f-]{36}$/.test(value)) return false;
  if (format === 'email' && !value.includes('@')) return false;
  if (value.length < Number(minLength ?? 0) || value.length > Number(maxLength ?? Infinity)) return false;
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value);
}

/** Where no answer has a value. */
const common: readonly Json[] = [
  1,
  0,
  true,
  '25.5',
  'text',
  '123456',
  '+1.24',
  '2026-11-20',
  '2026-11',
  '3f2b8c1e-6d4a-4b6e-9c55-2a1f0d7e8b90',
  'finance@northwind.example',
  'https://shop.example',
  '84121795170660100123900212482004',
  '5f2a8c1e6d4a4b6e9c552a1f0d7e8b905f2a8c1e6d4a4b6e9c552a1f0d7e8b90',
  '203.0.113.7',
  '+49',
  'daily 09:00',
  '5',
];

function exampleOf(name: string, schema: JsonObject, found: readonly Json[]): Json | undefined {
  const { enum: allowed, const: only, type } = schema;
  if (only !== undefined) return only;
  if (Array.isArray(allowed) && !found.some((one) => allowed.includes(one))) return allowed[0];
  if (type === 'object' || type === 'array' || '$ref' in schema || 'contentMediaType' in schema)
    return undefined;
  return [...found, ...(namedExamples[name] ?? []), ...common].find((value) => fits(schema, value));
}

/** The example of an object of the same kind, where it says something, before those of the same name. */
function valuesOf(
  owner: string,
  name: string,
  { byName }: Samples,
  kindred: JsonObject | undefined,
): readonly Json[] {
  const own = ownExamples[`${owner}.${name}`] ?? kindred?.[name];
  const others = byName.get(name) ?? [];
  return own === undefined || own === '' || typeof own === 'object' ? others : [own, ...others];
}

/** The codes that a sentence names, such as `1 on, 2 off`. */
function codesIn(description: string): readonly number[] {
  const codes = [...description.matchAll(/(?<![\w.-])(\d) [a-z]/g)].map(([, code]) => Number(code));
  return codes.length > 1 ? codes : [];
}

const SECONDS = 'Unix seconds';

/** What a property says: in words, by the names of its codes, and by an example. */
export function describe(
  owner: string,
  name: string,
  schema: JsonObject,
  samples: Samples,
  kindred?: JsonObject,
): JsonObject {
  const codes = codesOf(owner, name);
  const names = codes && Object.entries(codes).map(([word, code]) => `${code} ${spaced(word)}`);
  const existing = schema['description'];
  const text =
    typeof existing === 'string' ? existing : (ownTexts[`${owner}.${name}`] ?? fieldTexts[name] ?? '');
  const description = names ? `${text}: ${names.join(', ')}` : text;
  const named = schema['type'] === 'integer' ? codesIn(description) : [];
  const values = valuesOf(owner, name, samples, kindred).filter(
    (one) => named.length === 0 || named.includes(Number(one)),
  );
  const example = exampleOf(name, schema, [...values, ...named]);
  return {
    ...schema,
    ...(description !== '' && { description }),
    ...(description.includes(SECONDS) && schema['type'] === 'integer' && { format: 'int64' }),
    ...(codes &&
      schema['type'] === 'integer' && {
        'x-enum-varnames': Object.keys(codes),
        'x-enum-values': Object.values(codes),
      }),
    ...(example !== undefined && { examples: [example] }),
  };
}

/** What only wraps the data of a call: their fields belong to its owner. */
const wrappers: ReadonlySet<string> = new Set(['data', 'list']);

/**
 * A schema with every property described, however deep; `example` is one of its values. The owner of the fields of an
 * object inside of it is `Payment.callback`.
 */
export function described(
  owner: string,
  schema: JsonObject,
  samples: Samples,
  example?: JsonObject,
): JsonObject {
  const kindred = example ?? kindredOf(schema, samples);
  const inner = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(inner);
    return isObject(value) ? described(owner, value, samples) : value;
  };
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'examples' || key === 'enum' || key === 'required') return [key, value];
      if (key !== 'properties' || !isObject(value)) return [key, inner(value)];
      const properties = Object.entries(value).map(([name, part]) => [
        name,
        isObject(part)
          ? describe(
              owner,
              name,
              described(wrappers.has(name) ? owner : `${owner}.${name}`, part, samples),
              samples,
              kindred,
            )
          : part,
      ]);
      return [key, Object.fromEntries(properties)];
    }),
  );
}
