import * as css from './DataTable.css.ts';
import type { DataTableColumn } from './types.ts';

interface TableHeadProps<Row> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
}

export function TableHead<Row>({ columns }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.id} scope="col" className={css.headCell({ align: column.align ?? 'start' })}>
            {column.header}
          </th>
        ))}
      </tr>
    </thead>
  );
}
