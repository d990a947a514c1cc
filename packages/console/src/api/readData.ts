import { type GenericSchema, getDefault, safeParse } from 'valibot';
import { isRecord } from './errors.ts';

/** More significant digits than a JavaScript number keeps. */
const EXACT_DIGITS = 15;

/**
 * Reads a response of a backend that writes the same data in another legal way, where the specification names no
 * type: numbers for texts, numeric texts for numbers, `null` or nonsense in optional fields. Returns the value as
 * the contract has it. A part that can't be read stays as it came, so that the contract refuses it.
 */
export function readData(schema: GenericSchema, value: unknown): unknown {
  switch (schema.type) {
    case 'string':
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

/** A number as a decimal without exponent. Unchanged if digits may have been lost on the way. */
function textOf(value: number): unknown {
  const digits = String(value).replace(/e.*$/, '').replace(/\D/g, '').replace(/^0+/, '');
  if (!Number.isFinite(value) || digits.length > EXACT_DIGITS) return value;
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}

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

/** The default of an optional field in place of `null` or of a value that can't be read. */
function readOptional(schema: GenericSchema, value: unknown): unknown {
  if (!('wrapped' in schema) || !isSchema(schema.wrapped)) return value;
  const read = value === null && schema.type === 'nullable' ? null : readData(schema.wrapped, value);
  return schema.type === 'nullable' || safeParse(schema, read).success ? read : getDefault(schema);
}

/** The first way to read the value that the contract accepts. */
function readFirst(options: readonly unknown[], value: unknown): unknown {
  for (const option of options) {
    const read = isSchema(option) ? readData(option, value) : value;
    if (isSchema(option) && safeParse(option, read).success) return read;
  }
  return value;
}
