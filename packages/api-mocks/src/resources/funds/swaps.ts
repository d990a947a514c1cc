import { movementProgress, streamType } from '#contract/enumerations.ts';
import type { StreamSwap } from '#contract/funds.ts';
import { logoFor } from '#core/catalogue/logo.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import type { Merchant } from '#core/merchant.ts';
import { formatRate, formatUnits, RATE_DECIMALS, tenTo } from '#core/money.ts';
import type { Entry } from '#core/rows/entry.ts';
import type { SwapRow } from '#core/rows/funds.ts';

/** The swap that a movement belongs to. */
export function swapRowOf(merchant: Merchant, entry: Entry): SwapRow | undefined {
  return entry.type === streamType.swap ? merchant.rows.swaps.get(entry.sourceIndex) : undefined;
}

/** `<from id>-<to id>`, as the filter takes it. */
export const pairIdOf = (row: SwapRow): string => `${assetAt(row.from).id}-${assetAt(row.to).id}`;

function side(index: number, amount: bigint): StreamSwap['from'] {
  const asset = assetAt(index);
  return {
    id: asset.id,
    token: asset.token.token,
    chain: asset.chain.chain,
    logo: logoFor(asset.token.token, asset.token.colour),
    amount: formatUnits(amount, asset.decimals),
  };
}

export function projectSwap(row: SwapRow): StreamSwap {
  const from = assetAt(row.from);
  const to = assetAt(row.to);
  const gross = row.toAmount + row.fee;
  const given = row.fromAmount * tenTo(to.decimals);
  // What was given came back: nothing was charged, and nothing came of it.
  const isCanceled = row.progress === movementProgress.canceled;
  return {
    from: side(row.from, row.fromAmount),
    to: side(row.to, isCanceled ? 0n : row.toAmount),
    rate: formatRate(given === 0n ? 0n : (gross * tenTo(from.decimals + RATE_DECIMALS)) / given),
    fee: formatUnits(isCanceled ? 0n : row.fee, to.decimals),
    progress: row.progress,
    finish_time: row.finishedAt,
  };
}
