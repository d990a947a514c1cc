import { errorCode } from './errors.ts';
import * as v from 'valibot';
import {
  agreedFigures,
  moneyAnswer,
  requestId,
  requestIdFilter,
  verificationCodes,
  outgoingErrors,
} from './codes.ts';
import { endpoint } from './endpoint.ts';
import { amount, required, visibleText } from './hashes.ts';
import * as p from './primitives.ts';

export const transfer = v.object({
  trade_no: p.id,
  direction: p.integer,
  /** The recipient, for repeating the transfer: a merchant ID or an email address. Empty for a received transfer. */
  account: p.text,
  /** The ID of the sender's request. Empty for a received transfer, and for a request without an ID. */
  request_id: p.extension(p.text, ''),
  /** The account of the other merchant, partly hidden. */
  account_mask: p.extension(p.text, undefined),
  /** The name, partly hidden. @shared */
  name_mask: p.extension(p.text, undefined),
  token: p.text,
  chain: p.text,
  net_work: p.extension(p.text, ''),
  logo: p.extension(p.link, ''),
  amount: p.decimal,
  remark: p.extension(p.text, undefined),
  progress: p.integer,
  created_time: p.unixSeconds,
});
export type Transfer = v.InferOutput<typeof transfer>;

/** `account` is a merchant ID or an email address. `balance_type` is the unit: the token or USDT. */
export const createTransfer = endpoint('transfers.create', 'POST', '/account/internal-transfer', {
  proposal: ['payload', 'result'],
  auth: 'authorised',
  body: v.object({
    request_id: requestId,
    account: required,
    id: p.id,
    /** The unit of the amount, the token or its value in USDT. A `balanceType` code. @shared */
    balance_type: v.optional(v.picklist([1, 2]), 1),
    amount,
    remark: v.optional(v.pipe(visibleText, v.maxLength(60, 'too_long')), ''),
    fee: agreedFigures.fee,
    ...verificationCodes,
  }),
  data: v.object({ trade_no: p.id, progress: p.integer, name_mask: p.extension(p.text, ''), ...moneyAnswer }),
  errors: [
    errorCode.ACCOUNT_NOT_FOUND,
    errorCode.CURRENCY_NOT_FOUND,
    errorCode.MERCHANT_NOT_FOUND,
    ...outgoingErrors,
  ],
});

export const listTransfers = endpoint('transfers.list', 'GET', '/account/internal-transfer', {
  proposal: ['payload', 'result'],
  query: v.object({
    trade_no: v.optional(p.text),
    /** The direction: 1 in, 2 out. @shared */
    direction: v.optional(p.integerParam),
    id: v.optional(p.text),
    /** A filter: returns only the transfer with this request ID, for example after a lost response. */
    request_id: requestIdFilter,
    ...p.timeRange,
    ...p.paging,
    ...p.exportParams,
  }),
  data: p.listOf(transfer),
  isExportable: true,
});

export const payee = v.object({
  mchid: p.id,
  name_mask: p.text,
  /** The email address, partly hidden. @shared */
  email_mask: p.text,
  /** The time at which the merchant registered. */
  registered_time: p.extension(p.unixSeconds, undefined),
  /** The time of the last transfer to this merchant. `0` before the first transfer. */
  last_paid_time: p.extension(p.unixSeconds, undefined),
});
export type Payee = v.InferOutput<typeof payee>;

export const findPayee = endpoint('transfers.payee', 'GET', '/account/internal-transfer/payee', {
  query: v.object({ account: required }),
  data: payee,
  errors: [
    errorCode.PARAMETER_ERROR,
    errorCode.ACCOUNT_NOT_FOUND,
    errorCode.TOO_FREQUENT,
    errorCode.MERCHANT_NOT_FOUND,
  ],
  extension: 'outgoingTransfers',
});
