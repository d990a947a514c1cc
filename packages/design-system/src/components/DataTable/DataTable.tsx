import { TableView } from './TableView.tsx';
import type { DataTableProps } from './types.ts';

/**
 * A table of records. A plain `<table>` with 20 rows and 11 columns renders 5 to 18 times faster than
 * react-aria's table (adobe/react-spectrum#8617). On phones, show a list of cards instead.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return <TableView {...props} />;
}

export type { DataTableColumn, DataTableProps, TableSort } from './types.ts';
export { VirtualTable } from './VirtualTable.tsx';
export type { VirtualTableProps } from './VirtualTable.tsx';
