export { DataTable } from '../components/DataTable/DataTable.tsx';
export type { DataTableColumn, DataTableProps } from '../components/DataTable/types.ts';
