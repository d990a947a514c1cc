import type { Table } from './table.ts';

export interface Page {
  readonly from: number;
  readonly size: number;
}

/** One page of the rows that pass, the newest first, and how many pass in all. */
export function pageOf<Row, Shown>(
  table: Table<Row>,
  page: Page,
  isMatch: (row: Row) => boolean,
  show: (row: Row) => Shown,
): { list: Shown[]; total: number } {
  const list: Shown[] = [];
  let total = 0;
  table.fromNewest((row) => {
    if (!isMatch(row)) return;
    if (total >= page.from && list.length < page.size) list.push(show(row));
    total += 1;
  });
  return { list, total };
}

/** Whether an instant is inside a filter's range; both ends count. */
export function isWithin(
  at: number,
  range: { start_time?: number | undefined; end_time?: number | undefined },
): boolean {
  return (
    (range.start_time === undefined || at >= range.start_time) &&
    (range.end_time === undefined || at <= range.end_time)
  );
}
