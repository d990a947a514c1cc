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
import { chainFamilies } from './enumerations.ts';
import { endpoint } from './endpoint.ts';
import { amount, visibleText } from './hashes.ts';
import * as p from './primitives.ts';

/** The current cost of a withdrawal. Without an `amount`, it contains the minimum fees. */
export const withdrawalCost = v.object({
  id: p.extension(p.text, ''),
  token: p.extension(p.text, ''),
  chain: p.extension(p.text, ''),
  net_work: p.extension(p.text, ''),
  decimals: p.extension(p.count, 6),
  /** The fee as a share of the amount, such as `"0.001"`. */
  rate: p.extension(p.decimal, undefined),
  /** The smallest fee, in the token. */
  min_fee: p.extension(p.decimal, undefined),
  /** The network fee, in the token. */
  network_fee: p.extension(p.decimal, undefined),
  fee: p.decimal,
  actual_amount: p.decimal,
  /** The smallest amount, in the token. @shared */
  min_amount: p.extension(p.decimal, '0'),
  /** The largest amount, in the token. @shared */
  max_amount: p.extension(p.decimal, undefined),
  /** The highest value that can be withdrawn in 24 hours, in USDT. */
  day_limit: p.extension(p.decimal, undefined),
  /** The value withdrawn within the last 24 hours, in USDT. */
  day_used: p.extension(p.decimal, undefined),
  /** The time at which a part of the daily limit is available again. `0` if the whole limit is available. */
  next_release_time: p.extension(p.unixSeconds, 0),
  balance: p.decimal,
  price: p.extension(p.decimal, undefined),
  withdraw_status: p.extension(p.integer, 1),
  /** The name of the reason why withdrawals are closed. Empty if they're open. */
  reason: p.extension(p.text, ''),
  eta_seconds: p.extension(p.count, 0),
  /** The ID of the quote. If it's missing, the fee is an estimate. */
  quote_id: p.extension(p.text, ''),
  expire_time: p.extension(p.unixSeconds, undefined),
});
export type WithdrawalCost = v.InferOutput<typeof withdrawalCost>;

