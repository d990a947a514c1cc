import { cx } from '../../css/cx.ts';
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from '../../icons/icons.ts';
import * as css from './DataTable.css.ts';
import type { DataTableColumn, DataTableProps, DataTableSort } from './types.ts';

interface TableHeadProps<Row> extends Pick<DataTableProps<Row>, 'sort' | 'onSortChange'> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
}

/** Column headers; those that sort hold a button and say their order with `aria-sort`. */
export function TableHead<Row>({ columns, sort, onSortChange }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          return (
            <th
              key={column.id}
              scope="col"
              className={cx(css.headCell, css.align[column.align ?? 'start'])}
              aria-sort={column.sortable ? (direction ?? 'none') : undefined}
            >
              {column.sortable && onSortChange ? (
                <button
                  type="button"
                  className={css.sortButton}
                  onClick={() => onSortChange({ column: column.id, direction: next(direction) })}
                >
                  {column.header}
                  <SortSign direction={direction} />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function next(direction: DataTableSort['direction'] | undefined): DataTableSort['direction'] {
  return direction === 'ascending' ? 'descending' : 'ascending';
}

function SortSign({ direction }: { direction: DataTableSort['direction'] | undefined }) {
  if (direction === 'ascending') return <ArrowUpIcon size={14} aria-hidden="true" />;
  if (direction === 'descending') return <ArrowDownIcon size={14} aria-hidden="true" />;
  return <ArrowUpDownIcon size={14} className={css.sortIdle} aria-hidden="true" />;
}
