import { expect, it, vi } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { openRows } from './movements.ts';
import { swapOrderQueryAtom } from './swap.ts';

const entry = {
  type: 5,
  direction: 2,
  token: 'USDT',
  amount: '5',
  balance_after: '0',
  created_time: 1,
};

it('an open movement is loaded even if the remark of a newer one contains its number', async () => {
  const rows = [
    { ...entry, id: '2', serial_no: '179514357000000002', remark: 'correction of 179514357000000001' },
    { ...entry, id: '1', serial_no: '179514357000000001', remark: '' },
  ];
  const { store } = testConsole(
    (_path, { url }) =>
      success({ list: rows.slice(0, Number(new URL(url).searchParams.get('pageSize'))), total: 2 }),
    { href: '/property/fundingDetails?tab=all&detail=179514357000000001' },
  );
  store.sub(openRows.all, () => undefined);
  await vi.waitFor(() => expect(store.get(openRows.all).isSuccess).toBe(true));
  expect(store.get(openRows.all).data?.list.map(({ id }) => id)).toContain('1');
});

it.each([
  ['shows no other swap if the server ignores the number', '8', []],
  ['shows the swap with the number', '7', ['7']],
  ['shows a swap without a number', '', ['']],
])('the swap order %s', async (_name, ref_no, shown) => {
  const { store } = testConsole(() => success({ list: [{ ...entry, id: '1', type: 3, ref_no }], total: 1 }), {
    href: '/property/swap?order=7',
  });
  store.sub(swapOrderQueryAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(swapOrderQueryAtom).isSuccess).toBe(true));
  expect(store.get(swapOrderQueryAtom).data?.list.map((one) => one.ref_no)).toEqual(shown);
});
