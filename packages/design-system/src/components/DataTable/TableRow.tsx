import * as css from './DataTable.css.ts';
import type { DataTableColumn } from './types.ts';

interface TableRowProps<Row> {
  row: Row;
  index: number;
  columns: ReadonlyArray<DataTableColumn<Row>>;
  isSelected: boolean;
  isPressable: boolean;
  label: string | undefined;
  level: 1 | 2;
  /** The row header cell, which names a row without a label. */
  id: string;
}

export function TableRow<Row>({
  row,
  index,
  columns,
  isSelected,
  isPressable,
  label,
  level,
  id,
}: TableRowProps<Row>) {
  const headerAt = Math.max(
    columns.findIndex((column) => column.isRowHeader),
    0,
  );
  return (
    <tr data-index={index} className={css.row({ isPressable, level })} aria-current={isSelected || undefined}>
      {columns.map((column, position) => {
        const className = css.cell({ align: column.align ?? 'start' });
        // The button is in the first cell, so that screen readers start at the beginning of the row.
        const opener = isPressable && position === 0 && (
          <button
            type="button"
            data-opener=""
            className={css.opener}
            tabIndex={index === 0 ? 0 : -1}
            aria-label={label}
            aria-labelledby={label === undefined ? id : undefined}
          />
        );
        return position === headerAt ? (
          <th key={column.id} scope="row" className={className}>
            {opener}
            <div id={id}>{column.cell(row)}</div>
          </th>
        ) : (
          <td key={column.id} className={className}>
            {opener}
            {column.cell(row)}
          </td>
        );
      })}
    </tr>
  );
}
