import type { Asset, AssetPart } from '#data/assets.ts';
import { type Decimal, compare, isPositive } from '#lib/money/money.ts';

export interface Remainders {
  readonly kept: readonly AssetPart[];
  readonly forfeited: readonly AssetPart[];
}

/**
 * Follows `DELETE /user`. `leastOf` returns the minimum withdrawal of a token on a network. A balance with an unknown
 * minimum counts as withdrawable.
 */
export function remaindersOf(
  assets: readonly Asset[],
  leastOf: (id: string) => Decimal | undefined,
): Remainders {
  const owned = assets
    .flatMap(({ subset }) => subset)
    .filter(({ balance, frozen }) => isPositive(balance) || isPositive(frozen));
  const isForfeited = ({ id, balance, frozen }: AssetPart) => {
    const least = leastOf(id);
    return !isPositive(frozen) && least !== undefined && compare(balance, least) <= 0;
  };
  return { kept: owned.filter((part) => !isForfeited(part)), forfeited: owned.filter(isForfeited) };
}
