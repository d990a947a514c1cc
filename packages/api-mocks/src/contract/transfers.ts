import { errorCode } from './errors.ts';
import * as v from 'valibot';
import {
  agreedFigures,
  moneyAnswer,
  requestId,
  requestIdFilter,
  verificationCodes,
  verificationErrors,
} from './codes.ts';
import { endpoint } from './endpoint.ts';
import { amount, required, visibleText } from './hashes.ts';
import {
  decimal,
  extension,
  exportParams,
  id,
  integer,
  integerParam,
  link,
  listOf,
  paging,
  text,
  timeRange,
  unixSeconds,
} from './primitives.ts';

export const transfer = v.object({
  trade_no: id,
  direction: integer,
  /** Whom it was sent to, so that it can be done again; empty for what was received. */
  account: text,
  /** The id the sender gave it; empty for what was received and for what had none. */
  request_id: text,
  account_mask: text,
  name_mask: text,
  token: text,
  chain: text,
  net_work: text,
  logo: link,
  amount: decimal,
  remark: text,
  progress: integer,
  created_time: unixSeconds,
});
export type Transfer = v.InferOutput<typeof transfer>;

/** `account` is a merchant id or an e-mail address; `balance_type` says in which figure `amount` is written. */
export const createTransfer = endpoint({
  id: 'transfers.create',
  method: 'POST',
  path: '/account/internal-transfer',
  summary: 'Send to another merchant instantly, without a fee',
  auth: 'authorised',
  body: v.object({
    request_id: requestId,
    account: required,
    id,
    balance_type: v.optional(v.picklist([1, 2]), 1),
    amount,
    remark: v.optional(v.pipe(visibleText, v.maxLength(60, 'too_long')), ''),
    fee: agreedFigures.fee,
    ...verificationCodes,
  }),
  data: v.object({ trade_no: id, progress: integer, name_mask: text, ...moneyAnswer }),
  errors: [
    errorCode.OPERATION_FAILED,
    errorCode.PARAMETER_ERROR,
    errorCode.ACCOUNT_NOT_FOUND,
    errorCode.TOO_FREQUENT,
    errorCode.CURRENCY_NOT_FOUND,
    errorCode.MERCHANT_NOT_FOUND,
    errorCode.AMOUNT_TOO_SMALL,
    errorCode.INSUFFICIENT_BALANCE,
    errorCode.WITHDRAWALS_CLOSED,
    errorCode.AMOUNT_TOO_LARGE,
    errorCode.DAY_LIMIT_EXCEEDED,
    ...verificationErrors,
  ],
  movesMoney: true,
});

export const listTransfers = endpoint({
  id: 'transfers.list',
  method: 'GET',
  path: '/account/internal-transfer',
  summary: 'List internal transfers in both directions',
  query: v.object({
    trade_no: v.optional(text),
    direction: v.optional(integerParam),
    id: v.optional(text),
    /** Finds out what became of a transfer whose answer was lost. */
    request_id: requestIdFilter,
    ...timeRange,
    ...paging,
    ...exportParams,
  }),
  data: listOf(transfer),
  isExportable: true,
});

export const payee = v.object({
  mchid: id,
  name_mask: text,
  email_mask: text,
  /** When the merchant registered [EXT]. */
  registered_time: extension(unixSeconds, undefined),
  /** When this merchant last sent something to it [EXT]; `0` for never. */
  last_paid_time: extension(unixSeconds, undefined),
});
export type Payee = v.InferOutput<typeof payee>;

export const findPayee = endpoint({
  id: 'transfers.payee',
  method: 'GET',
  path: '/account/internal-transfer/payee',
  summary: 'Look up a merchant by ID or email',
  query: v.object({ account: required }),
  data: payee,
  errors: [
    errorCode.PARAMETER_ERROR,
    errorCode.ACCOUNT_NOT_FOUND,
    errorCode.TOO_FREQUENT,
    errorCode.MERCHANT_NOT_FOUND,
  ],
  isExtension: true,
});
