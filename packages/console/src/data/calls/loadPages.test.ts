import { describe, expect, it, vi } from 'vitest';
import { loadPages } from './loadPages.ts';

interface Row {
  readonly id: string;
}

const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: `${index}` }));
const keyOf = ({ id }: Row) => id;

interface Paging {
  readonly current: number;
  readonly pageSize: number;
}

type Load = (paging: Paging) => Promise<{ list: Row[]; total: number }>;

function pageOf(rows: readonly Row[], { current, pageSize }: Paging, cap = pageSize) {
  const from = (current - 1) * cap;
  return Promise.resolve({ list: rows.slice(from, from + cap), total: rows.length });
}

describe('loadPages', () => {
  it('loads all pages of a server that sends fewer entries per page than requested', async () => {
    const rows = rowsOf(101);
    const { list } = await loadPages((paging) => pageOf(rows, paging, 20), keyOf);
    expect(list).toEqual(rows);
  });

  it('loses no entry if an earlier entry is removed while the pages load', async () => {
    const rows = rowsOf(250);
    const load = vi.fn<Load>(async (paging: Paging) => {
      const page = await pageOf(rows, paging);
      if (load.mock.calls.length === 1) rows.splice(50, 1);
      return page;
    });
    expect((await loadPages(load, keyOf)).list).toEqual(rows);
  });

  it('contains each entry once if an entry is added while the pages load', async () => {
    const rows = rowsOf(250);
    const load = vi.fn<Load>(async (paging: Paging) => {
      const page = await pageOf(rows, paging);
      if (load.mock.calls.length === 1) rows.unshift({ id: 'new' });
      return page;
    });
    expect((await loadPages(load, keyOf)).list).toEqual(rows);
  });

  it('returns the loaded entries of a list that never stops changing', async () => {
    let total = 1000;
    const load = vi.fn<Load>(({ current }: Paging) => {
      total -= 1;
      return Promise.resolve({ list: rowsOf(current === 1 ? 100 : 0), total });
    });
    expect((await loadPages(load, keyOf)).list).toHaveLength(100);
    expect(load.mock.calls.length).toBeLessThan(10);
  });

  it('ends if the server ignores the page number', async () => {
    const load = vi.fn<Load>(() => Promise.resolve({ list: rowsOf(20), total: 1_000_000 }));
    expect((await loadPages(load, keyOf)).list).toEqual(rowsOf(20));
    expect(load.mock.calls.length).toBeLessThan(10);
  });

  it('ends after an empty page, even if the total is larger', async () => {
    const rows = rowsOf(120);
    const load = async (paging: Paging) => ({ ...(await pageOf(rows, paging)), total: 500 });
    expect((await loadPages(load, keyOf)).list).toEqual(rows);
  });

  it('loads the next page if the total is smaller than the list', async () => {
    const rows = rowsOf(120);
    const load = async (paging: Paging) => ({ ...(await pageOf(rows, paging)), total: 0 });
    expect((await loadPages(load, keyOf)).list).toEqual(rows);
  });
});
