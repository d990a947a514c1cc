import { type Atom, atom } from 'jotai';
import { polledEvery } from '#lib/time/retryPause.ts';

/** The milliseconds between checks for newer rows. */
export const CHECK_MS = 30_000;

interface Page<Row> {
  readonly total: number;
  readonly list: readonly Row[];
}

interface ShownPage<Data> {
  readonly data: Data | undefined;
  readonly dataUpdatedAt: number;
  readonly isPlaceholderData: boolean;
}

/**
 * Returns the options of a check for newer rows.
 *
 * - The page is the initial data, so the first call is sent after one interval.
 * - Checks stop while the tab is hidden, without a connection, and on pages after the first.
 */
export function checkAfter<Data>(page: ShownPage<Data>, { current }: { readonly current: number }) {
  const isFirst = page.data !== undefined && !page.isPlaceholderData && current === 1;
  return {
    enabled: isFirst,
    ...(isFirst && { initialData: page.data, initialDataUpdatedAt: page.dataUpdatedAt }),
    staleTime: CHECK_MS,
    refetchInterval: polledEvery(CHECK_MS),
    meta: { isSilent: true },
  };
}

interface CheckedList<Row> {
  readonly queryAtom: Atom<ShownPage<Page<Row>>>;
  readonly newestAtom: Atom<ShownPage<Page<Row>>>;
}

/** Returns the number of rows that are newer than the shown page of a list. */
export const newRows = <Row>(list: CheckedList<Row>, keyOf: (row: Row) => string): Atom<number> =>
  atom((get) => {
    const shown = get(list.queryAtom);
    const newest = get(list.newestAtom);
    const first = newest.data?.list[0];
    if (!shown.data || !newest.data || !first || newest.dataUpdatedAt <= shown.dataUpdatedAt) return 0;
    if (shown.data.list.some((row) => keyOf(row) === keyOf(first))) return 0;
    return Math.max(1, newest.data.total - shown.data.total);
  });
