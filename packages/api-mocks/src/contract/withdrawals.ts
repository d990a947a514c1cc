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
import { chainFamilies } from './enumerations.ts';
import { endpoint } from './endpoint.ts';
import { amount, visibleText } from './hashes.ts';
import {
  count,
  decimal,
  exportParams,
  extension,
  id,
  integer,
  integerParam,
  link,
  paging,
  text,
  timeRange,
  unixSeconds,
} from './primitives.ts';

/** What a withdrawal would cost now. `amount` is optional. */
export const withdrawalCost = v.object({
  id,
  token: text,
  chain: text,
  net_work: text,
  decimals: count,
  /** A share, such as `"0.001"`. */
  rate: decimal,
  min_fee: decimal,
  network_fee: decimal,
  fee: decimal,
  actual_amount: decimal,
  min_amount: decimal,
  max_amount: decimal,
  /** In USDT, over the last 24 hours. */
  day_limit: decimal,
  day_used: decimal,
  /** When the oldest of them no longer counts; `0` when none does. */
  next_release_time: unixSeconds,
  balance: decimal,
  price: decimal,
  withdraw_status: integer,
  reason: text,
  eta_seconds: count,
  /** Without it, the fee is an estimate. */
  quote_id: extension(text, ''),
  expire_time: unixSeconds,
});
export type WithdrawalCost = v.InferOutput<typeof withdrawalCost>;

export const getWithdrawalCost = endpoint({
  id: 'withdrawals.cost',
  method: 'GET',
  path: '/account/cost',
  summary: 'Get the fee, the limits and the actual amount received',
  query: v.object({ id, amount: v.optional(v.union([v.literal(''), amount])) }),
  data: withdrawalCost,
  errors: [errorCode.PARAMETER_ERROR, errorCode.CURRENCY_NOT_FOUND],
});

export const addressReasons = [
  '',
  'format',
  'checksum',
  'chain_mismatch',
  'contract',
  'self',
  'zero',
  /** Has no key. */
  'burn',
  /** A program of the network. */
  'system',
  'blacklist',
  'memo_required',
  'memo_format',
] as const;
export type AddressReason = (typeof addressReasons)[number];

export const similarSources = ['saved', 'deposit', 'paid', 'deleted'] as const;

export const addressCheck = v.object({
  valid: v.boolean(),
  chain_family: v.picklist(chainFamilies),
  reason: v.picklist(addressReasons),
  /** Families in which the text would be an address. */
  match_families: v.array(text),
  first_use: v.boolean(),
  /** The merchant here to whom it belongs, if any. */
  internal: v.nullable(v.object({ mchid: text, name_mask: text })),
  /**
   * Other addresses the merchant has to do with that show the same first and last four characters behind the
   * fixed prefix: `saved` or `deleted` in the address book, `paid` in the last 90 days, or an own `deposit`
   * address. `label` may be empty.
   */
  similar: v.array(v.object({ address: text, label: text, source: v.picklist(similarSources) })),
});
export type AddressCheck = v.InferOutput<typeof addressCheck>;

/** `GET /account/address-valid`: HTTP 200 for a wrong address too. */
export const checkAddress = endpoint({
  id: 'withdrawals.addressValid',
  method: 'GET',
  path: '/account/address-valid',
  summary: 'Check whether an address is valid on a network',
  query: v.object({ id, address: text, memo: v.optional(text) }),
  data: addressCheck,
  errors: [errorCode.CURRENCY_NOT_FOUND],
});

export const withdrawal = v.object({
  trade_no: id,
  request_id: text,
  token: text,
  chain: text,
  net_work: text,
  logo: link,
  amount: decimal,
  rate: decimal,
  /** What is charged: `service_fee` and `network_fee` together; `"0"` where it was rejected or canceled. */
  fee: decimal,
  /** A share of the amount, and no less than the least fee. */
  service_fee: decimal,
  network_fee: decimal,
  /** `amount` less `fee`; `"0"` where it was rejected or canceled: the whole amount is available again. */
  actual_amount: decimal,
  usdt_amount: decimal,
  address: text,
  memo: text,
  label: text,
  txid: text,
  browser_url: link,
  status: integer,
  reason: text,
  confirmations: count,
  confirm_num: count,
  source: integer,
  created_time: unixSeconds,
  /** `0` while it is under way. */
  finish_time: unixSeconds,
});
export type Withdrawal = v.InferOutput<typeof withdrawal>;

export const withdrawalFilters = {
  status: v.optional(integerParam),
  id: v.optional(text),
  token: v.optional(text),
  address: v.optional(text),
  trade_no: v.optional(text),
  request_id: requestIdFilter,
  ...timeRange,
};

export const listWithdrawals = endpoint({
  id: 'withdrawals.list',
  method: 'GET',
  path: '/account/withdrawal-list',
  summary: 'List withdrawals, newest first',
  query: v.object({ ...withdrawalFilters, ...paging, ...exportParams }),
  data: v.object({ list: v.array(withdrawal), total: count, sum_amount_usdt: decimal }),
  isExportable: true,
});

export const exportWithdrawals = endpoint({
  id: 'withdrawals.export',
  method: 'GET',
  path: '/account/withdrawal-list/export',
  summary: 'Export withdrawals as a spreadsheet',
  query: v.object({ ...withdrawalFilters, ...exportParams }),
  data: v.null(),
  answer: 'file',
});

export const createWithdrawal = endpoint({
  id: 'withdrawals.create',
  method: 'POST',
  path: '/account/withdrawal',
  summary: 'Withdraw to an external address',
  auth: 'authorised',
  body: v.object({
    request_id: requestId,
    id,
    address: text,
    memo: v.optional(text, ''),
    amount,
    /** The quote of the cost that was shown. A quote that is over is refused like a changed figure. */
    quote_id: v.optional(text),
    ...agreedFigures,
    save_address: v.optional(v.boolean()),
    label: v.optional(v.pipe(visibleText, v.maxLength(20, 'too_long')), ''),
    ...verificationCodes,
  }),
  data: v.object({
    trade_no: id,
    status: integer,
    amount: decimal,
    fee: decimal,
    actual_amount: decimal,
    created_time: unixSeconds,
    ...moneyAnswer,
  }),
  errors: [
    errorCode.OPERATION_FAILED,
    errorCode.PARAMETER_ERROR,
    errorCode.CURRENCY_NOT_SUPPORTED,
    errorCode.TOO_FREQUENT,
    errorCode.CURRENCY_NOT_FOUND,
    errorCode.AMOUNT_TOO_SMALL,
    errorCode.INSUFFICIENT_BALANCE,
    errorCode.WITHDRAWALS_CLOSED,
    errorCode.AMOUNT_TOO_LARGE,
    errorCode.DAY_LIMIT_EXCEEDED,
    ...verificationErrors,
  ],
  movesMoney: true,
});

export const cancelWithdrawal = endpoint({
  id: 'withdrawals.cancel',
  method: 'PUT',
  path: '/account/withdrawal/cancel',
  summary: 'Cancel a withdrawal that is still under review',
  auth: 'authorised',
  body: v.object({ request_id: requestId, trade_no: id }),
  data: v.object({ ...withdrawal.entries, ...moneyAnswer }),
  errors: [
    errorCode.OPERATION_FAILED,
    errorCode.PARAMETER_ERROR,
    errorCode.TRANSACTION_NOT_FOUND,
    errorCode.TOO_FREQUENT,
  ],
  isExtension: true,
  movesMoney: true,
});
