import { movementDirection, movementProgress, streamType, withdrawalStatus } from '#contract/enumerations.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { valueOf } from '#core/books/money.ts';

const DAY = 24 * 3600;

interface Use {
  readonly at: number;
  readonly value: bigint;
}

const uncounted = new Set<number>([withdrawalStatus.auditReject, withdrawalStatus.canceled]);

function withdrawalsSince({ rows }: Merchant, since: number): Use[] {
  const found: Use[] = [];
  rows.withdrawals.fromNewest((row) => {
    if (row.createdAt <= since) return false;
    if (!uncounted.has(row.status)) found.push({ at: row.createdAt, value: row.value });
    return true;
  });
  return found;
}

function transfersSince({ rows }: Merchant, since: number): Use[] {
  const found: Use[] = [];
  rows.transfers.fromNewest((row) => {
    if (row.createdAt <= since) return false;
    const { token, decimals } = assetAt(row.asset);
    const value = valueOf(row.amount, decimals, priceAt(token, row.createdAt));
    if (row.direction === movementDirection.out) found.push({ at: row.createdAt, value });
    return true;
  });
  return found;
}

/** Each refund counts from its request. The demo history stores only the time of sending. */
function refundsSince({ ledger, rows }: Merchant, since: number): Use[] {
  const found: Use[] = [];
  ledger.entries.fromNewest((entry) => {
    if (entry.at <= since) return false;
    const isHeldFirst = rows.payments.get(entry.sourceIndex)?.refunds !== undefined;
    const counted = isHeldFirst ? streamType.freeze : streamType.refund;
    if (entry.source === 'refund' && entry.type === counted) found.push(entry);
    return true;
  });
  return found;
}

/** Returns millionths of a USDT. Canceled swaps don't count. */
export function swappedInDay({ rows }: Merchant, now: number): bigint {
  let sum = 0n;
  rows.swaps.fromNewest((row) => {
    if (row.createdAt <= now - DAY) return false;
    const { token, decimals } = assetAt(row.from);
    if (row.progress !== movementProgress.canceled)
      sum += valueOf(row.fromAmount, decimals, priceAt(token, row.createdAt));
    return true;
  });
  return sum;
}

export interface DayUse {
  /** The used part of the 24-hour limit, in millionths of a USDT. */
  readonly used: bigint;
  /** The time in Unix seconds at which a part becomes available again. 0 if the limit isn't used. */
  readonly releaseAt: number;
}

/** Returns how much of the 24-hour limit is used. Withdrawals, collections, transfers and refunds count. */
export function dayUse(merchant: Merchant, now: number): DayUse {
  const since = now - DAY;
  const uses = [withdrawalsSince, transfersSince, refundsSince].flatMap((find) => find(merchant, since));
  return {
    used: uses.reduce((sum, { value }) => sum + value, 0n),
    releaseAt: uses.length === 0 ? 0 : Math.min(...uses.map(({ at }) => at)) + DAY,
  };
}
