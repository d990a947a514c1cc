import { Card } from '@settlement/design-system/Card';
import { DataTable, type DataTableProps } from '@settlement/design-system/DataTable';
import { useAtomValue } from 'jotai';
import { Failed } from '../QueryView.tsx';
import type { ColumnedList, PagedList } from './listOf.ts';
import { ListPager } from './ListPager.tsx';

interface ListTableProps<Row> extends Pick<
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
> {
  readonly list: PagedList<Row> & ColumnedList;
  /** What could not be loaded, as a sentence. */
  readonly failedTitle: string;
  /** Somebody comes near the rows: a head start for what one of them opens. */
  readonly onNear?: () => void;
}

const noRows: readonly never[] = [];

/** One page of a list as a table, with its pages below. Phones show `ListCards`. */
export function ListTable<Row>({ list, failedTitle, onNear, ...table }: ListTableProps<Row>) {
  const query = useAtomValue(list.queryAtom);
  const hidden = useAtomValue(list.hiddenColumnsAtom);
  const { pageSize } = useAtomValue(list.pagingAtom);
  const { data } = query;
  return (
    <Card padding="none" footer={data && data.total > 0 ? <ListPager list={list} /> : undefined}>
      {query.error && !data ? (
        <Failed query={query} title={failedTitle} />
      ) : (
        <div {...(onNear && { onPointerEnter: onNear, onFocus: onNear })}>
          <DataTable
            {...table}
            rows={data?.list ?? noRows}
            hiddenColumns={hidden}
            isLoading={query.isPending}
            skeletonRows={pageSize}
            surface="none"
            isRefreshing={query.isPlaceholderData}
          />
        </div>
      )}
    </Card>
  );
}
