/** How one piece of a screen's state is written in the query string. */
export interface UrlParam<T> {
  /** From the text in the address, or null where there is none; never throws on nonsense. */
  readonly parse: (text: string | null) => T;
  /** Undefined leaves the parameter out. */
  readonly format: (value: T) => string | undefined;
  /** Goes back to its default when another parameter changes: the page number when a filter does. */
  readonly isReset?: boolean;
  /** Changing this one resets nothing: an open drawer does not send the list back to page 1. */
  readonly keepsOthers?: boolean;
}

/** One `UrlParam` for each value of a screen's state. */
export type UrlSchema<V> = { readonly [K in keyof V]: UrlParam<V[K]> };

type Kept = { keepsOthers?: boolean };

/** Text; empty counts as absent. */
export function textParam({ keepsOthers = false }: Kept = {}): UrlParam<string | undefined> {
  return { parse: (text) => text || undefined, format: (value) => value || undefined, keepsOthers };
}

/** Text of a certain shape, such as a part of a hash; what has another counts as absent. */
export function patternParam(pattern: RegExp): UrlParam<string | undefined> {
  return {
    parse: (text) => (text !== null && pattern.test(text) ? text : undefined),
    format: (value) => value || undefined,
  };
}

/** Codes joined by commas, such as statuses; what is no code is left out. */
export function codesParam({ keepsOthers = false }: Kept = {}): UrlParam<string | undefined> {
  return {
    parse: (text) => {
      const codes = (text ?? '').split(',').filter((code) => /^\d{1,4}$/.test(code));
      return [...new Set(codes)].join(',') || undefined;
    },
    format: (value) => value || undefined,
    keepsOthers,
  };
}

/** A decimal string that may be absent, such as the least amount. */
export const decimalParam = () => patternParam(/^(0|[1-9]\d{0,17})(\.\d{1,6})?$/);

/** Set, or not there. */
export function flagParam(): UrlParam<true | undefined> {
  return { parse: (text) => text === '1' || undefined, format: (value) => (value ? '1' : undefined) };
}

/** An integer that may be absent, such as a status. */
export function integerParam({ keepsOthers = false }: Kept = {}): UrlParam<number | undefined> {
  return {
    parse: (text) => (text !== null && /^-?\d{1,15}$/.test(text) ? Number(text) : undefined),
    format: (value) => (value === undefined ? undefined : String(value)),
    keepsOthers,
  };
}

/** The page of a list, counted from 1; resets when a filter changes. */
export function pageParam(): UrlParam<number> {
  return {
    parse: (text) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1),
    format: (value) => (value === 1 ? undefined : String(value)),
    isReset: true,
    keepsOthers: true,
  };
}

/** One of a few values; the default is left out of the URL. */
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

/** A calendar day, `YYYY-MM-DD`. */
export function dayParam({ keepsOthers = false }: Kept = {}): UrlParam<string | undefined> {
  return {
    parse: (text) => (text !== null && isDay(text) ? text : undefined),
    format: (value) => value,
    keepsOthers,
  };
}

function isDay(text: string): boolean {
  // In some zone a day of 1970 begins before the first second that can be asked for.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1970-01-02') return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The typed values of a query string. */
export function readUrlState<V extends object>(schema: UrlSchema<V>, search: string): V {
  const params = new URLSearchParams(search);
  // Each value comes from the parameter of the same name, which the type of the schema pairs with it.
  return Object.fromEntries(namesOf(schema).map((name) => [name, schema[name].parse(params.get(name))])) as V;
}

/** The query string after a change; parameters of other owners stay as they are. */
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

/**
 * The query string after a change that is text, as a field has it; a text that stands for nothing, and that
 * of a default, leaves the parameter out. Names that the schema lacks change nothing.
 */
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

/** The query string without some of its parameters. */
export function withoutParams(search: string, names: readonly string[]): string {
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  return textOf(params);
}

function textOf(params: URLSearchParams): string {
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The names of what a schema holds, in the order of its definition. */
export function namesOf<V extends object>(schema: UrlSchema<V>): (keyof V & string)[] {
  return Object.keys(schema).filter((name): name is keyof V & string => name in schema);
}
