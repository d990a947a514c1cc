import type { ReactNode } from 'react';

export interface DataTableColumn<Row> {
  /** The ID of the column for `hiddenColumns`. */
  id: string;
  /** The header: a noun, with the unit of the cells. */
  header: ReactNode;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** The alignment. Use `end` for numbers. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** The fixed width as a CSS length. Default: the width of the content. */
  width?: string;
  /** True if the header is a button that sorts the rows by this column. Requires `onSortChange`. */
  isSortable?: boolean;
  /** The handle that changes the width. `useColumnWidths` sets it. */
  resizer?: ReactNode;
  /** True for the cell that names the row for screen readers. Each table has one such column. */
  isRowHeader?: boolean;
  /** The width of the skeleton as a CSS length, similar to the width of typical content. @default '70%' */
  skeletonWidth?: string;
}

export interface TableSort {
  /** The ID of the sorted column. */
  column: string;
  /** The direction: from the smallest to the largest value, or the reverse. */
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  /** The columns. Keep the same array between renders, because a new array renders all rows again. */
  columns: ReadonlyArray<DataTableColumn<Row>>;
  /** The rows of the current page. */
  rows: readonly Row[];
  /** Returns the stable ID of a row. */
  rowKey: (row: Row) => string;
  /** Opens a row. It's called for Enter, Space, and a press anywhere on the row except on its controls. */
  onRowAction?: (row: Row) => void;
  /** Returns the name of a row for screen readers ("Payment ORD-4410, 1,240 USDT"). The default is the row header. */
  rowLabel?: (row: Row) => string;
  /** Returns the level of a row. Level 2 is a part of the row above, with a sunken background. @default 1 */
  rowLevel?: (row: Row) => 1 | 2;
  /** The key of the row whose details are open. */
  currentRowKey?: string | null;
  /** The order of `rows`, which the headers show. The table doesn't sort the rows. */
  sort?: TableSort | null;
  /** Called with the next order if the header of a sortable column is pressed. */
  onSortChange?: (sort: TableSort) => void;
  /** Renders the details below an expanded row. Use `useExpandedRows` for the buttons. */
  rowDetails?: (row: Row) => ReactNode;
  /** The keys of the expanded rows. */
  expandedRowKeys?: readonly string[];
  /** `auto` fits the columns to their content. `fixed` shortens longer texts. @default 'auto' */
  layout?: 'auto' | 'fixed';
  /** Shows skeleton rows during the first load. */
  isLoading?: boolean;
  /** The number of skeleton rows. @default 10 */
  skeletonRows?: number;
  /** Keeps the old rows below a thin progress line during later loads. */
  isRefreshing?: boolean;
  /** The content if there are no rows: an `EmptyState`. */
  empty?: ReactNode;
  /** Keeps the header visible below `size.stickyOffset` while the page scrolls. @default true */
  hasStickyHeader?: boolean;
  /** The content below the rows: a `Pagination`. */
  footer?: ReactNode;
  /** The IDs of hidden columns. */
  hiddenColumns?: readonly string[];
  /** The surface. `card` has its own surface. `none` is for a `Card` without padding. @default 'card' */
  surface?: 'card' | 'none';
  /** The row height: 48 or 40 px. @default 'medium' */
  density?: 'medium' | 'compact';
}
