import { expect, it, vi } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { swapOrderQueryAtom } from './swap.ts';

const entry = {
  id: '1',
  type: 3,
  direction: 2,
  token: 'USDT',
  amount: '5',
  balance_after: '0',
  created_time: 1,
};

it.each([
  ['shows no other swap if the server ignores the number', '8', []],
  ['shows the swap with the number', '7', ['7']],
  ['shows a swap without a number', '', ['']],
])('the swap order %s', async (_name, ref_no, shown) => {
  const { store } = testConsole(() => success({ list: [{ ...entry, ref_no }], total: 1 }), {
    href: '/property/swap?order=7',
  });
  store.sub(swapOrderQueryAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(swapOrderQueryAtom).isSuccess).toBe(true));
  expect(store.get(swapOrderQueryAtom).data?.list.map((one) => one.ref_no)).toEqual(shown);
});
