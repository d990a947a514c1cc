import type { Collection } from '#contract/billing.ts';
import { assetOf } from '#core/findAsset.ts';
import type { Merchant } from '#core/merchant.ts';
import { units, VALUE_DECIMALS } from '#core/money.ts';
import { WEAKENING_SECONDS } from '../addresses/rules.ts';

type Amounts = Pick<Collection, 'currency_id' | 'threshold' | 'keep_amount'>;

/** A rule as it holds at a moment: with its lower amounts once their time has come. */
export function collectionAt({ pending, ...rule }: Collection, now: number): Collection {
  if (pending === undefined) return rule;
  const { effective_time, threshold, keep_amount } = pending;
  return effective_time > now ? { ...rule, pending } : { ...rule, threshold, keep_amount };
}

export const collectionsAt = ({ settings }: Merchant, now: number): Collection[] =>
  settings.bill.collections.map((rule) => collectionAt(rule, now));

const isLowerThreshold = (one: { threshold: string }, than: { threshold: string }) =>
  units(one.threshold, VALUE_DECIMALS) < units(than.threshold, VALUE_DECIMALS);

function isLowerKeep(one: Amounts, than: { keep_amount: string }): boolean {
  const { decimals } = assetOf(one.currency_id);
  return units(one.keep_amount, decimals) < units(than.keep_amount, decimals);
}

/** Whether amounts let out more, or leave less behind, than others. */
export function areLower(one: Amounts, than: Pick<Amounts, 'threshold' | 'keep_amount'>): boolean {
  return isLowerThreshold(one, than) || isLowerKeep(one, than);
}

/**
 * The amounts of a rule after a change. Higher ones hold at once; lower ones hold 48 hours later. What is asked
 * for again while it is pending comes neither sooner nor later; even lower amounts start a new wait.
 */
export function changeAmounts(
  before: Collection | undefined,
  input: Amounts,
  now: number,
): Pick<Collection, 'threshold' | 'keep_amount' | 'pending'> {
  const { threshold, keep_amount } = input;
  if (!before || !areLower(input, before)) return { threshold, keep_amount };
  const isPending = before.pending !== undefined && !areLower(input, before.pending);
  return {
    threshold: isLowerThreshold(input, before) ? before.threshold : threshold,
    keep_amount: isLowerKeep(input, before) ? before.keep_amount : keep_amount,
    pending: {
      threshold,
      keep_amount,
      effective_time: isPending && before.pending ? before.pending.effective_time : now + WEAKENING_SECONDS,
    },
  };
}
