import { DataTable, type DataTableProps } from '@settlement/design-system/DataTable';
import { useAtomValue } from 'jotai';
import { Failed } from '../QueryView.tsx';
import type { ColumnedList, PagedList } from './listOf.ts';

export interface ListRowsProps<Row> extends Pick<
  DataTableProps<Row>,
  | 'label'
  | 'columns'
  | 'rowKey'
  | 'rowLabel'
  | 'onRowAction'
  | 'selectedRowKey'
  | 'empty'
  | 'stickyHeader'
  | 'density'
  | 'surface'
> {
  readonly list: PagedList<Row> & ColumnedList;
  /** What could not be loaded, as a sentence. */
  readonly failedTitle: string;
  /** Hover or focus enters the rows: preloads what a row opens. */
  readonly onNear?: () => void;
}

const noRows: readonly never[] = [];

/** One page of a list as a table, for a card or a dialog that has more to it. */
export function ListRows<Row>({ list, failedTitle, onNear, surface = 'none', ...table }: ListRowsProps<Row>) {
  const query = useAtomValue(list.queryAtom);
  const hidden = useAtomValue(list.hiddenColumnsAtom);
  const { pageSize } = useAtomValue(list.pagingAtom);
  if (query.error && !query.data) return <Failed query={query} title={failedTitle} />;
  return (
    <div {...(onNear && { onPointerEnter: onNear, onFocus: onNear })}>
      <DataTable
        {...table}
        rows={query.data?.list ?? noRows}
        hiddenColumns={hidden}
        isLoading={query.isPending}
        skeletonRows={pageSize}
        surface={surface}
        isRefreshing={query.isPlaceholderData}
      />
    </div>
  );
}
