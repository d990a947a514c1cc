/** The number of entries per request, which is the most that the contract allows. */
const PAGE_SIZE = 100;

interface Paging {
  readonly current: number;
  readonly pageSize: number;
}

interface Page<Row> {
  readonly list: Row[];
  readonly total: number;
}

/** Loads all pages of a list. Returns the last page with the entries of all pages. */
export async function loadPages<Row, Rest>(
  load: (paging: Paging) => Promise<Rest & Page<Row>>,
): Promise<Rest & Page<Row>> {
  const rows: Row[] = [];
  for (let current = 1; ; current += 1) {
    const page = await load({ current, pageSize: PAGE_SIZE });
    rows.push(...page.list);
    if (page.list.length === 0 || rows.length >= page.total) return { ...page, list: rows };
  }
}
