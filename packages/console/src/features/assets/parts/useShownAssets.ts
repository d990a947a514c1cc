import type { Asset } from '@settlement/api-mocks/contract/statistics';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { assetStateAtom, filterAssets, shareOf } from '#data/assets.ts';
import { hideZeroAtom } from '#data/preferences.ts';
import { sum } from '#lib/money.ts';

/** The rows that are left by the search and by hiding what is empty, and each one's share of everything. */
export function useShownAssets(assets: readonly Asset[]) {
  const { search = '' } = useAtomValue(assetStateAtom);
  const hidesZero = useAtomValue(hideZeroAtom);
  return useMemo(() => {
    const total = sum(assets.map(({ usdt_balance }) => usdt_balance));
    return {
      shown: filterAssets(assets, { search, hidesZero }),
      share: (value: string) => shareOf(value, total),
    };
  }, [assets, search, hidesZero]);
}
