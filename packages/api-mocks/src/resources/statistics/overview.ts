import { movementDirection, paymentStatus, streamType } from '#contract/enumerations.ts';
import type { AssetShare, Overview } from '#contract/statistics.ts';
import { assetAt, tokens } from '#core/catalogue/tokens.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import type { Merchant } from '#core/merchant.ts';
import { formatUnits, formatValue, valueOf } from '#core/money.ts';
import { dayOf, startOfDay } from '#core/zone.ts';
import { REFUND_SECONDS, refundedValueOf } from '../payments/refundable.ts';
import { tokenHolding, worth } from './holdings.ts';

/** How far back an order can still be on its way: the longest a payment may take. */
const LONGEST_PAYMENT_SECONDS = 2 * 24 * 3600;

/** Transfers that were seen on a chain and are not credited yet. */
function pendingIncome(merchant: Merchant, now: number): bigint {
  let sum = 0n;
  merchant.rows.payments.fromNewest((row) => {
    if (row.createdAt < now - LONGEST_PAYMENT_SECONDS) return false;
    if (row.status === paymentStatus.toBePaid && row.detectedAt > 0 && row.detectedAt <= now) {
      const asset = assetAt(row.asset);
      sum += valueOf(row.collected, asset.decimals, priceAt(asset.token, now));
    }
    return true;
  });
  return sum;
}

/** Refunds that were requested and are not sent yet. */
function returningValue(merchant: Merchant, now: number): bigint {
  let sum = 0n;
  merchant.rows.payments.fromNewest((row) => {
    if (row.createdAt < now - REFUND_SECONDS - LONGEST_PAYMENT_SECONDS) return false;
    const last = row.status === paymentStatus.underRefund ? row.refunds?.at(-1) : undefined;
    if (last) sum += refundedValueOf(merchant, { ...row, refunds: [last] });
    return true;
  });
  return sum;
}

/** What came in by payments since midnight in the merchant's zone, less what was refunded. */
function earningsToday(merchant: Merchant, now: number): bigint {
  const zone = merchant.profile.merchant.time_zone;
  const midnight = startOfDay(zone, dayOf(zone, now));
  let sum = 0n;
  merchant.ledger.entries.fromNewest((entry) => {
    if (entry.at < midnight) return false;
    if (entry.type === streamType.payment && entry.direction === movementDirection.in) sum += entry.value;
    if (entry.type === streamType.refund && entry.direction === movementDirection.out) sum -= entry.value;
    return true;
  });
  return sum;
}

export function projectOverview(merchant: Merchant, paidCount: number, now: number): Overview {
  const { ledger } = merchant;
  const { operable, frozen, withdrawable } = worth(ledger, now);
  const { totals } = ledger;
  const sent = totals[streamType.refund]?.out ?? 0n;
  const income = (totals[streamType.payment]?.in ?? 0n) - sent - returningValue(merchant, now);
  return {
    income: formatValue(income),
    sure_withdrawal: formatValue(withdrawable),
    transaction_volume: merchant.rows.payments.length,
    paid_volume: paidCount,
    cumulative_withdrawal: formatValue(ledger.totals[streamType.withdrawal]?.out ?? 0n),
    frozen_amount: formatValue(income + pendingIncome(merchant, now)),
    operable_balance: formatValue(operable),
    total_assets: formatValue(operable + frozen),
    today_amount: formatValue(earningsToday(merchant, now)),
    update_time: now,
  };
}

const MOST_SHARES = 10;

/** Percent with two decimals, rounded down. */
function ratio(part: bigint, whole: bigint): string {
  return whole === 0n ? '0' : formatUnits((part * 10_000n) / whole, 2);
}

export function assetShares(merchant: Merchant, now: number): { total: string; list: AssetShare[] } {
  const held = tokens
    .map((token) => ({ token: token.token, value: tokenHolding(merchant.ledger, token, now).value }))
    .filter(({ value }) => value > 0n)
    .sort((a, b) => (a.value === b.value ? 0 : a.value < b.value ? 1 : -1));
  const total = held.reduce((sum, { value }) => sum + value, 0n);
  return {
    total: formatValue(total),
    list: held.slice(0, MOST_SHARES).map(({ token, value }) => ({
      token,
      usdt_balance: formatValue(value),
      ratio: ratio(value, total),
    })),
  };
}
