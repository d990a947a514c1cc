import type { Asset, AssetPart } from '#data/assets.ts';
import { type Decimal, compare, isPositive } from '#lib/money.ts';

/** What stands between an account and its deletion, and what is lost with it. */
export interface Remainders {
  /** Balances that could still be withdrawn, or are on hold. */
  readonly kept: readonly AssetPart[];
  /** Balances that are no more than the smallest withdrawal of their network. */
  readonly forfeited: readonly AssetPart[];
}

/**
 * By the rule of `DELETE /user`. `leastOf` gives the smallest withdrawal of a token on a network by its id; where
 * it is not known, the balance counts as one that could be withdrawn.
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
