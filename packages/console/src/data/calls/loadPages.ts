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

/**
 * Loads all pages of a list. Returns the last page with the entries of all pages, each once. Loads the list again if
 * it changes meanwhile, because a removed entry moves another entry to a page that was already loaded.
 *
 * @param keyOf Returns the ID of an entry.
 */
export async function loadPages<Row, Rest>(
  load: (paging: Paging) => Promise<Rest & Page<Row>>,
  keyOf: (row: Row) => string,
): Promise<Rest & Page<Row>> {
  for (let restarts = 0; ; restarts += 1) {
    const whole = await loadOnce(load, keyOf, restarts === MOST_RESTARTS);
    if (whole) return whole;
  }
}

/** Returns undefined if the list changes while its pages load, unless `isLast` is true. */
async function loadOnce<Row, Rest>(
  load: (paging: Paging) => Promise<Rest & Page<Row>>,
  keyOf: (row: Row) => string,
  isLast: boolean,
): Promise<(Rest & Page<Row>) | undefined> {
  const rows = new Map<string, Row>();
  let total: number | undefined;
  for (let current = 1; ; current += 1) {
    const page = await load({ current, pageSize: PAGE_SIZE });
    const known = rows.size;
    for (const row of page.list) rows.set(keyOf(row), row);
    const added = rows.size - known;
    total ??= page.total;
    if (!isLast && (page.total !== total || added < page.list.length)) return undefined;
    // A server may ignore the page number, and its total may be wrong. A page without new entries is the end.
    if (added === 0 || rows.size === page.total) return { ...page, list: [...rows.values()] };
  }
}
