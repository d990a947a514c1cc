import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { verificationCodes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { email } from './hashes.ts';
import { month } from './reports.ts';
import * as p from './primitives.ts';

/** The smallest value of an automatic collection, in USDT (specification §5). */
export const LEAST_COLLECTION = '30';

export const collection = v.object({
  currency_id: p.id,
  /** The state of the rule: 1 on, 2 off. @shared */
  open: p.onOff,
  /** The smallest amount to collect, in USDT. It's at least 30. */
  threshold: p.decimal,
  /** The amount that stays on the balance, in the token. */
  keep_amount: p.decimal,
  /** The ID of a saved address whose cooling-off period is over. */
  address_id: p.text,
  /** The schedule: `realtime`, `daily HH:mm` or `weekly D HH:mm` (1 Monday to 7), in the merchant's zone. */
  schedule: v.pipe(p.text, v.regex(/^(realtime|(daily|weekly [1-7]) ([01]\d|2[0-3]):[0-5]\d)$/, 'schedule')),
});

/** Lower amounts apply 48 hours after the request (`effective_time`), because they send more money. */
export const pendingAmounts = v.object({
  threshold: p.decimal,
  keep_amount: p.decimal,
  /** The time from which the lower amounts apply. */
  effective_time: p.unixSeconds,
});

export const collectionState = v.object({
  ...collection.entries,
  /** The pending lower amounts. Missing if no change is pending. */
  pending: v.optional(pendingAmounts),
  next_time: p.unixSeconds,
  /** The time at which the rule was last due. `0` before the first run. */
  last_time: p.unixSeconds,
  /** The result of the last run. A `collectionResult` code. */
  last_result: p.integer,
  /** The reason why the last run was blocked, as a code of the error catalog. `0` if it wasn't blocked. */
  last_error: p.integer,
  /** The name of the reason why the last run was blocked, such as `frozen`. Empty if it wasn't blocked. */
  last_reason: p.text,
});
export type Collection = v.InferOutput<typeof collectionState>;

const settings = {
  /** The IDs of the tokens that customers can pay with, each on one network. */
  accepted: v.array(p.id),
  /** The payment mode of new applications. A `paymentMode` code. */
  default_payment_mode: p.integer,
  /** The time to pay an order, in minutes. */
  order_valid_minutes: p.count,
  /** The part of an order's amount that may be missing, in percent. */
  under_tolerance: p.decimal,
  /** The rule for overpayments: 1 keep, 2 credit, 3 flag. */
  over_rule: p.integer,
  /** The party that pays network fees: 1 merchant, 2 customer. */
  gas_payer: p.integer,
  /** The gas balance below which a notification is sent, in USDT. */
  gas_alert: p.decimal,
  /** The period, recipient, language and format of statements. */
  statement: v.object({ period: p.integer, email: p.text, lang: p.text, format: v.optional(p.text) }),
};

export const billSetting = v.object({ ...settings, collections: v.array(collectionState) });
export type BillSetting = v.InferOutput<typeof billSetting>;

export const getBillSetting = endpoint('billing.get', 'GET', '/user/bill-setting', {
  data: billSetting,
  extension: 'billing',
});

/** The file formats of a statement. */
export const statementFormats = ['pdf', 'xlsx', 'csv'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** A statement of one period, generated on schedule and sent by email. */
export const statement = v.object({
  id: p.id,
  /** The period: 0 none, 1 weekly, 2 monthly. */
  period: p.integer,
  /** The first second of the period. */
  start_time: p.unixSeconds,
  /** The end of the range, inclusive. @shared */
  end_time: p.unixSeconds,
  /** The email address that receives statements. */
  email: p.text,
  /** The language of statements: `en-US`, `zh-CN`, or empty for the language of the last sign-in. */
  lang: p.text,
  /** The file format. Default in the settings: `pdf`. Default of an export: the format in the settings. */
  format: p.text,
  created_time: p.unixSeconds,
});
export type Statement = v.InferOutput<typeof statement>;

export const listStatements = endpoint('statements.list', 'GET', '/user/statements', {
  query: v.object({ ...p.paging }),
  data: v.object({
    list: v.array(statement),
    total: p.count,
    /** The time of the next statement. `0` if statements are off. */
    next_time: p.unixSeconds,
  }),
  extension: 'billing',
});

/**
 * With `id`, the file covers the period of an existing statement, in its language and format. `month` is a
 * calendar month (up to now), and `from` and `to` are days. Default: the current period. `format` overrides
 * the format of the settings or the existing statement.
 */
export const exportStatement = endpoint('statements.export', 'GET', '/user/statements/export', {
  query: v.object({
    id: v.optional(p.text),
    /** The calendar month in the merchant's time zone, such as `2026-11`. */
    month: v.optional(month),
    from: p.added('reports', v.optional(p.day)),
    to: p.added('reports', v.optional(p.day)),
    format: v.optional(v.picklist(statementFormats)),
  }),
  data: v.null(),
  answer: 'file',
  formats: statementFormats,
  errors: [errorCode.PARAMETER_ERROR, errorCode.OPERATION_FAILED],
  extension: 'billing',
});

/** The share of an order's amount that may be missing, in percent: 0 to 10, with at most two decimals. */
export const percent = v.pipe(p.decimal, v.regex(/^(?:10(?:\.0{1,2})?|\d(?:\.\d{1,2})?)$/, 'range'));

/**
 * Higher amounts of a collection take effect immediately, and lower amounts 48 hours later (`pending`).
 * Sending the current amounts again cancels the pending ones. A rule that is missing in `collections` is
 * turned off. Verification (10038): lower amounts, turning a rule on, another address or a more frequent
 * schedule, another recipient of statements, and a higher `under_tolerance`.
 */
export const editBillSetting = endpoint('billing.edit', 'PUT', '/user/bill-setting', {
  auth: 'authorised',
  body: v.object({
    accepted: v.optional(v.pipe(v.array(p.id), v.minLength(1, 'required'))),
    default_payment_mode: v.optional(v.picklist([1, 2, 3])),
    order_valid_minutes: v.optional(v.pipe(p.integer, v.minValue(5, 'range'), v.maxValue(1440, 'range'))),
    under_tolerance: v.optional(percent),
    over_rule: v.optional(v.picklist([1, 2, 3])),
    gas_payer: v.optional(v.picklist([1, 2])),
    gas_alert: v.optional(p.decimal),
    statement: v.optional(
      v.object({
        period: v.picklist([0, 1, 2]),
        email: v.union([v.literal(''), email]),
        lang: p.text,
        format: v.optional(v.picklist(['pdf', 'xlsx'])),
      }),
    ),
    /** The rules of automatic collection, one per token. */
    collections: v.optional(v.array(collection)),
    ...verificationCodes,
  }),
  data: billSetting,
  errors: [
    errorCode.CURRENCY_NOT_FOUND,
    errorCode.TOKEN_EXISTS,
    errorCode.AMOUNT_TOO_SMALL,
    errorCode.GAS_ACCOUNT_CLOSED,
  ],
  extension: 'billing',
});
