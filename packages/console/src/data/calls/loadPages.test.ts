import { describe, expect, it, vi } from 'vitest';
import type { IntentionOf } from '#kit/money/intention.ts';
import { success, testConsole } from '#app/testing.ts';
import { swapAdapter } from '../swap.ts';
import { transferAdapter } from '../transfers.ts';
import { withdrawalAdapter } from '../withdrawals.ts';
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

const NOW = 1_795_143_570;
const asset = { token: 'USDT', chain: 'TRON', net_work: 'TRC20' };
const from = { id: '101', token: 'USDT', chain: 'TRON', decimals: 6 };
const to = { id: '205', token: 'ETH', chain: 'Ethereum', decimals: 18 };

const withdrawal: IntentionOf<'withdrawals.create'> = {
  endpoint: 'withdrawals.create',
  id: '101',
  ...asset,
  amount: '12.5',
  fee: '1',
  actual_amount: '11.5',
  quote_id: '',
  address: 'T1',
  memo: '',
  name: '',
  used_time: 0,
  day_left: '',
};
const transfer: IntentionOf<'transfers.create'> = {
  endpoint: 'transfers.create',
  id: '101',
  ...asset,
  balance_type: 1,
  amount: '12.5',
  fee: '0',
  mchid: '10013402',
  name: '',
  account: '',
  remark: '',
};
const amounts = { from_amount: '12.5', min_received: '0.004' };
const swap: IntentionOf<'swap.create'> = {
  endpoint: 'swap.create',
  pair_id: '1',
  direction: 1,
  balance_type: 1,
  from,
  to,
  ...amounts,
  slippage: '0.5',
  quote: {
    ...amounts,
    quote_id: '7',
    rate: '0.0004',
    fee_rate: '0',
    fee: '0',
    fee_token: 'ETH',
    to_amount: '0.005',
    need_verification: false,
    expire_time: NOW,
  },
};

interface Movement {
  readonly number: string;
  readonly amount: string;
  readonly created_time: number;
}

const withdrawalRow = ({ number, ...row }: Movement) => ({
  ...asset,
  ...row,
  trade_no: number,
  fee: '1',
  actual_amount: '1',
  address: 'T1',
  status: 1,
});
const transferRow = ({ number, ...row }: Movement) => ({
  ...asset,
  ...row,
  trade_no: number,
  direction: 2,
  account: '10013402',
  progress: 2,
});
const swapRow = ({ number, ...row }: Movement) => ({
  ...asset,
  ...row,
  id: number,
  ref_no: number,
  type: 3,
  direction: 2,
  balance_after: '0',
  swap: {
    from: { ...from, logo: '', amount: row.amount },
    to: { ...to, logo: '', amount: '1' },
    rate: '1',
    fee: '0',
    progress: 2,
    finish_time: 0,
  },
});

/** Starts a console on a server that ignores all filters, and sends at most 20 rows per page. */
function consoleOn(rows: readonly unknown[]) {
  return testConsole((_path, { url }) => {
    const start = 20 * (Number(new URL(url).searchParams.get('current')) - 1);
    return success({ list: rows.slice(start, start + 20), total: rows.length });
  });
}

const now = () => Math.floor(Date.now() / 1000);
const movements = (count: number, created_time: number): Movement[] =>
  Array.from({ length: count }, (_, index) => ({ number: `${index}`, amount: '3', created_time }));

type ToRow = (one: Movement) => unknown;
type Console = ReturnType<typeof consoleOn>;

describe.each<[string, ToRow, (store: Console['store']) => Promise<unknown>]>([
  ['withdrawal', withdrawalRow, async ({ get }) => withdrawalAdapter.findEqual?.(get, withdrawal)],
  ['transfer', transferRow, async ({ get }) => transferAdapter.findEqual?.(get, transfer)],
  ['swap', swapRow, async ({ get }) => swapAdapter.findEqual?.(get, swap)],
])('the lookup of an equal %s', (_name, rowOf, findEqual) => {
  it('finds it after many others', async () => {
    const equal = { number: 'equal', amount: '12.50', created_time: now() };
    const { store } = consoleOn([...movements(130, now()), equal].map(rowOf));
    await expect(findEqual(store)).resolves.toEqual({ tradeNo: 'equal', time: equal.created_time });
  });

  it('loads no more pages after an older one', async () => {
    const rows = [...movements(30, now()), ...movements(1000, now() - 3600)];
    const { store, requests } = consoleOn(rows.map((row, index) => rowOf({ ...row, number: `${index}` })));
    await expect(findEqual(store)).resolves.toBeUndefined();
    expect(requests).toHaveLength(2);
  });
});
