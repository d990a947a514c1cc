import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { applicationOption } from './applicationOptions.ts';
import { endpoint } from './endpoint.ts';
import * as p from './primitives.ts';

/** A calendar month from 1970 to 2999, such as `2026-10`. */
export const MONTH = /^(?:19[7-9]\d|2\d{3})-(?:0[1-9]|1[0-2])$/;
export const month = v.pipe(p.text, v.regex(MONTH, 'month'));

/** The longest period of a report, in days. */
export const LONGEST_PERIOD_DAYS = 400;

/**
 * The period and the applications of a report. The period is a month, or the days `from` to `to`, in the
 * merchant's time zone. Default: the last complete month. A current period ends at the time of the request.
 */
const scope = {
  /** The calendar month in the merchant's time zone. @shared */
  month: v.optional(month),
  /** The first day of the range. @shared */
  from: v.optional(p.day),
  /** The last day of the range, inclusive. @shared */
  to: v.optional(p.day),
  /** The IDs of the chosen applications, separated by commas. Default: all applications in live mode. */
  appids: v.optional(p.text),
};

/** The rows of the first ledger: from the ordered amounts to the amount that reached the balance. */
export const orderFigures = [
  'ordered',
  'notPaid',
  'orderedEarlier',
  'rateChange',
  'underpaid',
  'overpaid',
  'paid',
  'fees',
  'refunds',
  'received',
] as const;

/**
 * The figures of movements that don't belong to orders of the chosen applications. Such a movement has no order, or
 * the order of another application.
 */
const otherMovements = [
  'receivedOther',
  'deposits',
  'transfersIn',
  'withdrawn',
  'collected',
  'transfersOut',
  'swapped',
  'gas',
  'holds',
] as const;

/** The figures of the second ledger that aren't sums of movements. */
export const balances = ['opening', 'priceChange', 'closing'] as const;

/** The rows of the second ledger: from the opening to the closing balance, including amounts on hold. */
export const balanceFigures = ['opening', 'received', ...otherMovements, 'priceChange', 'closing'] as const;

/** The figures that are sums of payments or movements. */
export const rowFigures = [...orderFigures, ...otherMovements] as const;
export type RowFigure = (typeof rowFigures)[number];

/** The parts that all calls of reports share. */
const report = { errors: [errorCode.PARAMETER_ERROR], extension: 'reports' } as const;
const reportFile = { ...report, data: v.null(), answer: 'file' } as const;

export const closingFigure = v.object({
  /** The name of the figure, such as `ordered`, `notPaid`, `deposits` or `swapped`. */
  key: p.text,
  /** The number of payments, refunds or movements. A swap counts once. */
  count: p.count,
  /**
   * The value in USDT. Each row is valued at the price at the time of the row. Negative if the figure lowers the
   * received amount or the closing balance.
   */
  amount: p.signedDecimal,
});
export type ClosingFigure = v.InferOutput<typeof closingFigure>;

/** The balances of a token, summed over all its networks, in the token. Amounts on hold are included. */
export const closingToken = v.object({
  token: p.text,
  logo: p.link,
  /** The opening balance, in the token. */
  opening: p.decimal,
  /** The change of the balance for each figure. Figures without a change are missing. */
  movements: v.array(v.object({ key: p.text, amount: p.signedDecimal })),
  /** The closing balance, in the token. */
  closing: p.decimal,
  /**
   * The closing balance of the ledger minus the opening balance and all movements. It's `0` unless rows are missing
   * or a closed month has changed.
   */
  remainder: p.signedDecimal,
  /** The value at the start of the period, in USDT. Missing if the token has no price. */
  opening_usdt: v.optional(p.decimal),
  /** The value at the end of the period, in USDT. Missing if the token has no price. */
  closing_usdt: v.optional(p.decimal),
  /** The gain or loss from price changes between the movements and the end of the period, in USDT. */
  price_change: v.optional(p.signedDecimal),
});
export type ClosingToken = v.InferOutput<typeof closingToken>;

const closedMonth = v.object({
  month: p.text,
  /** The time at which the month was closed. `0` if it's open. */
  closed_time: p.unixSeconds,
});

/** The period of a report, and the months and applications that its filters offer. */
const period = {
  /** The first second of the period. */
  start_time: p.unixSeconds,
  /** The last second of the period, or the time of the request if the period isn't over. */
  end_time: p.unixSeconds,
  /** True if the period is over. @shared */
  is_complete: v.boolean(),
  /** The months since the first order or movement, newest first. */
  months: v.array(closedMonth),
  /** The applications in live mode, for a filter. */
  applications: v.array(applicationOption),
};

export const closing = v.object({
  /** The calendar month of the report. Empty if the period is a range of days. */
  month: p.text,
  ...period,
  /** The time at which the month was closed. `0` if it's open, or if the period isn't a month. */
  closed_time: p.unixSeconds,
  /**
   * The number of payments in the period whose difference was neither refunded nor reviewed. Payments of all
   * applications count.
   */
  differences: p.count,
  /** The merchant's currency, as an ISO 4217 code. */
  currency: p.text,
  /** The value of one USDT in this currency at the end of the period. */
  currency_rate: p.decimal,
  /** The figures from the ordered to the received amount. Figures without rows may be missing. */
  orders: v.array(closingFigure),
  /** The figures from the opening to the closing balance. Figures without rows may be missing. */
  balance: v.array(closingFigure),
  /**
   * The received amount in the ledger minus the sum of `orders`, in USDT. For a closed month, it includes every
   * change since the month was closed. It's `0` unless rows are missing or a closed month has changed.
   */
  orders_remainder: p.signedDecimal,
  /** The value of the remainders of all tokens, in USDT. */
  balance_remainder: p.signedDecimal,
  /** The balances by token. */
  tokens: v.array(closingToken),
  /** The number of movements that changed the balance. Clients need it to split files with a limited number of rows. */
  movement_count: p.count,
});
export type Closing = v.InferOutput<typeof closing>;

