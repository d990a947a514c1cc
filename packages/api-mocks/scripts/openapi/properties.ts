import { orderStates, orderStateTexts } from '../../src/contract/orders.ts';
import { LATEST_TIME } from '../../src/contract/primitives.ts';
import { formatText } from '../../src/core/text/formatText.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { textOf } from './jsdoc.ts';

export interface Samples {
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

/**
 * The minimum number of required fields with which an example object is searched. With fewer, other objects
 * often match.
 */
const TELLING_NAMES = 3;

/** Returns an example object that has all required fields of a schema, so that its values are consistent. */
function kindredOf({ required }: JsonObject, { objects }: Samples): JsonObject | undefined {
  if (!Array.isArray(required) || required.length < TELLING_NAMES) return undefined;
  return objects.find((one) => required.every((name) => typeof name === 'string' && name in one));
}

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

const common: readonly Json[] = [
  1,
  true,
  '25.5',
  '123456',
  '2026-11-20',
  'https://shop.example',
  '5f2a8c1e6d4a4b6e9c552a1f0d7e8b905f2a8c1e6d4a4b6e9c552a1f0d7e8b90',
  'daily 09:00',
  '5',
];

/** Examples by component or call, for properties whose names have another meaning elsewhere. */
export const ownExamples: Readonly<Record<string, Json>> = {
  'ApplicationOption.name': 'Checkout · web',
  'Audit.reason': formatText('en-US', 'reason.documentUnreadable'),
  'Audit.fields.field': 'documents',
  'Audit.fields.reason': formatText('en-US', 'reason.documentUnreadable'),
  'LoginAnswer.token': 'tok_5f2a8c1e6d4a4b6e',
  'ErrorDetails.reason': 'state_conflict',
  'Withdrawal.reason': formatText('en-US', 'reason.nodeRefused'),
  'WithdrawalCost.reason': 'maintenance',
  'WithdrawalsClosed.data.reason': 'password_changed',
  'applications_create.name': 'Checkout · web',
  'applications_list.name': 'Checkout',
  'payments_export.address': 'TQRP5nY88792amKPVu4iTgDWTVzm3Gzcwk',
  'payments_list.address': 'TQRP5nY88792amKPVu4iTgDWTVzm3Gzcwk',
  'payments_refund.address': 'TQRP5nY88792amKPVu4iTgDWTVzm3Gzcwk',
  'payments_totals.address': 'TQRP5nY88792amKPVu4iTgDWTVzm3Gzcwk',
  'withdrawals_cancel_response.data.reason': formatText('en-US', 'reason.nodeRefused'),
  'withdrawals_export.address': 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs',
  'withdrawals_list.address': 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs',
  'PaymentRefund.address': 'TQRP5nY88792amKPVu4iTgDWTVzm3Gzcwk',
  'RechargeAddress.address': 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs',
};

/** Examples by field name, for fields that have no value in any response. */
const namedExamples: Readonly<Record<string, readonly Json[]>> = {
  action: ['bind'],
  address_id: ['3001'],
  anti_phishing: ['blue heron'],
  error: ['timeout'],
  event_id: ['evt_984a69a05e24d687be11581e'],
  invite_code: ['NW2026'],
  last_reason: ['saved_only'],
  memo: ['104729'],
  model: ['shop'],
  old_secret_mask: ['sk_…81fe'],
  pair: ['101-203'],
  token_id: ['1'],
  withdraw_lock_reason: ['password_changed'],
};

function exampleOf(name: string, schema: JsonObject, found: readonly Json[]): Json | undefined {
  const { enum: allowed, const: only, type } = schema;
  if (only !== undefined) return only;
  if (Array.isArray(allowed) && !found.some((one) => allowed.includes(one))) return allowed[0];
  if (type === 'object' || type === 'array' || '$ref' in schema || 'contentMediaType' in schema)
    return undefined;
  return [...found, ...(namedExamples[name] ?? []), ...common].find((value) => fits(schema, value));
}

/**
 * Returns example values of a field: first the one of its component or example object, then those of other
 * fields with the same name.
 */
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

function codesIn(description: string): readonly number[] {
  const codes = [...description.matchAll(/(?<![\w.-])(\d) [a-z]/g)].map(([, code]) => Number(code));
  return codes.length > 1 ? codes : [];
}

export function describe(
  owner: string,
  name: string,
  schema: JsonObject,
  samples: Samples,
  kindred?: JsonObject,
): JsonObject {
  const isTime = schema['type'] === 'integer' && schema['maximum'] === LATEST_TIME;
  const existing = schema['description'];
  const {
    text,
    codes,
    values: texts,
  } = typeof existing === 'string'
    ? { text: existing, codes: undefined, values: undefined }
    : textOf(`${owner}.${name}`);
  const description = isTime && existing === undefined ? `${text}. In Unix seconds` : text;
  const typed = withValues(schema, codes, texts);
  const named = typed['type'] === 'integer' ? codesIn(description) : [];
  const values = valuesOf(owner, name, samples, kindred).filter(
    (one) => named.length === 0 || named.includes(Number(one)),
  );
  const [own] = Array.isArray(schema['examples']) ? schema['examples'] : [];
  const example = own ?? exampleOf(name, typed, [...values, ...named]);
  return {
    ...typed,
    description,
    ...(isTime && { format: 'int64' }),
    ...(example !== undefined && { examples: [example] }),
  };
}

/** Adds the allowed values of a field. A default value that isn't a code gets the name `none`. */
function withValues(
  schema: JsonObject,
  codes: Readonly<Record<string, number>> | undefined,
  texts: readonly string[] | undefined,
): JsonObject {
  if (texts && schema['type'] === 'string') return { ...schema, enum: texts };
  if (JSON.stringify(schema['enum']) === JSON.stringify(orderStates))
    return { ...schema, 'x-enum-descriptions': Object.values(orderStateTexts) };
  if (!codes || schema['type'] !== 'integer') return schema;
  const fallback = schema['default'] === undefined ? [] : [Number(schema['default'])];
  const none = fallback.filter((code) => !Object.values(codes).includes(code));
  return {
    ...schema,
    enum: [...none, ...Object.values(codes)],
    'x-enum-varnames': [...none.map(() => 'none'), ...Object.keys(codes)],
  };
}

/**
 * Returns the schema of a query parameter with integers instead of digits, and arrays instead of
 * comma-separated lists.
 */
export function querySchema(owner: string, name: string, schema: JsonObject): JsonObject {
  const { anyOf, ...rest } = schema;
  const digits = Array.isArray(anyOf) ? anyOf.find((one) => isObject(one) && 'pattern' in one) : undefined;
  const pattern = isObject(digits) ? digits['pattern'] : undefined;
  const integer = withValues({ ...rest, type: 'integer' }, textOf(`${owner}.${name}`).codes, undefined);
  if (pattern === '^-?\\d{1,15}$') return integer;
  return pattern === '^(\\d+(,\\d+)*)?$' ? { type: 'array', items: integer } : schema;
}

/** Adds descriptions and examples at every depth. A nested owner is a path such as `Payment.callback`. */
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
          ? describe(owner, name, described(`${owner}.${name}`, part, samples), samples, kindred)
          : part,
      ]);
      return [key, Object.fromEntries(properties)];
    }),
  );
}
