import type { ReactNode } from 'react';

export interface DataTableColumn<Row> {
  /** Names the column for `hiddenColumns`. */
  id: string;
  /** A noun; a unit belongs here, not into each cell. */
  header: ReactNode;
  /** Draws the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** CSS length the column keeps; without it the content decides. */
  width?: string;
  /** The cell that names the row for screen readers; one per table. */
  isRowHeader?: boolean;
  /** CSS length of the skeleton: as wide as the content usually is. @default '70%' */
  skeletonWidth?: string;
}

export interface DataTableProps<Row> {
  /** Names the table. */
  label: string;
  /** Keep the same array between renders (a constant or `useMemo`): rows are redrawn when it changes. */
  columns: ReadonlyArray<DataTableColumn<Row>>;
  /** Those of the page shown. */
  rows: readonly Row[];
  /** An id that stays with the row. */
  rowKey: (row: Row) => string;
  /** Opens a row: by a press anywhere on it, by Enter and by Space. */
  onRowAction?: (row: Row) => void;
  /** What a screen reader hears on the way through the rows ("Payment ORD-4410, 1,240 USDT"). Without it, the row header. */
  rowLabel?: (row: Row) => string;
  /** 2 for a part of the row above, on a sunken ground. @default 1 */
  rowLevel?: (row: Row) => 1 | 2;
  /** The row whose details are open. */
  selectedRowKey?: string | null;
  /** First load: rows in the shape of the real ones. */
  isLoading?: boolean;
  /** Number of such rows. @default 10 */
  skeletonRows?: number;
  /** Next load: the old rows stay, under a thin line of progress. */
  isRefreshing?: boolean;
  /** Shown instead of rows when there are none: an `EmptyState`. */
  empty?: ReactNode;
  /** Keeps the header in sight while the page scrolls. @default true */
  stickyHeader?: boolean;
  /** Under the rows: a `Pagination`. */
  footer?: ReactNode;
  /** Ids of columns that are not shown. */
  hiddenColumns?: readonly string[];
  /** `card` draws a surface of its own, `none` fits into a `Card` without padding. @default 'card' */
  surface?: 'card' | 'none';
  /** Row height: 48 or 40 px. @default 'comfortable' */
  density?: 'comfortable' | 'compact';
}
