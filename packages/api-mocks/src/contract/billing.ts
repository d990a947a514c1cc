import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { verificationCodes, verificationErrors } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { email } from './hashes.ts';
import { count, decimal, id, integer, onOff, paging, text, unixSeconds } from './primitives.ts';

/** Automatic collection never starts below this much USDT (specification §5). */
export const LEAST_COLLECTION = '30';

export const collection = v.object({
  currency_id: id,
  open: onOff,
  /** USDT; 30 at least. */
  threshold: decimal,
  /** In the token: what stays behind. */
  keep_amount: decimal,
  /** A saved address that has cooled down. */
  address_id: text,
  /** `realtime`, `daily HH:mm` or `weekly D HH:mm`, in the merchant's zone; D is 1 Monday to 7 Sunday. */
  schedule: v.pipe(text, v.regex(/^(realtime|(daily|weekly [1-7]) ([01]\d|2[0-3]):[0-5]\d)$/, 'schedule')),
});

/**
 * Requested lower amounts, which let more money out: they apply from `effective_time`
 * on, 48 hours later. Until then the amounts of the rule hold.
 */
export const pendingAmounts = v.object({
  threshold: decimal,
  keep_amount: decimal,
  effective_time: unixSeconds,
});

export const collectionState = v.object({
  ...collection.entries,
  /** Missing when no change is pending. */
  pending: v.optional(pendingAmounts),
  next_time: unixSeconds,
  /** When it was due last; `0` when it has not been yet. */
  last_time: unixSeconds,
  /** What came of it: a code of `collectionResult`. */
  last_result: integer,
  /** Why it was blocked: a code of the error catalogue, and its reason. `0` and empty otherwise. */
  last_error: integer,
  last_reason: text,
});
export type Collection = v.InferOutput<typeof collectionState>;

const settings = {
  /** Ids of token-on-chain that payers are offered. */
  accepted: v.array(id),
  default_payment_mode: integer,
  order_valid_minutes: count,
  /** Percent. */
  under_tolerance: decimal,
  /** 1 keep, 2 credit, 3 flag. */
  over_rule: integer,
  /** 1 merchant, 2 payer. */
  gas_payer: integer,
  /** USDT: below it a notification is written. */
  gas_alert: decimal,
  /**
   * `period` is 0 none, 1 weekly, 2 monthly; `lang` is `en-US` or `zh-CN`, or empty for the language of the last
   * sign-in; `format` is `pdf` where it is missing, or `xlsx`.
   */
  statement: v.object({ period: integer, email: text, lang: text, format: v.optional(text) }),
};

export const billSetting = v.object({ ...settings, collections: v.array(collectionState) });
export type BillSetting = v.InferOutput<typeof billSetting>;

export const getBillSetting = endpoint({
  id: 'billing.get',
  method: 'GET',
  path: '/user/bill-setting',
  summary: 'Get payment settings, including automatic collection',
  data: billSetting,
  isExtension: true,
});

/** How a statement can be written. */
export const statementFormats = ['pdf', 'xlsx', 'csv'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** A statement of one period, written by the clock and sent by e-mail. */
export const statement = v.object({
  id,
  /** 1 weekly, 2 monthly. */
  period: integer,
  /** First and last second of the period. */
  start_time: unixSeconds,
  end_time: unixSeconds,
  /** Where it was sent. */
  email: text,
  lang: text,
  /** `pdf` or `xlsx`, as it was chosen then. */
  format: text,
  created_time: unixSeconds,
});
export type Statement = v.InferOutput<typeof statement>;

export const listStatements = endpoint({
  id: 'statements.list',
  method: 'GET',
  path: '/user/statements',
  summary: 'List statements, newest first',
  query: v.object({ ...paging }),
  data: v.object({
    list: v.array(statement),
    total: count,
    /** When the next one is written; `0` when statements are off. */
    next_time: unixSeconds,
  }),
  isExtension: true,
});

/**
 * Opening balance, in, out and closing balance of each token over a period: of a statement that was written, by its
 * id, in its own language and format; or of a calendar month, up to now where it is not over; or, without either,
 * of the period under way. `format` asks for another than the one that was chosen.
 */
export const exportStatement = endpoint({
  id: 'statements.export',
  method: 'GET',
  path: '/user/statements/export',
  summary: 'Export a statement as PDF, a spreadsheet or CSV',
  query: v.object({
    id: v.optional(text),
    /** Such as `2026-11`, in the merchant's zone. */
    month: v.optional(v.pipe(text, v.regex(/^(?:19[7-9]\d|2\d{3})-(0[1-9]|1[0-2])$/, 'month'))),
    format: v.optional(v.picklist(statementFormats)),
  }),
  data: v.null(),
  answer: 'file',
  formats: statementFormats,
  errors: [errorCode.OPERATION_FAILED, errorCode.PARAMETER_ERROR],
  isExtension: true,
});

/** How much of an order may be missing: up to 10 percent, two decimals. */
export const percent = v.pipe(decimal, v.regex(/^(?:10(?:\.0{1,2})?|\d(?:\.\d{1,2})?)$/, 'range'));

/**
 * Lower amounts of a collection wait 48 hours (`pending`); higher ones hold at once, and so does asking for the
 * amounts that hold, which drops what is pending. 10038 asks for proof before amounts are lowered, before a rule
 * is turned on, sent elsewhere or run more often, before statements go to another mailbox, and before more of an
 * order may be missing. A rule that is left out of `collections` is turned off and keeps its amounts.
 */
export const editBillSetting = endpoint({
  id: 'billing.edit',
  method: 'PUT',
  path: '/user/bill-setting',
  summary: 'Update payment settings',
  auth: 'authorised',
  body: v.object({
    accepted: v.optional(v.pipe(v.array(id), v.minLength(1, 'required'))),
    default_payment_mode: v.optional(v.picklist([1, 2, 3])),
    order_valid_minutes: v.optional(v.pipe(integer, v.minValue(5, 'range'), v.maxValue(1440, 'range'))),
    under_tolerance: v.optional(percent),
    over_rule: v.optional(v.picklist([1, 2, 3])),
    gas_payer: v.optional(v.picklist([1, 2])),
    gas_alert: v.optional(decimal),
    statement: v.optional(
      v.object({
        period: v.picklist([0, 1, 2]),
        email: v.union([v.literal(''), email]),
        lang: text,
        format: v.optional(v.picklist(['pdf', 'xlsx'])),
      }),
    ),
    collections: v.optional(v.array(collection)),
    ...verificationCodes,
  }),
  data: billSetting,
  errors: [
    errorCode.OPERATION_FAILED,
    errorCode.PARAMETER_ERROR,
    errorCode.TOO_FREQUENT,
    errorCode.CURRENCY_NOT_FOUND,
    errorCode.TOKEN_EXISTS,
    errorCode.AMOUNT_TOO_SMALL,
    errorCode.GAS_ACCOUNT_CLOSED,
    ...verificationErrors,
  ],
  isExtension: true,
});
