export { RowCheckbox, RowsCheckbox, useRowSelection } from '../components/DataTable/RowCheckbox.tsx';
export type {
  RowCheckboxProps,
  RowSelection,
  RowsCheckboxProps,
} from '../components/DataTable/RowCheckbox.tsx';
export { useExpandedRows } from '../components/DataTable/useExpandedRows.tsx';
export type { ExpandedRows } from '../components/DataTable/useExpandedRows.tsx';
export { useColumnWidths } from '../components/DataTable/useColumnWidths.tsx';
export type { ColumnWidths, ColumnWidthsOptions } from '../components/DataTable/useColumnWidths.tsx';
