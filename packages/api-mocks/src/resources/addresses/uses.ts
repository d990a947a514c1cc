import { assetAt } from '#core/catalogue/tokens.ts';
import type { Merchant } from '#core/merchant.ts';
import type { WithdrawalRow } from '#core/rows/funds.ts';
import type { AddressRow } from '#core/rows/settings.ts';
import { savedEntryOf } from '../exits/destination.ts';

/** A withdrawal to a saved address. */
export function countUse({ rows }: Merchant, saved: AddressRow, at: number): void {
  rows.addresses.replace(saved.index, { ...saved, lastUsedAt: at, useCount: saved.useCount + 1 });
}

/** A withdrawal that was rejected or canceled used its address no more than one that was never made. */
export function takeBackUse(merchant: Merchant, { asset, address, memo, createdAt }: WithdrawalRow): void {
  const saved = savedEntryOf(merchant, { asset: assetAt(asset), address, memo });
  // It was counted for no entry that was saved with it or after it.
  if (!saved || saved.useCount === 0 || saved.createdAt >= createdAt) return;
  const useCount = saved.useCount - 1;
  merchant.rows.addresses.replace(saved.index, {
    ...saved,
    useCount,
    lastUsedAt: useCount === 0 ? 0 : saved.lastUsedAt,
  });
}
