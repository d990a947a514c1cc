import type { TableSort } from '@settlement/design-system/DataTable';
import { useCallback, useMemo, useState } from 'react';
import type { Asset } from '#data/assets.ts';
import { compare } from '#lib/money/money.ts';

const comparisons: Readonly<Record<string, (one: Asset, other: Asset) => number>> = {
  token: (one, other) => one.token.localeCompare(other.token, 'en'),
  value: (one, other) => compare(one.usdt_balance, other.usdt_balance),
};

/**
 * Returns the sorted assets. A third press of a column header restores the order that the merchant arranged.
 */
export function useSortedAssets(assets: readonly Asset[]) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const sorted = useMemo(() => {
    const order = sort === null ? undefined : comparisons[sort.column];
    if (sort === null || order === undefined) return assets;
    return assets.toSorted((one, other) =>
      sort.direction === 'ascending' ? order(one, other) : order(other, one),
    );
  }, [assets, sort]);
  const onSortChange = useCallback(
    (next: TableSort) =>
      setSort((before) =>
        before?.column === next.column && before.direction === 'descending' ? null : next,
      ),
    [],
  );
  return { sorted, sort, onSortChange };
}
