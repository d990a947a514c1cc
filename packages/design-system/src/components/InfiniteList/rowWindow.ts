import { type RefObject, useLayoutEffect, useState } from 'react';

/** The measured heights of rows, and an estimate for all others. */
export interface RowSizes {
  /** The total number of rows. */
  count: number;
  /** The estimated height of an unmeasured row, in pixels. */
  estimate: number;
  /** The measured heights by index, in pixels. */
  measured: ReadonlyMap<number, number>;
}

export interface RowWindow {
  /** The first row to render. */
  start: number;
  /** The index after the last row to render. */
  end: number;
  /** The distance of the first rendered row from the top of the list, in pixels. */
  offset: number;
  /** The height of all rows, in pixels. */
  total: number;
}

/** Returns the rows to render. Their number is limited in case of a wrong estimate. */
export function rowWindow(
  { count, estimate, measured }: RowSizes,
  scrollTop: number,
  height: number,
  spare = 6,
  most = 60,
): RowWindow {
  let total = count * estimate;
  for (const [index, size] of measured) if (index < count) total += size - estimate;

  const sizeOf = (index: number) => measured.get(index) ?? estimate;
  let top = 0;
  let first = 0;
  while (first < count - 1 && top + sizeOf(first) <= scrollTop) {
    top += sizeOf(first);
    first += 1;
  }
  let last = first;
  let bottom = top;
  while (last < count && bottom < scrollTop + height) {
    bottom += sizeOf(last);
    last += 1;
  }

  const start = Math.max(0, first - spare);
  for (let index = first - 1; index >= start; index -= 1) top -= sizeOf(index);
  return { start, end: Math.min(count, last + spare, start + most), offset: top, total };
}

/** The height in pixels before the first measurement, for example on a server. */
const ESTIMATE = 600;

/** Returns the height of the visible part of a scroll container in pixels. */
export function useViewHeight(scroller: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(ESTIMATE);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => setHeight(element.clientHeight);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return height;
}
