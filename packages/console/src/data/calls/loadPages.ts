/** The number of entries per request, which is the most that the contract allows. */
const PAGE_SIZE = 100;
/** The number of restarts if the list changes while its pages load. */
const MOST_RESTARTS = 2;

export interface Paging {
  readonly current: number;
  readonly pageSize: number;
}

export interface Page<Row> {
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
