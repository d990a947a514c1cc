import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import * as css from './InfiniteList.css.ts';
import { rowWindow, useViewHeight } from './rowWindow.ts';

export interface InfiniteListProps<Item> {
  /** The accessible name of the list. */
  label: string;
  /** All items that are loaded so far. */
  items: readonly Item[];
  /** Returns the stable ID of an item. */
  itemKey: (item: Item) => string;
  /** Renders an item. It's called only for items near the visible part. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** The height of the visible part as a CSS length. */
  height: string;
  /** The typical height of a row in pixels. Actual heights are measured. @default 72 */
  estimateSize?: number;
  /** True if more items can be loaded. */
  hasMore?: boolean;
  /** Called near the end of the list, at most once for the same number of items. */
  onLoadMore?: () => void;
  /** The content below the last row: a skeleton, or a text at the end. */
  footer?: ReactNode;
}

/** A list without pages that renders only the rows near the visible part. For numbered pages, use `Pagination`. */
export function InfiniteList<Item>({
  label,
  items,
  itemKey,
  renderItem,
  height,
  estimateSize = 72,
  hasMore = false,
  onLoadMore,
  footer,
}: InfiniteListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const requestedAt = useRef(-1);
  const [scrollTop, setScrollTop] = useState(0);
  const viewHeight = useViewHeight(scroller);
  const [measured, setMeasured] = useState<ReadonlyMap<number, number>>(new Map());
  const shown = rowWindow({ count: items.length, estimate: estimateSize, measured }, scrollTop, viewHeight);

  const start = shown.start;
  const drawn = Math.min(shown.end, items.length) - start;
  useLayoutEffect(() => {
    const rows = list.current?.children;
    const sizes = Array.from({ length: drawn }, (_, row) => rows?.[row]?.getBoundingClientRect().height ?? 0);
    setMeasured((known) => withSizes(known, start, sizes));
  }, [list, start, drawn]);

  const below = shown.total - scrollTop - viewHeight;
  // Before the user scrolls, more items are loaded only if the rows don't fill the view.
  const isNearEnd = scrollTop > 0 ? below < viewHeight / 2 : below <= 0;
  useEffect(() => {
    if (!hasMore || !isNearEnd || requestedAt.current === items.length) return;
    requestedAt.current = items.length;
    onLoadMore?.();
  }, [hasMore, isNearEnd, items.length, onLoadMore]);

  return (
    <div
      ref={scroller}
      className={css.scroller}
      style={{ height }}
      role="region"
      aria-label={label}
      // A scrollable region needs a tab stop (WCAG 2.1.1).
      tabIndex={0}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
    >
      <div className={css.list} style={{ height: shown.total }}>
        <ul ref={list} className={css.rows} style={{ transform: `translateY(${shown.offset}px)` }}>
          {items.slice(shown.start, shown.end).map((item, position) => {
            const index = shown.start + position;
            return (
              <li key={itemKey(item)} aria-setsize={hasMore ? -1 : items.length} aria-posinset={index + 1}>
                {renderItem(item, index)}
              </li>
            );
          })}
        </ul>
      </div>
      {footer}
    </div>
  );
}

/** Returns the heights with the new measurements, or the same map if nothing changed. */
function withSizes(
  known: ReadonlyMap<number, number>,
  start: number,
  sizes: readonly number[],
): ReadonlyMap<number, number> {
  const notifications = sizes
    .map((size, position): [number, number] => [start + position, size])
    .filter(([index, size]) => size > 0 && known.get(index) !== size);
  if (notifications.length === 0) return known;
  return new Map([...known, ...notifications]);
}
