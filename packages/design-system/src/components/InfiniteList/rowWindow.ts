/** Sizes of rows that are known, and a guess for the others. */
export interface RowSizes {
  /** Rows in all. */
  count: number;
  /** Height in pixels of a row that was never drawn. */
  estimate: number;
  /** Heights in pixels by index. */
  measured: ReadonlyMap<number, number>;
}

export interface RowWindow {
  /** First row to draw. */
  start: number;
  /** Row after the last to draw. */
  end: number;
  /** Distance of the first from the top. */
  offset: number;
  /** Height of all rows. */
  total: number;
}

/**
 * The rows in sight of a scrolled list, with some to spare on either side. The number drawn is capped, so
 * that a wrong guess of a size cannot draw thousands.
 */
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
