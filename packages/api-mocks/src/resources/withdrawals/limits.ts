import { withdrawalStatus } from '../../contract/enumerations.ts';
import { priceAt } from '../../core/catalogue/prices.ts';
import type { Asset } from '../../core/catalogue/tokens.ts';
import { Fault } from '../../core/fault.ts';
import type { Merchant } from '../../core/merchant.ts';
import { amountFor, formatUnits, formatValue, units, VALUE_DECIMALS, valueOf } from '../../core/money.ts';

/** In USDT. */
export const SINGLE_LIMIT = units('20000', VALUE_DECIMALS);
export const DAY_LIMIT = units('50000', VALUE_DECIMALS);
const DAY = 24 * 3600;

const uncounted = new Set<number>([withdrawalStatus.auditReject, withdrawalStatus.canceled]);

export interface DayUse {
  readonly used: bigint;
  /** When the oldest one that counts no longer does; 0 when none counts. */
  readonly releaseAt: number;
}

/** What went out, or is going out, in the last 24 hours. */
export function dayUse(merchant: Merchant, now: number): DayUse {
  let used = 0n;
  let oldest = 0;
  merchant.rows.withdrawals.fromNewest((row) => {
    if (row.createdAt <= now - DAY) return false;
    if (!uncounted.has(row.status)) {
      used += row.value;
      oldest = row.createdAt;
    }
    return true;
  });
  return { used, releaseAt: oldest === 0 ? 0 : oldest + DAY };
}

export function singleLimitOf(asset: Asset, now: number): bigint {
  return amountFor(SINGLE_LIMIT, asset.decimals, priceAt(asset.token, now));
}

/** 10022, 10025, 10026 or 10023, in this order. The amount must be less than the balance (specification §5). */
export function assertAmount(
  merchant: Merchant,
  asset: Asset,
  amount: bigint,
  available: bigint,
  now: number,
): void {
  if (amount < units(asset.minWithdraw, asset.decimals))
    throw new Fault(10022, { min_amount: asset.minWithdraw });
  const value = valueOf(amount, asset.decimals, priceAt(asset.token, now));
  if (value > SINGLE_LIMIT) {
    throw new Fault(10025, { max_amount: formatUnits(singleLimitOf(asset, now), asset.decimals) });
  }
  const { used, releaseAt } = dayUse(merchant, now);
  if (used + value > DAY_LIMIT) {
    throw new Fault(10026, {
      day_limit: formatValue(DAY_LIMIT),
      day_used: formatValue(used),
      next_release_time: releaseAt,
    });
  }
  if (amount >= available) throw new Fault(10023);
}
