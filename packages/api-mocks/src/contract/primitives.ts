import * as v from 'valibot';
import type { ExtensionGroup } from './extensions.ts';

/* Money is a decimal string, never a number. Enumerations are open: clients show unknown codes as unknown. */

/** The maximum length of a string in a request, in characters. Only an image in a `data:` URL may be longer. */
export const LONGEST_TEXT = 4000;
export const LONGEST_LIST = 1000;

/** The maximum length of a decimal string. Calculating with millions of digits would take seconds. */
export const LONGEST_DECIMAL = 100;

/** A decimal string such as `"0.05"`, without sign, exponent and extra leading zeros (specification §5). */
export const decimal = v.pipe(
  v.string(),
  v.maxLength(LONGEST_DECIMAL, 'decimal'),
  v.regex(/^(0|[1-9]\d*)(\.\d+)?$/, 'decimal'),
);

/** A decimal string that may have a sign, such as the amount of a movement. */
export const signedDecimal = v.pipe(v.string(), v.regex(/^[+-]?(0|[1-9]\d*)(\.\d+)?$/, 'signed decimal'));

/** The end of the year 9998 (UTC), which has four digits in all zones. Excludes times in milliseconds. */
export const LATEST_TIME = 253_370_764_799;

/** Seconds since 1970-01-01T00:00:00Z. `0` means "never". */
export const unixSeconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LATEST_TIME));

/** A day as `YYYY-MM-DD` in the merchant's time zone. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'day'));

/** An integer, usually a code of an open enumeration. */
export const integer = v.pipe(v.number(), v.integer());

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * `1` on, `2` off.
 * @alias
 */
export const onOff = integer;

export const text = v.string();

export const id = v.pipe(v.string(), v.minLength(1));

/** A query parameter with one or more codes, joined by commas. */
export const codesParam = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^(\d+(,\d+)*)?$/, 'codes'))]),
  v.transform(String),
);

/** An integer in a query. Clients send a number, and servers receive a string. */
export const integerParam = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/, 'integer'))]),
  v.transform(Number),
  v.integer(),
);

/** The paging parameters of lists with pages. */
export const paging = {
  /** The page, starting at 1. @shared */
  current: v.optional(v.pipe(integerParam, v.minValue(1)), 1),
  /** The number of entries on a page. @shared */
  pageSize: v.optional(v.pipe(integerParam, v.minValue(1), v.maxValue(100)), 20),
};

/** A time in a query, in Unix seconds. */
export const timeParam = v.pipe(integerParam, v.minValue(0), v.maxValue(LATEST_TIME));

/** The time range of a list, in Unix seconds. Both ends are inclusive. The end must not be before the start. */
export const timeRange = {
  /** The start of the range, inclusive. */
  start_time: v.optional(timeParam),
  end_time: v.optional(timeParam),
};

/** A flag in a query: `true`, `false`, `1` or `0`. */
export const flagParam = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', '1', '0']), v.picklist([0, 1])]),
  v.transform((value) => value === true || value === 'true' || value === '1' || value === 1),
);

/** The formats of an export: a spreadsheet, or comma-separated values (UTF-8 with a byte order mark). */
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A URL from the server, such as a logo or a page of a block explorer. Can be empty. */
export const link = v.string();

/** Returns the schema of a page of a list: the rows of the page, and the number of rows on all pages. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<S extends v.GenericSchema>(row: S) {
  return v.object({ list: v.array(row), total: count });
}

/** Returns the schema of a list without pages. */
/* @__NO_SIDE_EFFECTS__ */
export function allOf<S extends v.GenericSchema>(row: S) {
  return v.object({ list: v.array(row), total: extension(count, 0) });
}

/** Marks a field that the specification doesn't define. The fallback replaces missing and invalid values. */
/* @__NO_SIDE_EFFECTS__ */
export const extension = <S extends v.GenericSchema, F extends v.InferInput<S> | undefined>(
  schema: S,
  fallback: F,
) => v.pipe(v.optional(schema, fallback), v.metadata({ 'x-extension': true }));

/** Marks a parameter that the specification doesn't define. Clients send it only to servers that offer the group. */
/* @__NO_SIDE_EFFECTS__ */
export const added = <S extends v.GenericSchema>(group: ExtensionGroup, schema: S) =>
  v.pipe(schema, v.metadata({ 'x-extension': group }));

/** `columns` are names joined by commas, in the order of the file. Default: all columns, as `xlsx`. */
export const exportParams = {
  /** The names of the columns to export, separated by commas. Default: all columns. */
  columns: added('exports', v.optional(v.string())),
  /** The file format of an export. Default: `xlsx`. @shared */
  format: added('exports', v.optional(v.picklist(exportFormats))),
};

/**
 * The verification that is required to read a secret, in a session of the merchant that owns it.
 * - `signIn`: the credential, and the second step if it's on.
 * - `codes`: the codes or the ticket that 10038 requires.
 * - `authenticator`: a code of the merchant's authenticator.
 * - `unbound`: an account without an authenticator, or a ticket.
 * - `session`: only a session.
 */
export type SecretProof = 'signIn' | 'codes' | 'authenticator' | 'unbound' | 'session';

/** The name of the metadata that marks a secret, and of its extension in the OpenAPI document. */
export const SECRET = 'x-secret';

/** Marks a string of a response as a secret. Fields without this mark must not contain secrets. */
/* @__NO_SIDE_EFFECTS__ */
export const secret = (proof: SecretProof) => v.pipe(v.string(), v.metadata({ [SECRET]: proof }));
