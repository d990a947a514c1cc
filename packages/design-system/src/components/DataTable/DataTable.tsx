import { useId, useMemo, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RefObject } from 'react';

import * as css from './DataTable.css.ts';
import { TableRow } from './TableRow.tsx';
import type { DataTableProps, DataTableColumn } from './types.ts';
import { useRowFocus } from './useRowFocus.ts';
import { cx } from '#css/cx.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

function useOverflow<Content extends HTMLElement>(): {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<Content | null>;
  isOverflowing: boolean;
} {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<Content>(null);
  const [isOverflowing, setOverflowing] = useState(false);

  useLayoutEffect(() => {
    const outer = scroller.current;
    const inner = content.current;
    if (!outer || !inner) return undefined;
    const measure = () => setOverflowing(inner.offsetWidth > outer.clientWidth + 1);
    if (typeof ResizeObserver === 'undefined') return measure();
    // The observer measures before the first paint. Measuring in the effect would force two additional layouts.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  return { scroller, content, isOverflowing };
}

interface TableHeadProps<Row> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
}

function TableHead<Row>({ columns }: TableHeadProps<Row>) {
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

interface SkeletonRowsProps {
  count: number;
  columns: ReadonlyArray<{ id: string; align?: 'start' | 'center' | 'end'; skeletonWidth?: string }>;
}

/** Renders skeleton rows as high as real rows, so that the page doesn't move when the data arrives. */
function SkeletonRows({ count, columns }: SkeletonRowsProps) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} className={css.row({ isPressable: false, level: 1 })}>
          {columns.map((column) => (
            <td key={column.id} className={css.cell({ align: 'start' })}>
              <span className={cx(column.align === 'end' && css.skeletonEnd)}>
                <Skeleton width={column.skeletonWidth ?? '70%'} height="14px" />
              </span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

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
        // A scrollable region needs a tab stop and a name (WCAG 2.1.1).
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
