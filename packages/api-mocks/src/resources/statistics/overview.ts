import { movementDirection, paymentStatus, streamType } from '#contract/enumerations.ts';
import type { AssetShare, MonthMovements, Overview } from '#contract/statistics.ts';
import { assetAt, assets, tokens, gasAsset, type Asset, type Token } from '#core/catalogue/tokens.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { formatUnits, formatValue, valueOf, tenTo } from '#core/books/money.ts';
import { dayOf, startOfDay } from '#core/time/zone.ts';
import { stateOf } from '../payments/project.ts';
import { REFUND_SECONDS, refundedValueOf } from '../payments/refundable.ts';
import { availableOf, frozenOf, type Ledger } from '#core/books/ledger.ts';

/** The maximum time between the creation of an order and the credit of its payment, in seconds. */
const LONGEST_PAYMENT_SECONDS = 2 * 24 * 3600;

function pendingIncome(merchant: Merchant, now: number): bigint {
  let sum = 0n;
  merchant.rows.payments.fromNewest((row) => {
    if (row.createdAt < now - LONGEST_PAYMENT_SECONDS) return false;
    if (stateOf(row) === 'confirming') {
      const asset = assetAt(row.asset);
      sum += valueOf(row.collected, asset.decimals, priceAt(asset.token, now));
    }
    return true;
  });
  return sum;
}

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

/** Returns the value in USDT of the payments credited today, minus today's refunds. */
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

/**
 * Returns the opening balance, incoming amount and outgoing amount of the current month in USDT. The month
 * starts in the merchant's time zone. The opening balance is calculated from today's balance. Amounts on hold
 * and swaps don't count as incoming or outgoing.
 */
function movementsOfMonth(merchant: Merchant, now: number): MonthMovements {
  const zone = merchant.profile.merchant.time_zone;
  const start = startOfDay(zone, `${dayOf(zone, now).slice(0, 7)}-01`);
  let [came, went] = [0n, 0n];
  const gained = new Map<number, bigint>();
  merchant.ledger.entries.fromNewest(({ at, asset, amount, value, direction, contra }) => {
    if (at < start) return false;
    if (contra === 'frozen') return true;
    const isIn = direction === movementDirection.in;
    gained.set(asset, (gained.get(asset) ?? 0n) + (isIn ? amount : -amount));
    if (contra === 'swap') return true;
    if (isIn) came += value;
    else went += value;
    return true;
  });
  const opening = assets.reduce((sum, asset) => {
    const { available, frozen } = assetHolding(merchant.ledger, asset, now);
    const held = available + frozen - (gained.get(asset.index) ?? 0n);
    return sum + valueOf(held, asset.decimals, priceAt(asset.token, start));
  }, 0n);
  return {
    start_time: start,
    opening: formatValue(opening),
    came: formatValue(came),
    went: formatValue(went),
  };
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
    month: movementsOfMonth(merchant, now),
    update_time: now,
  };
}

const MOST_SHARES = 10;

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

export interface Holding {
  readonly available: bigint;
  readonly frozen: bigint;
  /** The value of the available balance in USDT. */
  readonly value: bigint;
  readonly frozenValue: bigint;
  readonly decimals: number;
}

export function assetHolding(ledger: Ledger, asset: Asset, now: number): Holding {
  const price = priceAt(asset.token, now);
  const available = availableOf(ledger, asset.index);
  const frozen = frozenOf(ledger, asset.index);
  return {
    available,
    frozen,
    value: valueOf(available, asset.decimals, price),
    frozenValue: valueOf(frozen, asset.decimals, price),
    decimals: asset.decimals,
  };
}

/** Returns the holding of a token, summed over all networks. The token may have different decimals on each network. */
export function tokenHolding(ledger: Ledger, token: Token, now: number): Holding {
  const parts = assets.filter((asset) => asset.token === token);
  const decimals = Math.max(...parts.map((asset) => asset.decimals));
  let [available, frozen, value, frozenValue] = [0n, 0n, 0n, 0n];
  for (const asset of parts) {
    const part = assetHolding(ledger, asset, now);
    const scale = tenTo(decimals - asset.decimals);
    available += part.available * scale;
    frozen += part.frozen * scale;
    value += part.value;
    frozenValue += part.frozenValue;
  }
  return { available, frozen, value, frozenValue, decimals };
}

/** Returns values in USDT. The gas balance and assets under maintenance can't be withdrawn. */
function worth(ledger: Ledger, now: number): { operable: bigint; frozen: bigint; withdrawable: bigint } {
  let [operable, frozen, withdrawable] = [0n, 0n, 0n];
  for (const asset of assets) {
    const holding = assetHolding(ledger, asset, now);
    operable += holding.value;
    frozen += holding.frozenValue;
    if (asset !== gasAsset && asset.chain.status === 1) withdrawable += holding.value;
  }
  return { operable, frozen, withdrawable };
}
