import { expect, test, vi } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { addressWith } from '#app/testingRecords.ts';
import { activeAddressesQueryAtom } from './addresses.ts';
import { moneyMovedAtom } from './money/moneyMoved.ts';

const policy = { only_saved: 2, cooling: 2, effective_time: 0, only_saved_effective_time: 0 };

test('a movement of money refetches the address book, which it may have added to', async () => {
  const { store, requests } = testConsole(() => success({ list: [], total: 0, policy }));
  store.sub(activeAddressesQueryAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(activeAddressesQueryAtom).isSuccess).toBe(true));
  await store.set(moneyMovedAtom);
  expect(requests).toHaveLength(2);
});

test('the choice of active addresses contains all pages of the address book', async () => {
  const { store, requests } = testConsole((_path, { url }) => {
    const isFirst = new URL(url).searchParams.get('current') === '1';
    const ids = isFirst ? Array.from({ length: 100 }, (_, index) => String(index)) : ['last'];
    return success({ list: ids.map((id) => addressWith({ id })), total: 101, policy });
  });
  store.sub(activeAddressesQueryAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(activeAddressesQueryAtom).data?.list).toHaveLength(101));
  expect(requests).toHaveLength(2);
});
