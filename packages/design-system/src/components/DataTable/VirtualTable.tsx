import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { rowWindow, useViewHeight } from '../InfiniteList/rowWindow.ts';
import { TableView } from './TableView.tsx';
import type { DataTableProps } from './types.ts';

export interface VirtualTableProps<Row> extends Omit<
  DataTableProps<Row>,
  'hasStickyHeader' | 'rowDetails' | 'expandedRowKeys' | 'layout'
> {
  /** The height of the visible part as a CSS length. */
  height: string;
  /** The height of a row in pixels, for cells that need more than the default. @default 48, or 40 if compact */
  rowHeight?: number;
}

/**
 * A table that renders only the rows near the visible part, for hundreds or thousands of rows on one page.
 * All rows have the same height, and columns have fixed widths. For numbered pages, use `DataTable`.
 */
export function VirtualTable<Row>({
  height,
  density = 'medium',
  rowHeight = density === 'compact' ? 40 : 48,
  rows,
  ...table
}: VirtualTableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const viewHeight = useViewHeight(scroller);
  const [scrollTop, setScrollTop] = useState(0);
  const [focused, setFocused] = useState<number>();
  const { start, end } = rowWindow(
    { count: rows.length, estimate: rowHeight, measured: nothing },
    scrollTop,
    viewHeight,
  );
  const window = useMemo(() => {
    const visible = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
    // The focused row stays rendered, so that it keeps the focus while the user scrolls.
    const isApart = focused !== undefined && focused < rows.length && (focused < start || focused >= end);
    return {
      indexes: isApart ? [...visible, focused].sort((one, other) => one - other) : visible,
      rowHeight,
      render: (index: number) => flushSync(() => setFocused(index)),
    };
  }, [start, end, focused, rows.length, rowHeight]);
  return (
    <TableView
      {...table}
      rows={rows}
      density={density}
      layout="fixed"
      window={window}
      viewport={{
        style: { height, maxHeight: 'none' },
        ref: scroller,
        onScroll: ({ currentTarget }) => setScrollTop(currentTarget.scrollTop),
        onFocus: ({ target }) => {
          const index = target.closest('tr')?.dataset['index'];
          if (index !== undefined) setFocused(Number(index));
        },
      }}
    />
  );
}

const nothing: ReadonlyMap<number, number> = new Map();
