export { DataTable } from '../components/DataTable/DataTable.tsx';
export type { DataTableColumn, DataTableProps, TableSort } from '../components/DataTable/types.ts';
export { VirtualTable } from '../components/DataTable/VirtualTable.tsx';
export type { VirtualTableProps } from '../components/DataTable/VirtualTable.tsx';
