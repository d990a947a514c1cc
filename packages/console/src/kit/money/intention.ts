import { swapQuote } from '@settlement/api-mocks/contract/swap';
import * as v from 'valibot';
import { isDecimal } from '#lib/money.ts';

const text = v.string();
const amount = v.pipe(
  text,
  v.check((value) => isDecimal(value)),
);
const side = v.object({ id: text, token: text, chain: text, decimals: v.number() });
const balanceType = v.picklist([1, 2]);

/** A token on a network. */
const asset = { token: text, chain: text, net_work: text };

/**
 * What the merchant saw and agreed to: every figure, the recipient and the object. The recap, the verification, the
 * screens of an unknown outcome, toasts and the body of the call come from it and from nothing else.
 */
const intention = v.variant('endpoint', [
  v.object({
    endpoint: v.literal('withdrawals.create'),
    id: text,
    ...asset,
    amount,
    fee: amount,
    actual_amount: amount,
    /** Empty if the server quotes no fee: `fee` is an estimate then, and isn't sent. */
    quote_id: text,
    address: text,
    memo: text,
    /** The address book's label of this recipient, and when it was last used. Empty and 0 without an entry. */
    name: text,
    used_time: v.number(),
    /** The label to save the address under. Left out if it isn't to be saved. */
    save_as: v.optional(text),
    /** USDT that may still leave within 24 hours afterwards. Empty if unknown. */
    day_left: text,
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
    /** In the token, or in USDT for `balance_type` 2. */
    amount,
    fee: amount,
    mchid: text,
    name: text,
    /** The merchant ID or email as it was typed. */
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
    /** Percent. */
    slippage: amount,
    quote: swapQuote,
  }),
  v.object({
    endpoint: v.literal('payments.refund'),
    trade_no: text,
    ...asset,
    scope: v.picklist([1, 2]),
    amount,
    fee: amount,
    actual_amount: amount,
    address: text,
  }),
]);
export type Intention = v.InferOutput<typeof intention>;
export type IntentionOf<Id extends Intention['endpoint']> = Extract<Intention, { endpoint: Id }>;

/** Reads a stored intention. Returns undefined for anything else. */
export function readIntention(stored: unknown): Intention | undefined {
  const read = v.safeParse(intention, stored);
  return read.success ? read.output : undefined;
}

/** The number of the payment or withdrawal that an intention is about. Empty if the call makes a new one. */
export const objectOf = (one: Intention): string => ('trade_no' in one ? one.trade_no : '');
