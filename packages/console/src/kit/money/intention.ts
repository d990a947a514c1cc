import { swapQuote } from '@settlement/api-mocks/contract/swap';
import * as v from 'valibot';
import { isDecimal } from '#lib/money/money.ts';

const text = v.string();
const amount = v.pipe(
  text,
  v.check((value) => isDecimal(value)),
);
const side = v.object({ id: text, token: text, chain: text, decimals: v.number() });
const balanceType = v.picklist([1, 2]);

const asset = { token: text, chain: text, net_work: text };

/** The data that the merchant agreed to. All screens and the body of the call use only this data. */
const intention = v.variant('endpoint', [
  v.object({
    endpoint: v.literal('withdrawals.create'),
    id: text,
    ...asset,
    amount,
    fee: amount,
    actual_amount: amount,
    /** The ID of the quote. Empty if the server doesn't quote fees. Then `fee` is an estimate that isn't sent. */
    quote_id: text,
    address: text,
    memo: text,
    /** The label of the address in the address book, and its last use. '' and 0 if it isn't saved. */
    name: text,
    used_time: v.number(),
    /** The label for the address book. Undefined if the address isn't saved with the withdrawal. */
    save_as: v.optional(text),
    /** The unused part of the 24-hour limit after this withdrawal, in USDT. Empty if unknown. */
    day_left: text,
    row: v.optional(text),
  }),
  v.object({
    endpoint: v.literal('withdrawals.cancel'),
    trade_no: text,
    ...asset,
    amount,
    address: text,
    memo: text,
  }),
  v.object({
    endpoint: v.literal('transfers.create'),
    id: text,
    ...asset,
    balance_type: balanceType,
    /** The amount in the token, or in USDT if `balance_type` is 2. */
    amount,
    fee: amount,
    mchid: text,
    name: text,
    account: text,
    remark: text,
  }),
  v.object({
    endpoint: v.literal('swap.create'),
    pair_id: text,
    direction: v.picklist([1, 2]),
    balance_type: balanceType,
    from: side,
    to: side,
    from_amount: amount,
    min_received: amount,
    slippage: amount,
    quote: swapQuote,
  }),
  v.object({
    endpoint: v.literal('payments.refund'),
    trade_no: text,
    ...asset,
    scope: v.picklist([1, 2, 3]),
    amount,
    fee: amount,
    actual_amount: amount,
    /** The refundable amount that was shown to the merchant. */
    refundable: v.optional(amount),
    address: text,
    /** The memo of `address` if the merchant entered an address other than the sender address. */
    memo: v.optional(text),
    /** True if the merchant entered an address other than the sender address. */
    is_other: v.optional(v.boolean()),
  }),
]);
export type Intention = v.InferOutput<typeof intention>;
export type IntentionOf<Id extends Intention['endpoint']> = Extract<Intention, { endpoint: Id }>;

export function readIntention(stored: unknown): Intention | undefined {
  const read = v.safeParse(intention, stored);
  return read.success ? read.output : undefined;
}

/** Returns the number or row ID of the record of an intention. '' for a new movement. */
export const objectOf = (one: Intention): string =>
  'trade_no' in one ? one.trade_no : 'row' in one ? (one.row ?? '') : '';
