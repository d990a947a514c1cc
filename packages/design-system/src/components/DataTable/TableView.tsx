import { useId, useMemo, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ComponentProps, RefObject } from 'react';

import { ArrowDownIcon, ArrowUpIcon } from '#icons/icons.ts';
import * as css from './DataTable.css.ts';
import { TableRow } from './TableRow.tsx';
import type { DataTableProps } from './types.ts';
import { type RowWindow, useRowFocus } from './useRowFocus.ts';
import { cx } from '#css/cx.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

function useOverflow<Content extends HTMLElement>(
  scroller: RefObject<HTMLDivElement | null>,
): { content: RefObject<Content | null>; isOverflowing: boolean } {
  const content = useRef<Content>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  // React keeps the state while a hidden table has no effects, so the value must outlive the effect.
  const shown = useRef(false);

  useLayoutEffect(() => {
    const outer = scroller.current;
    const inner = content.current;
    if (!outer || !inner) return undefined;
    const measure = () => {
      const next = inner.offsetWidth > outer.clientWidth + 1;
      // `flushSync` also renders all pending updates, so it's only called for a change.
      if (next !== shown.current) flushSync(() => setOverflowing(next));
      shown.current = next;
    };
    if (typeof ResizeObserver === 'undefined') return undefined;
    // The observer measures before the first paint. Measuring in the effect would force two additional layouts.
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [scroller]);

  return { content, isOverflowing };
}

type TableHeadProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'sort' | 'onSortChange' | 'layout'>;

function TableHead<Row>({ columns, sort, onSortChange, layout }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, header, align = 'start', isSortable = false, resizer }) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          const className = css.headCell({ align, layout });
          if (!isSortable || !onSortChange)
            return (
              <th key={id} scope="col" className={className}>
                {header}
                {resizer}
              </th>
            );
          const next = direction === 'ascending' ? 'descending' : 'ascending';
          const Arrow = direction === 'descending' ? ArrowDownIcon : ArrowUpIcon;
          return (
            <th key={id} scope="col" className={className} aria-sort={direction ?? 'none'}>
              <button
                type="button"
                className={css.sort}
                onClick={() => onSortChange({ column: id, direction: next })}
              >
                {header}
                <Arrow size={14} className={css.arrow} aria-hidden="true" />
              </button>
              {resizer}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden="true">
      <td aria-hidden="true" colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
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
            <td key={column.id} className={css.cell({ align: 'start', layout: 'auto' })}>
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

const none: readonly string[] = [];
const noRows: readonly never[] = [];

interface ViewportProps extends Pick<ComponentProps<'div'>, 'onScroll' | 'onFocus' | 'style'> {
  readonly ref: RefObject<HTMLDivElement | null>;
}

interface TableViewProps<Row> extends DataTableProps<Row> {
  /** The rendered rows. Default: all rows. */
  readonly window?: RowWindow | undefined;
  /** The props of the element that scrolls a long table. */
  readonly viewport?: ViewportProps;
}

/** The table of `DataTable` and `VirtualTable`. */
export function TableView<Row>({
  label,
  columns,
  rows,
  rowKey,
  onRowAction,
  rowLabel,
  rowLevel,
  currentRowKey,
  isLoading = false,
  skeletonRows = 10,
  isRefreshing = false,
  empty,
  hasStickyHeader = true,
  footer,
  hiddenColumns = none,
  surface = 'card',
  density = 'medium',
  sort = null,
  onSortChange,
  rowDetails,
  expandedRowKeys = none,
  layout = 'auto',
  window,
  viewport,
}: TableViewProps<Row>) {
  const id = useId();
  const ownScroller = useRef<HTMLDivElement>(null);
  const { ref: scroller = ownScroller, ...scrolling } = viewport ?? {};
  const { content, isOverflowing } = useOverflow<HTMLTableElement>(scroller);
  const bodyRef = useRowFocus(
    isLoading ? noRows : rows,
    onRowAction &&
      ((index) => {
        const row = rows[index];
        if (row !== undefined) onRowAction(row);
      }),
    window,
  );
  const isPressable = onRowAction !== undefined;
  const isScrollable = isOverflowing || window !== undefined;

  const shown = useMemo(
    () => columns.filter((column) => !hiddenColumns.includes(column.id)),
    [columns, hiddenColumns],
  );

  const body = useMemo(() => {
    const indexes = window?.indexes ?? Array.from(rows.keys());
    const after = (index: number | undefined) => (index === undefined ? 0 : index + 1);
    const elements = indexes.flatMap((index, at) => {
      const row = rows[index];
      if (row === undefined) return [];
      const key = rowKey(row);
      const skipped = index - after(indexes[at - 1]);
      return [
        skipped > 0 && (
          <Gap key={`before ${key}`} height={skipped * (window?.rowHeight ?? 0)} columns={shown.length} />
        ),
        <TableRow
          key={key}
          id={`${id}-${key}`}
          row={row}
          index={index}
          columns={shown}
          isCurrent={key === currentRowKey}
          isPressable={isPressable}
          label={rowLabel?.(row)}
          level={rowLevel?.(row) ?? 1}
          layout={layout}
          // `aria-rowindex` starts at 1, and the header is the first row.
          position={window && index + 2}
        />,
        rowDetails && expandedRowKeys.includes(key) && (
          <tr key={`details ${key}`}>
            <td colSpan={shown.length} className={css.details}>
              {rowDetails(row)}
            </td>
          </tr>
        ),
      ];
    });
    const rest = rows.length - after(indexes.at(-1));
    return [
      ...elements,
      rest > 0 && <Gap key="rest" height={rest * (window?.rowHeight ?? 0)} columns={shown.length} />,
    ];
  }, [
    rows,
    shown,
    currentRowKey,
    isPressable,
    rowKey,
    rowLabel,
    rowLevel,
    rowDetails,
    expandedRowKeys,
    layout,
    window,
    id,
  ]);

  return (
    <div className={css.frame({ surface, density })}>
      {isRefreshing && <div className={css.progress} />}
      <div
        ref={scroller}
        className={css.scroller}
        data-overflow={isScrollable || undefined}
        data-sticky={hasStickyHeader || undefined}
        // A scrollable region needs a tab stop and a name (WCAG 2.1.1).
        {...(isScrollable ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
        {...scrolling}
      >
        <table
          ref={content}
          className={css.table({ layout })}
          aria-label={label}
          aria-rowcount={window && rows.length + 1}
          aria-busy={isLoading || isRefreshing || undefined}
        >
          <colgroup>
            {shown.map((column) => (
              <col key={column.id} style={column.width ? { width: column.width } : undefined} />
            ))}
          </colgroup>
          <TableHead columns={shown} sort={sort} onSortChange={onSortChange} layout={layout} />
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
