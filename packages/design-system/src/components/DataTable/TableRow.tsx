import * as css from './DataTable.css.ts';
import type { DataTableColumn } from './types.ts';

interface TableRowProps<Row> {
  row: Row;
  index: number;
  columns: ReadonlyArray<DataTableColumn<Row>>;
  isCurrent: boolean;
  isPressable: boolean;
  label: string | undefined;
  level: 1 | 2;
  /** The ID for the content of the row header cell, which names the row if `label` is undefined. */
  id: string;
  layout: 'auto' | 'fixed';
  /** The `aria-rowindex` of the row. The header has index 1. Undefined if the table renders all rows. */
  position: number | undefined;
}

export function TableRow<Row>({
  row,
  index,
  columns,
  isCurrent,
  isPressable,
  label,
  level,
  id,
  layout,
  position,
}: TableRowProps<Row>) {
  const headerAt = Math.max(
    columns.findIndex((column) => column.isRowHeader),
    0,
  );
  return (
    <tr
      data-index={index}
      className={css.row({ isPressable, level })}
      aria-current={isCurrent || undefined}
      aria-rowindex={position}
    >
      {columns.map((column, at) => {
        const className = css.cell({ align: column.align ?? 'start', layout });
        // The button is in the first cell, so that screen readers start at the beginning of the row.
        const opener = isPressable && at === 0 && (
          <button
            type="button"
            data-opener=""
            className={css.opener}
            tabIndex={index === 0 ? 0 : -1}
            aria-label={label}
            aria-labelledby={label === undefined ? id : undefined}
          />
        );
        return at === headerAt ? (
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
