import type { DataTableColumn } from '@settlement/design-system/DataTable';

export interface ListColumn<Row> extends DataTableColumn<Row> {
  /** Checks if a row has a value in this column. If there are rows but none has a value, the column isn't shown. */
  readonly isSent?: (row: Row) => boolean;
}

export const knownColumns = <Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[] = []) =>
  columns.filter(({ isSent }) => rows.length === 0 || isSent === undefined || rows.some(isSent));
