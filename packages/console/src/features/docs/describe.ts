import type { GenericSchema } from 'valibot';

export interface Field {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly fallback: string | undefined;
}

export function describe(schema: unknown): readonly (readonly Field[])[] {
  if (!isSchema(schema)) return [];
  const inner = unwrap(schema);
  if (inner.type === 'union') return list(inner, 'options').flatMap(describe);
  return [fieldsOf(inner)];
}

function fieldsOf(schema: Described): readonly Field[] {
  if (schema.type === 'array') {
    const item = get(schema, 'item');
    return isSchema(item) ? prefixed('[]', fieldsOf(unwrap(item))) : [];
  }
  return Object.entries(entriesOf(schema)).flatMap(([name, entry]) => {
    const inner = unwrap(entry);
    const field: Field = {
      name,
      type: typeOf(inner),
      isRequired: entry.type !== 'optional',
      fallback: fallbackOf(entry),
    };
    return [field].concat(prefixed(name, nested(inner)));
  });
}

/** Returns the fields of an object or list. Nested names are paths such as `a.b` and `list[].a`. */
function nested(schema: Described): readonly Field[] {
  if (schema.type === 'object') return fieldsOf(schema);
  if (schema.type !== 'array') return [];
  const item = get(schema, 'item');
  return isSchema(item) && unwrap(item).type === 'object' ? prefixed('[]', fieldsOf(unwrap(item))) : [];
}

function prefixed(prefix: string, fields: readonly Field[]): readonly Field[] {
  return fields.map(({ name, ...rest }) => ({
    ...rest,
    name: name.startsWith('[]') ? `${prefix}${name}` : `${prefix}.${name}`,
  }));
}

function typeOf(schema: Described): string {
  const item = get(schema, 'item');
  if (schema.type === 'array') return isSchema(item) ? `${typeOf(unwrap(item))}[]` : 'array';
  if (schema.type === 'picklist') return list(schema, 'options').map(String).join(' | ');
  if (schema.type === 'literal') return String(get(schema, 'literal'));
  if (schema.type === 'union') {
    return [
      ...new Set(
        list(schema, 'options')
          .filter(isSchema)
          .map((option) => typeOf(unwrap(option))),
      ),
    ].join(' | ');
  }
  return constraintOf(schema) ?? schema.type;
}

function constraintOf(schema: Described): string | undefined {
  for (const action of list(schema, 'pipe')) {
    if (get(action, 'type') === 'integer') return 'integer';
    const message = get(action, 'message');
    if (get(action, 'type') === 'regex' && typeof message === 'string') return message;
  }
  return undefined;
}

type Described = GenericSchema;

function isSchema(value: unknown): value is Described {
  return typeof value === 'object' && value !== null && get(value, 'kind') === 'schema';
}

function unwrap(schema: Described): Described {
  const wrapped = get(schema, 'wrapped');
  return isSchema(wrapped) ? unwrap(wrapped) : schema;
}

function entriesOf(schema: Described): Record<string, Described> {
  const entries = get(schema, 'entries');
  if (typeof entries !== 'object' || entries === null) return {};
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, Described] => isSchema(entry[1])),
  );
}

function fallbackOf(schema: Described): string | undefined {
  const fallback = get(schema, 'default');
  return typeof fallback === 'string' || typeof fallback === 'number' ? String(fallback) : undefined;
}

function list(value: unknown, name: string): readonly unknown[] {
  const found = get(value, name);
  return Array.isArray(found) ? found : [];
}

function get(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
