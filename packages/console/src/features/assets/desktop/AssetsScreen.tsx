import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Stack } from '@settlement/design-system/Stack';
import { Card } from '@settlement/design-system/Card';
import { Inline } from '@settlement/design-system/Inline';
import { ArrowLeftRightIcon } from '@settlement/design-system/icons';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { useAtomValue } from 'jotai';
import { assetsQueryAtom } from '#data/assets.ts';
import { usePaths } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { AssetRatioCard } from '#parts/cards/AssetRatioCard.tsx';
import { useMoveMoney } from '#parts/money/useMoveMoney.tsx';
import { QueryView } from '#parts/loading/QueryView.tsx';
import {
  ArrangeButton,
  AssetPager,
  AssetSearch,
  HideBalances,
  HideZero,
  NoAssets,
  useShownAssets,
} from '../parts/assetList.tsx';
import { AssetSummary } from '../parts/AssetSummary.tsx';
import { CollectionCard } from '../parts/CollectionCard.tsx';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Box } from '@settlement/design-system/Box';
import { DataTable } from '@settlement/design-system/DataTable';
import { useCallback, useMemo, useState } from 'react';
import * as css from '../assets.css.ts';
import type { Asset } from '#data/assets.ts';
import { type AssetRow, useAssetColumns } from './useAssetColumns.tsx';
import type { TableSort } from '@settlement/design-system/DataTable';
import { compare } from '#lib/money/money.ts';

const keyOf = ({ asset, part }: AssetRow) => (part ? `part-${part.id}` : asset.id);
const levelOf = ({ part }: AssetRow) => (part ? 2 : 1);

export function AssetTable({ assets }: { readonly assets: readonly Asset[] }) {
  const text = useText();
  const { sorted, sort, onSortChange } = useSortedAssets(assets);
  const { shown, share, paging } = useShownAssets(sorted);
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
        sort={sort}
        onSortChange={onSortChange}
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

export function AssetsScreen() {
  const text = useText();
  const paths = usePaths();
  const move = useMoveMoney();
  const query = useAtomValue(assetsQueryAtom);
  return (
    <Stack>
      <PageHeader
        title={text('shell.nav.assets')}
        description={text('assets.list.description')}
        actions={
          <Inline gap="s">
            <HideBalances />
            {move && (
              <ButtonLink icon={<ArrowLeftRightIcon size={16} aria-hidden="true" />} href={move.href}>
                {move.label}
              </ButtonLink>
            )}
            <ButtonLink variant="outline" href={paths.fundDetails()}>
              {text('shell.title.fundDetails')}
            </ButtonLink>
          </Inline>
        }
      />
      <div className={css.top}>
        <Stack>
          <AssetSummary />
        </Stack>
        <AssetRatioCard />
      </div>
      <CollectionCard />
      <Card padding="none">
        <div className={css.toolbar}>
          <div className={css.search}>
            <AssetSearch />
          </div>
          <HideZero />
          <div className={css.pushed}>
            <ArrangeButton />
          </div>
        </div>
        <QueryView
          query={query}
          failedTitle={text('assets.list.failedTitle')}
          loading={<AssetTableLoading />}
        >
          {({ list }) => <AssetTable assets={list} />}
        </QueryView>
      </Card>
    </Stack>
  );
}

/** Renders skeleton rows as high as real rows, so that the page doesn't move when the assets load. */
function AssetTableLoading() {
  const text = useText();
  return (
    <div className={css.emptyBlock} role="status" aria-label={text('assets.list.loading')}>
      <Stack gap="m">
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={row} shape="block" height="40px" />
        ))}
      </Stack>
    </div>
  );
}

const comparisons: Readonly<Record<string, (one: Asset, other: Asset) => number>> = {
  token: (one, other) => one.token.localeCompare(other.token, 'en'),
  value: (one, other) => compare(one.usdt_balance, other.usdt_balance),
};

/**
 * Returns the sorted assets. A third press of a column header restores the order that the merchant arranged.
 */
function useSortedAssets(assets: readonly Asset[]) {
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
