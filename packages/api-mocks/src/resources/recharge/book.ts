import { movementDirection, movementProgress, streamType } from '#contract/enumerations.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import type { Asset } from '#core/catalogue/tokens.ts';
import { post } from '#core/ledger.ts';
import type { Merchant } from '#core/merchant.ts';
import { valueOf } from '#core/money.ts';
import type { RechargeRow } from '#core/rows/funds.ts';

/** Adds a deposit that has been seen; `confirmedAt` 0 while it waits for its confirmations. */
export function addRecharge(
  merchant: Merchant,
  asset: Asset,
  amount: bigint,
  createdAt: number,
  confirmedAt: number,
): RechargeRow {
  return merchant.rows.recharges.add((index) => ({
    index,
    createdAt,
    confirmedAt,
    asset: asset.index,
    amount,
    value: valueOf(amount, asset.decimals, priceAt(asset.token, createdAt)),
    progress: confirmedAt > 0 ? movementProgress.accomplish : movementProgress.inProgress,
  }));
}

export function postRecharge(merchant: Merchant, row: RechargeRow, at: number): void {
  post(merchant.ledger, {
    at,
    type: streamType.recharge,
    direction: movementDirection.in,
    asset: row.asset,
    amount: row.amount,
    contra: 'chain',
    source: 'recharge',
    sourceIndex: row.index,
  });
}
