import { type GenericSchema, getDefault, safeParse } from 'valibot';

/** The maximum number of significant digits that a JavaScript number can represent exactly. */
const EXACT_DIGITS = 15;

/** Accepts numbers for strings, the reverse, and `null` for optional fields. Keeps unreadable parts. */
export function readData(schema: GenericSchema, value: unknown): unknown {
  switch (schema.type) {
    case 'string':
      if (value === null && !('pipe' in schema)) return '';
      return typeof value === 'number' ? textOf(value) : value;
    case 'number':
      return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
    case 'boolean':
      return value === 1 ? true : value === 0 ? false : value;
    case 'optional':
    case 'nullish':
    case 'nullable':
      return readOptional(schema, value);
    case 'object':
    case 'loose_object':
      return isRecord(value) && 'entries' in schema ? readFields(schema.entries, value) : value;
    case 'array':
      return Array.isArray(value) && 'item' in schema && isSchema(schema.item)
        ? readItems(schema.item, value)
        : value;
    case 'union':
    case 'variant':
      return 'options' in schema && Array.isArray(schema.options) ? readFirst(schema.options, value) : value;
    default:
      return value;
  }
}

/** A number with more digits than JavaScript represents exactly stays unchanged. */
function textOf(value: number): unknown {
  const digits = String(value).replace(/e.*$/, '').replace(/\D/g, '').replace(/^0+/, '');
  if (!Number.isFinite(value) || digits.length > EXACT_DIGITS) return value;
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSchema = (part: unknown): part is GenericSchema =>
  isRecord(part) && part['kind'] === 'schema' && typeof part['type'] === 'string';

function readFields(entries: unknown, value: Readonly<Record<string, unknown>>): unknown {
  const read: Record<string, unknown> = { ...value };
  for (const [name, entry] of Object.entries(isRecord(entries) ? entries : {}))
    if (isSchema(entry) && name in value) read[name] = readData(entry, value[name]);
  return read;
}

const readItems = (item: GenericSchema, values: readonly unknown[]) =>
  values.map((value) => readData(item, value));

function readOptional(schema: GenericSchema, value: unknown): unknown {
  if (!('wrapped' in schema) || !isSchema(schema.wrapped)) return value;
  const read = value === null && schema.type === 'nullable' ? null : readData(schema.wrapped, value);
  return schema.type === 'nullable' || safeParse(schema, read).success ? read : getDefault(schema);
}

function readFirst(options: readonly unknown[], value: unknown): unknown {
  for (const option of options) {
    const read = isSchema(option) ? readData(option, value) : value;
    if (isSchema(option) && safeParse(option, read).success) return read;
  }
  return value;
}