/** Returns the figures of a period: from orders to the received amount, and from the opening to the closing balance. */
export const getClosing = endpoint('reports.closing', 'GET', '/reports/closing', {
  query: v.object(scope),
  data: closing,
  ...report,
});

export const closingRow = v.object({
  /** The type of the record. A `streamType` code. */
  type: p.integer,
  /** The number of the payment, withdrawal or other record. */
  ref_no: p.text,
  /** The merchant order number. Empty if the row doesn't belong to an order. */
  out_trade_no: p.text,
  /** The name of the application. Empty if the row doesn't belong to an application. */
  apply_name: p.text,
  /**
   * The time that determines the period of the row: the time of the order, of the credit, of the refund or of the
   * movement.
   */
  created_time: p.unixSeconds,
  token: p.text,
  chain: p.text,
  /** The amount that the row adds to the figure, in the token. `0` if the row changes only the value in USDT. */
  amount: p.signedDecimal,
  /** The value of the amount, in USDT. */
  usdt_amount: p.signedDecimal,
});
export type ClosingRow = v.InferOutput<typeof closingRow>;

/** Returns the rows of a figure, newest first. The sum of their values is the figure. */
export const listClosingRows = endpoint('reports.rows', 'GET', '/reports/closing/rows', {
  query: v.object({
    ...scope,
    /** The figure whose rows are listed. */
    figure: v.optional(v.picklist(rowFigures), 'ordered'),
    ...p.paging,
  }),
  data: v.object({
    list: v.array(closingRow),
    total: p.count,
    /** The sum of the values of all rows on all pages, in USDT. */
    sum_usdt: p.signedDecimal,
  }),
  ...report,
});

const monthCall = {
  auth: 'authorised',
  body: v.object({ month }),
  data: closedMonth,
  extension: 'reports',
} as const;

/** Closes a complete month. All differences of the month must be reviewed or refunded first. */
export const closeMonth = endpoint('reports.close', 'POST', '/reports/closing/close', {
  ...monthCall,
});

export const reopenMonth = endpoint('reports.reopen', 'POST', '/reports/closing/reopen', {
  ...monthCall,
});

/**
 * The files of a closing. `figures` has one row for each figure and token. The other files have one row per
 * movement, as an accounting program imports them.
 */
export const closingShapes = ['figures', 'xero', 'quickbooks'] as const;
export type ClosingShape = (typeof closingShapes)[number];

/** The largest number of rows in a file that Xero and QuickBooks Online import. */
export const IMPORT_ROWS = 1000;

/**
 * Returns a closing as a file. `xero` and `quickbooks` are CSV files that these programs import as bank
 * statements. They have one row per movement and a last row with the price change. The rows of all parts add
 * up to the change of the balance. A movement of less than half a cent has no row. Its value is part of the
 * next row.
 */
export const exportClosing = endpoint('reports.export', 'GET', '/reports/closing/export', {
  query: v.object({
    ...scope,
    /** The shape of the file: `figures` (default), `xero` or `quickbooks`. */
    shape: v.optional(v.picklist(closingShapes), 'figures'),
    format: v.optional(v.picklist(p.exportFormats)),
    /** The currency of the file for an accounting program: `USDT` (default), or the merchant's currency. */
    currency: v.optional(p.text),
    /** The part of the file, starting at 1. A part has at most 1,000 movements. */
    part: v.optional(v.pipe(p.text, v.regex(/^[1-9]\d{0,3}$/, 'range')), '1'),
  }),
  ...reportFile,
});

export const reportGroups = ['application', 'token', 'network'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** The figures of a report, in USDT. */
const reportFigures = v.object({
  /** The number of orders created in the period. */
  order_count: p.count,
  /** The number of orders created in the period that were paid. */
  paid_count: p.count,
  /** The amount paid in the period, in USDT. */
  volume: p.decimal,
  /** The fees of the payments in the period, in USDT. */
  fees: p.decimal,
  /** The amount refunded in the period, in USDT. */
  refunds: p.decimal,
});
export type ReportFigures = v.InferOutput<typeof reportFigures>;

export const reportRow = v.object({
  /** The ID of the application, or the name of the token or network. */
  id: p.id,
  name: p.text,
  ...reportFigures.entries,
  /**
   * The figures of the previous period. A month is compared with the month before it. A range of days is
   * compared with the same number of days.
   */
  previous: reportFigures,
});
export type ReportRow = v.InferOutput<typeof reportRow>;

const summaryQuery = {
  ...scope,
  /** The grouping of the rows. */
  by: v.optional(v.picklist(reportGroups), 'application'),
};

export const summary = v.object({
  ...period,
  /** The first second of the previous period. */
  previous_start_time: p.unixSeconds,
  /** The last second of the previous period. */
  previous_end_time: p.unixSeconds,
  /** The rows, largest volume first. */
  list: v.array(reportRow),
  /** The sum of all rows. */
  sum: reportFigures,
  /** The sum of the previous period. */
  previous_sum: reportFigures,
});
export type Summary = v.InferOutput<typeof summary>;

/**
 * Returns volume, fees, refunds and conversion of a period and of the previous period. The rows are grouped by
 * application, token or network.
 */
export const getSummary = endpoint('reports.summary', 'GET', '/reports/summary', {
  query: v.object(summaryQuery),
  data: summary,
  ...report,
});

export const exportSummary = endpoint('reports.exportSummary', 'GET', '/reports/summary/export', {
  query: v.object({ ...summaryQuery, format: v.optional(v.picklist(p.exportFormats)) }),
  ...reportFile,
});
