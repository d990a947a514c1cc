export { DataTable } from '../components/DataTable/DataTable.tsx';
export type { DataTableColumn, DataTableProps, DataTableSort } from '../components/DataTable/types.ts';
