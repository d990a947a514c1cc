import { useId, useMemo } from 'react';

import * as css from './DataTable.css.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import type { DataTableProps } from './types.ts';
import { useOverflow } from './useOverflow.ts';
import { useRowFocus } from './useRowFocus.ts';

const noneHidden: readonly string[] = [];
const noRows: readonly never[] = [];

/**
 * A table of records. A plain `<table>` with 20 rows and 11 columns renders 5 to 18 times faster than react-aria's
 * table (adobe/react-spectrum#8617). On phones, show a list of cards instead.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  onRowAction,
  rowLabel,
  rowLevel,
  selectedRowKey,
  isLoading = false,
  skeletonRows = 10,
  isRefreshing = false,
  empty,
  stickyHeader = true,
  footer,
  hiddenColumns = noneHidden,
  surface = 'card',
  density = 'comfortable',
}: DataTableProps<Row>) {
  const id = useId();
  const { scroller, content, isOverflowing } = useOverflow<HTMLTableElement>();
  const bodyRef = useRowFocus(
    isLoading ? noRows : rows,
    onRowAction &&
      ((index) => {
        const row = rows[index];
        if (row !== undefined) onRowAction(row);
      }),
  );
  const isPressable = onRowAction !== undefined;

  const shown = useMemo(
    () => columns.filter((column) => !hiddenColumns.includes(column.id)),
    [columns, hiddenColumns],
  );

  const body = useMemo(
    () =>
      rows.map((row, index) => {
        const key = rowKey(row);
        return (
          <TableRow
            key={key}
            id={`${id}-${key}`}
            row={row}
            index={index}
            columns={shown}
            isSelected={key === selectedRowKey}
            isPressable={isPressable}
            label={rowLabel?.(row)}
            level={rowLevel?.(row) ?? 1}
          />
        );
      }),
    [rows, shown, selectedRowKey, isPressable, rowKey, rowLabel, rowLevel, id],
  );

  return (
    <div className={css.frame({ surface, density })}>
      {isRefreshing && <div className={css.progress} />}
      <div
        ref={scroller}
        className={css.scroller}
        data-overflow={isOverflowing || undefined}
        data-sticky={stickyHeader || undefined}
        // Scrollable content must be accessible by keyboard and have a name (WCAG 2.1.1).
        {...(isOverflowing ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
      >
        <table
          ref={content}
          className={css.table}
          aria-label={label}
          aria-busy={isLoading || isRefreshing || undefined}
        >
          <colgroup>
            {shown.map((column) => (
              <col key={column.id} style={column.width ? { width: column.width } : undefined} />
            ))}
          </colgroup>
          <TableHead columns={shown} />
          {isLoading ? (
            <SkeletonRows count={skeletonRows} columns={shown} />
          ) : (
            <tbody ref={bodyRef}>
              {rows.length > 0 ? (
                body
              ) : (
                <tr>
                  <td colSpan={shown.length} className={css.emptyCell}>
                    {empty}
                  </td>
                </tr>
              )}
            </tbody>
          )}
        </table>
      </div>
      {footer && <div className={css.foot}>{footer}</div>}
    </div>
  );
}
