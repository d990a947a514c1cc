/**
 * The vocabulary every endpoint is written in.
 *
 * Money is a decimal string, never a number and never in exponent form. Time is unix seconds.
 * Enumerations are open: a code the console does not know must reach the screen as "unknown",
 * not break the page, so they are integers here and named where they are rendered.
 */
import * as v from 'valibot';

/** The longest text of a request, in characters; only an uploaded image that is sent as `data:` is longer. */
export const LONGEST_TEXT = 4000;
export const LONGEST_LIST = 1000;

/** More than any token needs: 2^256 has 78 digits. Millions of digits would take seconds to reckon with. */
export const LONGEST_DECIMAL = 100;

/** An unsigned decimal string such as `"0.05"`; no sign, no exponent, no leading zero (specification §5). */
export const decimal = v.pipe(
  v.string(),
  v.maxLength(LONGEST_DECIMAL, 'decimal'),
  v.regex(/^(0|[1-9]\d*)(\.\d+)?$/, 'decimal'),
);

/** A decimal string that may carry a sign, such as a ledger movement. */
export const signedDecimal = v.pipe(v.string(), v.regex(/^[+-]?(0|[1-9]\d*)(\.\d+)?$/, 'signed decimal'));

/** The last second of the year 9998, in any zone a date of four digits; milliseconds are beyond it. */
export const LATEST_TIME = 253_370_764_799;

/** Seconds since 1970-01-01T00:00:00Z; `0` means "never". */
export const unixSeconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LATEST_TIME));

/** A calendar day in the merchant's own time zone, `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'day'));

/** An open enumeration or a count. */
export const integer = v.pipe(v.number(), v.integer());

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * `1` on, `2` off.
 * @alias
 */
export const onOff = integer;

export const text = v.string();

export const id = v.pipe(v.string(), v.minLength(1));

/** One code, or several joined by commas, inside a query string. */
export const codesParam = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^(\d+(,\d+)*)?$/, 'codes'))]),
  v.transform(String),
);

/** An integer inside a query string: sent as a number, received as text. */
export const integerParam = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/, 'integer'))]),
  v.transform(Number),
  v.integer(),
);

/** The paging that every list takes: `current` counts from 1. */
export const paging = {
  current: v.optional(v.pipe(integerParam, v.minValue(1)), 1),
  pageSize: v.optional(v.pipe(integerParam, v.minValue(1), v.maxValue(100)), 20),
};

/** Unix seconds inside a query string. */
export const timeParam = v.pipe(integerParam, v.minValue(0), v.maxValue(LATEST_TIME));

/** The range that every list by time takes: unix seconds, both ends inclusive. */
export const timeRange = {
  start_time: v.optional(timeParam),
  end_time: v.optional(timeParam),
};

/** `true` or `false`, or the words, the digits and nothing else, inside a query string. */
export const flagParam = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', '1', '0']), v.picklist([0, 1])]),
  v.transform((value) => value === true || value === 'true' || value === '1' || value === 1),
);

/** What an export answers: a spreadsheet, or comma-separated values (UTF-8 with a byte order mark). */
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * How an export is written, ignored where a page is asked for. `columns` are names joined by commas, in order, all
 * of them when left out; the column that says the unit of an amount always comes along. `format` is `xlsx` when
 * left out.
 */
export const exportParams = {
  columns: v.optional(v.string()),
  format: v.optional(v.picklist(exportFormats)),
};

/** A web address the server gives, such as a logo or an explorer page; empty when there is none. */
export const link = v.string();

/** `data` of a list: the rows of one page and how many there are in all. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<S extends v.GenericSchema>(row: S) {
  return v.object({ list: v.array(row), total: count });
}

/**
 * A field of a response that the specification doesn't have. A response without it, or with `null` or an unreadable
 * value, is read with the fallback.
 */
/* @__NO_SIDE_EFFECTS__ */
export const extension = <S extends v.GenericSchema, F extends v.InferInput<S> | undefined>(
  schema: S,
  fallback: F,
) => v.pipe(v.optional(schema, fallback), v.metadata({ 'x-extension': true }));
