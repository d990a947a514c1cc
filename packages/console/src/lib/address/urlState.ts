import { exportParams, paging, timeRange } from '@settlement/api-mocks/contract/primitives';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

export interface UrlParam<T> {
  /** Parses the parameter, which is null if it's missing. Must not throw. */
  readonly parse: (text: string | null) => T;
  /** Formats a value for the URL. Returns undefined to omit the parameter. */
  readonly format: (value: T) => string | undefined;
  /** If true, this parameter, such as the page number, resets when another one changes. */
  readonly isReset?: boolean;
  /** If true, a change of this parameter, such as an open drawer, doesn't reset other parameters. */
  readonly keepsOthers?: boolean;
}

export type UrlSchema<V> = { readonly [K in keyof V]: UrlParam<V[K]> };

type Kept = { keepsOthers?: boolean };

export function textParam({ keepsOthers = false }: Kept = {}): UrlParam<string | undefined> {
  return { parse: (text) => text || undefined, format: (value) => value || undefined, keepsOthers };
}

export function patternParam(pattern: RegExp): UrlParam<string | undefined> {
  return {
    parse: (text) => (text !== null && pattern.test(text) ? text : undefined),
    format: (value) => value || undefined,
  };
}

type SchemaParam<S extends GenericSchema> = UrlParam<InferOutput<S> | undefined>;

/** Returns a parameter that a schema validates. Invalid, empty and false values count as missing. */
function schemaParam<S extends GenericSchema>(schema: S): SchemaParam<S> {
  return {
    parse: (text) => {
      const read = text ? safeParse(schema, text) : undefined;
      return read?.success && read.output !== false ? read.output : undefined;
    },
    format: (value) => (value === true ? '1' : String(value ?? '') || undefined),
  };
}

type QueryParams<E extends Readonly<Record<keyof E, GenericSchema>>, Name extends keyof E> = {
  readonly [K in Name]: SchemaParam<E[K]>;
};

const shared = { ...paging, ...timeRange, ...exportParams };

/** Returns the parameters for the fields of a query. Default: all except paging, times and export. */
export function queryParams<
  E extends Readonly<Record<keyof E, GenericSchema>>,
  Name extends keyof E & string = Exclude<keyof E & string, keyof typeof shared>,
>(
  { entries }: { readonly entries: E },
  names: readonly Name[] = Object.keys(entries).filter((name): name is Name => !Object.hasOwn(shared, name)),
): QueryParams<E, NoInfer<Name>> {
  // The cast is safe, because each parameter is created from the field with its name.
  return Object.fromEntries(names.map((name) => [name, schemaParam(entries[name])])) as QueryParams<E, Name>;
}

export const decimalParam = () => patternParam(/^(0|[1-9]\d{0,17})(\.\d{1,6})?$/);

export function integerParam(): UrlParam<number | undefined> {
  return {
    parse: (text) => (text !== null && /^-?\d{1,15}$/.test(text) ? Number(text) : undefined),
    format: (value) => (value === undefined ? undefined : String(value)),
  };
}

/** Returns the parameter of a page number. It starts at 1 and resets when a filter changes. */
export function pageParam(): UrlParam<number> {
  return {
    parse: (text) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1),
    format: (value) => (value === 1 ? undefined : String(value)),
    isReset: true,
    keepsOthers: true,
  };
}

export function choiceParam<const T extends string | number>(
  choices: readonly T[],
  fallback: NoInfer<T>,
  { keepsOthers = false }: Kept = {},
): UrlParam<T> {
  return {
    parse: (text) => choices.find((choice) => String(choice) === text) ?? fallback,
    format: (value) => (value === fallback ? undefined : String(value)),
    keepsOthers,
  };
}

/** Returns a parameter for a day in the format `YYYY-MM-DD`. */
export function dayParam(): UrlParam<string | undefined> {
  return {
    parse: (text) => (text !== null && isDay(text) ? text : undefined),
    format: (value) => value,
  };
}

function isDay(text: string): boolean {
  // Earlier days could start before Unix second 0, depending on the time zone.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1970-01-02') return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function readUrlState<V extends object>(schema: UrlSchema<V>, search: string): V {
  const params = new URLSearchParams(search);
  return Object.fromEntries(namesOf(schema).map((name) => [name, schema[name].parse(params.get(name))])) as V;
}

export function patchUrlState<V extends object>(
  schema: UrlSchema<V>,
  search: string,
  patch: Partial<V>,
): string {
  const params = new URLSearchParams(search);
  const names = namesOf(schema);
  const changed = names.filter((name) => Object.hasOwn(patch, name));
  if (changed.some((name) => !schema[name].keepsOthers)) {
    for (const name of names) if (schema[name].isReset) params.delete(name);
  }
  for (const name of changed) {
    const value = patch[name];
    const text = value === undefined ? undefined : schema[name].format(value);
    if (text === undefined) params.delete(name);
    else params.set(name, text);
  }
  return textOf(params);
}

export function setTexts<V extends object>(
  schema: UrlSchema<V>,
  search: string,
  texts: Readonly<Record<string, string | undefined>>,
): string {
  const params = new URLSearchParams(search);
  for (const name of namesOf(schema)) {
    if (!Object.hasOwn(texts, name)) continue;
    const { parse, format } = schema[name];
    const text = format(parse(texts[name] ?? null));
    if (text === undefined) params.delete(name);
    else params.set(name, text);
  }
  return textOf(params);
}

export function withoutParams(search: string, names: readonly string[]): string {
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  return textOf(params);
}

function textOf(params: URLSearchParams): string {
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

export function namesOf<V extends object>(schema: UrlSchema<V>): (keyof V & string)[] {
  return Object.keys(schema).filter((name): name is keyof V & string => name in schema);
}
