import { priceAt } from '#core/catalogue/prices.ts';
import { assets, gasAsset, type Asset, type Token } from '#core/catalogue/tokens.ts';
import { availableOf, frozenOf, type Ledger } from '#core/ledger.ts';
import { tenTo, valueOf } from '#core/money.ts';

export interface Holding {
  readonly available: bigint;
  readonly frozen: bigint;
  /** The value of what is available, in USDT. */
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

/** A token over all its chains, which may count it in units of different size. */
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

/** The value of all assets; gas funds and assets of chains under maintenance can't be withdrawn. */
export function worth(
  ledger: Ledger,
  now: number,
): { operable: bigint; frozen: bigint; withdrawable: bigint } {
  let [operable, frozen, withdrawable] = [0n, 0n, 0n];
  for (const asset of assets) {
    const holding = assetHolding(ledger, asset, now);
    operable += holding.value;
    frozen += holding.frozenValue;
    if (asset !== gasAsset && asset.chain.status === 1) withdrawable += holding.value;
  }
  return { operable, frozen, withdrawable };
}
