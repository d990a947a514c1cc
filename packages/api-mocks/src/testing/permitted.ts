import fc from 'fast-check';
import type * as v from 'valibot';

interface Rules {
  min: number | undefined;
  max: number | undefined;
  regex: RegExp | undefined;
  kinds: Set<string>;
}

const numberOr = (value: unknown) => (typeof value === 'number' ? value : undefined);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isSchema = (value: unknown): value is v.GenericSchema => isObject(value) && value['kind'] === 'schema';
const part = (schema: object, name: string): unknown =>
  Object.entries(schema).find(([key]) => key === name)?.[1];
const listed = (schema: object, name: string): readonly unknown[] => {
  const found = part(schema, name);
  return Array.isArray(found) ? found : [];
};
const child = (schema: object, name: string): v.GenericSchema | undefined => {
  const found = part(schema, name);
  return isSchema(found) ? found : undefined;
};

function rulesOf(schema: object): Rules {
  const rules: Rules = { min: undefined, max: undefined, regex: undefined, kinds: new Set() };
  for (const item of listed(schema, 'pipe').filter(isObject)) {
    const { type, requirement } = item;
    rules.kinds.add(String(type));
    if (type === 'min_value' || type === 'min_length') rules.min = numberOr(requirement);
    if (type === 'max_value' || type === 'max_length') rules.max = numberOr(requirement);
    if (type === 'regex' && requirement instanceof RegExp) rules.regex ??= requirement;
  }
  return rules;
}

const LONGEST = 60;

function textOf({ min = 0, max = LONGEST, regex, kinds }: Rules): fc.Arbitrary<string> {
  if (kinds.has('uuid')) return fc.uuid({ version: 4 });
  if (kinds.has('email')) return fc.emailAddress();
  // The generator doesn't support lookaheads. Invalid strings are filtered out later.
  if (regex && !regex.source.includes('(?=') && !regex.source.includes('(?!'))
    return fc.stringMatching(regex);
  return fc.string({ minLength: min, maxLength: Math.max(min, Math.min(max, LONGEST)), unit: 'grapheme' });
}

function integerOf({ min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER }: Rules) {
  return fc
    .oneof(fc.constantFrom(min, max, Math.max(min, Math.min(max, 1))), fc.maxSafeInteger())
    .map((value) => Math.min(max, Math.max(min, value)));
}

/** `known` returns existing values by field, because random IDs would always cause "not found" errors. */
export function permitted(
  schema: v.GenericSchema,
  known: (field: string) => readonly unknown[],
  field = '',
): fc.Arbitrary<unknown> {
  const of = (inner: v.GenericSchema | undefined, name = field): fc.Arbitrary<unknown> =>
    inner ? permitted(inner, known, name) : fc.constant(undefined);
  const there = known(field);
  const orKnown = (made: fc.Arbitrary<unknown>) =>
    there.length === 0 ? made : fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...there) }, made);
  switch (schema.type) {
    case 'string':
      return orKnown(textOf(rulesOf(schema)));
    case 'number':
      return orKnown(integerOf(rulesOf(schema)));
    case 'boolean':
      return fc.boolean();
    case 'picklist':
      return fc.constantFrom(...listed(schema, 'options'));
    case 'literal':
      return fc.constant(part(schema, 'literal'));
    case 'union':
    case 'variant': {
      const options = listed(schema, 'options').filter(isSchema);
      // The rules of a parameter are siblings of the union of its accepted types.
      const { min, max } = rulesOf(schema);
      const bound = [min, max].filter((one) => one !== undefined);
      const made = fc.oneof(...options.map((option) => of(option)));
      return bound.length === 0 ? made : fc.oneof(made, integerOf(rulesOf(schema)));
    }
    case 'optional':
      return fc.option(of(child(schema, 'wrapped')), { nil: undefined });
    case 'nullable':
      return fc.option(of(child(schema, 'wrapped')));
    case 'array': {
      const { min = 0, max = 5 } = rulesOf(schema);
      return fc.array(of(child(schema, 'item')), { minLength: min, maxLength: Math.min(max, min + 5) });
    }
    case 'record':
      return fc.dictionary(fc.string(), of(child(schema, 'value')), { maxKeys: 3 });
    case 'object':
    case 'loose_object': {
      const entries = part(schema, 'entries');
      const parts = isObject(entries) ? Object.entries(entries) : [];
      return fc.record(
        Object.fromEntries(
          parts.flatMap(([name, inner]) => (isSchema(inner) ? [[name, of(inner, name)]] : [])),
        ),
      );
    }
    default:
      return fc.jsonValue();
  }
}
