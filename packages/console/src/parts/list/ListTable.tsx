import { Card } from '@settlement/design-system/Card';
import { useAtomValue } from 'jotai';
import { DataTable, type DataTableProps } from '@settlement/design-system/DataTable';
import { useMemo } from 'react';
import { useMediaQuery } from '#lib/browser/useMediaQuery.ts';
import { ListPager } from './ListPager.tsx';
import { Failed, useReady } from '../loading/QueryView.tsx';
import type { ColumnedList, PagedList } from './listOf.ts';

interface ListRowsProps<Row> extends Pick<
  DataTableProps<Row>,
  | 'label'
  | 'columns'
  | 'rowKey'
  | 'rowLabel'
  | 'onRowAction'
  | 'currentRowKey'
  | 'empty'
  | 'hasStickyHeader'
  | 'density'
  | 'surface'
> {
  readonly list: PagedList<Row> & ColumnedList;
  /** The IDs of the columns that narrow windows show next to an open detail panel. @default all columns */
  readonly columnsWithDetail?: readonly string[];
  readonly failedTitle: string;
  readonly onNear?: () => void;
}

/** The widths of windows that have no space for all columns next to a detail panel. */
const NARROWED = '(1280px <= width <= 1720px)';

const noRows: readonly never[] = [];

export function ListRows<Row>({
  list,
  failedTitle,
  onNear,
  surface = 'none',
  columnsWithDetail,
  columns: all,
  ...table
}: ListRowsProps<Row>) {
  const query = useAtomValue(list.queryAtom);
  const hidden = useAtomValue(list.hiddenColumnsAtom);
  const isNarrow = useMediaQuery(NARROWED) && Boolean(table.currentRowKey);
  const fitting = isNarrow ? columnsWithDetail : undefined;
  const columns = useMemo(() => all.filter(({ id }) => fitting?.includes(id) ?? true), [all, fitting]);
  const { pageSize } = useAtomValue(list.pagingAtom);
  const isReady = useReady(!query.isPending);
  if (query.error && !query.data) return <Failed query={query} title={failedTitle} />;
  return (
    <div {...(onNear && { onPointerEnter: onNear, onFocus: onNear })}>
      <DataTable
        {...table}
        rows={(isReady && query.data?.list) || noRows}
        hiddenColumns={hidden}
        columns={columns}
        isLoading={!isReady}
        skeletonRows={pageSize}
        surface={surface}
        isRefreshing={query.isPlaceholderData}
      />
    </div>
  );
}

export function ListTable<Row>(props: ListRowsProps<Row>) {
  const { list } = props;
  const hasRows = useReady((useAtomValue(list.queryAtom).data?.total ?? 0) > 0);
  return (
    <Card padding="none" footer={hasRows ? <ListPager list={list} /> : undefined}>
      <ListRows {...props} />
    </Card>
  );
}
