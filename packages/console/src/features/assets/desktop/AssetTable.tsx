import type { Asset } from '#data/assets.ts';
import { Box } from '@settlement/design-system/Box';
import { DataTable } from '@settlement/design-system/DataTable';
import { useCallback, useMemo, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { AssetPager } from '../parts/AssetPager.tsx';
import { NoAssets } from '../parts/NoAssets.tsx';
import { useShownAssets } from '../parts/useShownAssets.ts';
import { type AssetRow, useAssetColumns } from './useAssetColumns.tsx';

const keyOf = ({ asset, part }: AssetRow) => (part ? `part-${part.id}` : asset.id);
const levelOf = ({ part }: AssetRow) => (part ? 2 : 1);

export function AssetTable({ assets }: { readonly assets: readonly Asset[] }) {
  const text = useText();
  const { shown, share, paging } = useShownAssets(assets);
  const [first] = assets;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(first ? [first.id] : []));
  const toggle = useCallback(
    (id: string) =>
      setOpen((ids) => {
        const next = new Set(ids);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const rows = useMemo(() => shown.flatMap((asset) => rowsOf(asset, open.has(asset.id))), [shown, open]);
  const hasTrend = assets.some(({ trend }) => trend.length > 0);
  const columns = useAssetColumns({ share, hasTrend, onToggle: toggle });
  return (
    <>
      <DataTable
        label={text('assets.list.table')}
        surface="none"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowLevel={levelOf}
        empty={<NoAssets />}
      />
      {paging.pageCount > 1 && (
        <Box padding="l">
          <AssetPager {...paging} />
        </Box>
      )}
    </>
  );
}

function rowsOf(asset: Asset, isOpen: boolean): readonly AssetRow[] {
  const parts = isOpen && asset.subset.length > 1 ? asset.subset : [];
  return [{ asset, isOpen }, ...parts.map((part) => ({ asset, part }))];
}