export const getWithdrawalCost = endpoint('withdrawals.cost', 'GET', '/account/cost', {
  proposal: ['payload', 'result'],
  query: v.object({ id: p.id, amount: v.optional(v.union([v.literal(''), amount])) }),
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
  /** An address without a private key. */
  'burn',
  /** An address of a network's program. */
  'system',
  'blacklist',
  'memo_required',
  'memo_format',
] as const;
export type AddressReason = (typeof addressReasons)[number];

export const similarSources = ['saved', 'deposit', 'paid', 'deleted'] as const;

export const addressCheck = v.object({
  /** True if the address can be used. */
  valid: v.boolean(),
  chain_family: p.extension(v.picklist(chainFamilies), undefined),
  /** The reason why the address is invalid. Empty if it's valid, or if the server doesn't return a reason. */
  reason: p.extension(v.picklist(addressReasons), ''),
  /** The network families in which the text is a valid address. */
  match_families: p.extension(v.array(p.text), []),
  /** True if no withdrawal of the merchant was ever sent to this address. */
  first_use: p.extension(v.boolean(), undefined),
  /** The merchant of this platform that the address belongs to, if any. */
  internal: p.extension(v.nullable(v.object({ mchid: p.text, name_mask: p.text })), null),
  /**
   * Other known addresses with the same first and last four characters after the prefix: `saved` or `deleted`
   * entries, recipients of the last 90 days (`paid`), and the merchant's `deposit` addresses. `label` may be
   * empty.
   */
  similar: p.extension(
    v.array(
      v.object({
        address: p.text,
        label: p.text,
        /** The source of the look-alike address, one of `similarSources`. */
        source: v.picklist(similarSources),
      }),
    ),
    [],
  ),
});
export type AddressCheck = v.InferOutput<typeof addressCheck>;

/** The response is HTTP 200 even if the address is invalid. */
export const checkAddress = endpoint('withdrawals.addressValid', 'GET', '/account/address-valid', {
  proposal: ['payload', 'result'],
  query: v.object({ id: p.id, address: p.text, memo: v.optional(p.text) }),
  data: addressCheck,
  errors: [errorCode.CURRENCY_NOT_FOUND],
});

export const withdrawal = v.object({
  trade_no: p.id,
  request_id: p.extension(p.text, ''),
  token: p.text,
  chain: p.text,
  net_work: p.extension(p.text, ''),
  logo: p.extension(p.link, ''),
  amount: p.decimal,
  /** The fee as a share of the amount. */
  rate: p.extension(p.decimal, undefined),
  /** The total fee, `service_fee` and `network_fee`, in the token. `"0"` if the withdrawal was rejected or canceled. */
  fee: p.decimal,
  /** The service fee, in the token: a share of the amount, but not less than the smallest fee. */
  service_fee: p.extension(p.decimal, undefined),
  network_fee: p.extension(p.decimal, undefined),
  /** The amount minus the fee. `"0"` if the withdrawal was rejected or canceled. */
  actual_amount: p.decimal,
  usdt_amount: p.extension(p.decimal, undefined),
  address: p.text,
  memo: p.extension(p.text, ''),
  label: p.extension(p.text, ''),
  txid: p.extension(p.text, undefined),
  browser_url: p.extension(p.link, ''),
  status: p.integer,
  /** The reason why the withdrawal was rejected, in the language of `X-Language`. Empty if it wasn't rejected. */
  reason: p.extension(p.text, ''),
  confirmations: p.extension(p.count, 0),
  confirm_num: p.extension(p.count, 0),
  /** The origin of the withdrawal. A `withdrawalSource` code. */
  source: p.extension(p.integer, 1),
  created_time: p.unixSeconds,
  /** The time at which the withdrawal was completed, rejected or canceled. `0` while it is in progress. */
  finish_time: p.extension(p.unixSeconds, 0),
});
export type Withdrawal = v.InferOutput<typeof withdrawal>;

export const withdrawalFilters = {
  /** A filter: returns only withdrawals with this status. A `withdrawalStatus` code. */
  status: v.optional(p.integerParam),
  id: v.optional(p.text),
  token: v.optional(p.text),
  address: v.optional(p.text),
  trade_no: v.optional(p.text),
  request_id: requestIdFilter,
  ...p.timeRange,
};

export const listWithdrawals = endpoint('withdrawals.list', 'GET', '/account/withdrawal-list', {
  proposal: ['payload', 'result'],
  query: v.object({ ...withdrawalFilters, ...p.paging, ...p.exportParams }),
  data: v.object({
    list: v.array(withdrawal),
    total: p.count,
    /** The sum of the amounts, in USDT. */
    sum_amount_usdt: p.extension(p.decimal, undefined),
  }),
  isExportable: true,
});

export const exportWithdrawals = endpoint('withdrawals.export', 'GET', '/account/withdrawal-list/export', {
  proposal: ['payload'],
  query: v.object({ ...withdrawalFilters, ...p.exportParams }),
  data: v.null(),
  answer: 'file',
});

/** The maximum number of withdrawals that one ticket can cover. */
export const MOST_WITHDRAWALS = 200;

export const createWithdrawal = endpoint('withdrawals.create', 'POST', '/account/withdrawal', {
  proposal: ['payload', 'result'],
  auth: 'authorised',
  body: v.object({
    request_id: requestId,
    id: p.id,
    address: p.text,
    memo: v.optional(p.text, ''),
    amount,
    /** The ID of the quote whose cost was displayed. An expired quote is rejected like a changed figure. */
    quote_id: p.added('outgoingTransfers', v.optional(p.text)),
    ...agreedFigures,
    /** If true, saves the address in the address book. */
    save_address: p.added('addresses', v.optional(v.boolean())),
    label: p.added('addresses', v.optional(v.pipe(visibleText, v.maxLength(20, 'too_long')), '')),
    ...verificationCodes,
  }),
  data: v.object({
    trade_no: p.id,
    status: p.integer,
    amount: p.decimal,
    fee: p.decimal,
    actual_amount: p.decimal,
    created_time: p.extension(p.unixSeconds, 0),
    ...moneyAnswer,
  }),
  errors: [errorCode.CURRENCY_NOT_SUPPORTED, errorCode.CURRENCY_NOT_FOUND, ...outgoingErrors],
});

export const cancelWithdrawal = endpoint('withdrawals.cancel', 'PUT', '/account/withdrawal/cancel', {
  auth: 'authorised',
  body: v.object({ request_id: requestId, trade_no: p.id }),
  data: v.object({ ...withdrawal.entries, ...moneyAnswer }),
  errors: [errorCode.TRANSACTION_NOT_FOUND, errorCode.TOO_FREQUENT],
  extension: 'outgoingTransfers',
});
