import type { Getter } from 'jotai';
import { serverClockAtom } from './serverClock.ts';

/** The number of entries per request, which is the most that the contract allows. */
const PAGE_SIZE = 100;
/** The number of restarts if the list changes while its pages load. */
const MOST_RESTARTS = 2;

interface Paging {
  readonly current: number;
  readonly pageSize: number;
}

interface Page<Row> {
  readonly list: Row[];
  readonly total: number;
}

type Load<Row, Rest> = (paging: Paging) => Promise<Rest & Page<Row>>;

const never = () => false;

/**
 * Loads all pages of a list. Returns the last page with the entries of all pages, each once. Loads the list again if
 * it changes meanwhile, because a removed entry moves another entry to a page that was already loaded.
 *
 * @param keyOf Returns the ID of an entry.
 * @param isEnough Returns true if no further pages are needed after the given entries.
 */
export async function loadPages<Row, Rest>(
  load: Load<Row, Rest>,
  keyOf: (row: Row) => string,
  isEnough: (rows: readonly Row[]) => boolean = never,
): Promise<Rest & Page<Row>> {
  for (let restarts = 0; ; restarts += 1) {
    const loaded = await loadOnce(load, keyOf, isEnough, restarts === MOST_RESTARTS);
    if (loaded) return loaded;
  }
}

/** Returns undefined if the list changes while its pages load, unless `isLast` is true. */
async function loadOnce<Row, Rest>(
  load: Load<Row, Rest>,
  keyOf: (row: Row) => string,
  isEnough: (rows: readonly Row[]) => boolean,
  isLast: boolean,
): Promise<(Rest & Page<Row>) | undefined> {
  const rows = new Map<string, Row>();
  let total: number | undefined;
  for (let current = 1; ; current += 1) {
    const page = await load({ current, pageSize: PAGE_SIZE });
    const known = rows.size;
    for (const row of page.list) rows.set(keyOf(row), row);
    const added = rows.size - known;
    const list = [...rows.values()];
    if (isEnough(list)) return { ...page, list };
    total ??= page.total;
    if (!isLast && (page.total !== total || added < page.list.length)) return undefined;
    // A server may ignore the page number, and its total may be wrong. A page without new entries is the end.
    if (added === 0 || rows.size === page.total) return { ...page, list };
  }
}

/** The seconds after a movement during which an equal movement requires a confirmation. */
const EQUAL_SECONDS = 600;

/** Finds a recent movement. Loads pages, newest first, until one contains the movement or an older one. */
export async function findRecent<Row extends { readonly created_time: number }>(
  get: Getter,
  load: (query: Paging & { readonly start_time: number }) => Promise<Page<Row>>,
  keyOf: (row: Row) => string,
  isEqual: (row: Row) => boolean,
): Promise<Row | undefined> {
  const start_time = get(serverClockAtom).now() - EQUAL_SECONDS;
  const { list } = await loadPages(
    (paging) => load({ start_time, ...paging }),
    keyOf,
    // A server may ignore the start time.
    (rows) => rows.some((row) => isEqual(row) || row.created_time < start_time),
  );
  return list.find(isEqual);
}
