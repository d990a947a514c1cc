import type { Asset } from '#data/assets.ts';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { assetStateAtom, filterAssets, shareOf } from '#data/assets.ts';
import { hideZeroAtom } from '#data/session/preferences.ts';
import { pageCountOf } from '#kit/list/pageSizes.ts';
import { sum } from '#lib/money/money.ts';

const PAGE_SIZE = 50;

export function useShownAssets(assets: readonly Asset[]) {
  const { search = '', current } = useAtomValue(assetStateAtom);
  const hidesZero = useAtomValue(hideZeroAtom);
  return useMemo(() => {
    const total = sum(assets.map(({ usdt_balance }) => usdt_balance));
    const matching = filterAssets(assets, { search, hidesZero });
    const pageCount = pageCountOf(matching.length, PAGE_SIZE);
    // The page number in an old link may be too high.
    const page = Math.min(current, pageCount);
    return {
      shown: matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      paging: { page, pageCount, pageSize: PAGE_SIZE, total: matching.length },
      share: (value: string) => shareOf(value, total),
    };
  }, [assets, search, hidesZero, current]);
}
