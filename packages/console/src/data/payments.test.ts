import { getPaymentTotals } from '@settlement/api-mocks/contract/payments';
import { expect, test, vi } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { activeAddressesQueryAtom } from './addresses.ts';
import { applicationOptionsQueryAtom } from './applicationOptions.ts';
import { deleteApplicationAtom } from './applications.ts';
import { moneyMovedAtom } from './money/moneyMoved.ts';
import { paymentTotalsQueryAtom } from './payments.ts';

test('a movement of money refetches the totals of the payments', async () => {
  const sums = { sum_amount_usdt: '1', paid_count: 0, sum_paid_usdt: '0', sum_received_usdt: '0', list: [] };
  let total = 54;
  const { store } = testConsole(
    (path) => success(path.endsWith(getPaymentTotals.path) ? { ...sums, total } : {}),
    { href: '/record?open=1' },
  );
  store.sub(paymentTotalsQueryAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(paymentTotalsQueryAtom).data?.total).toBe(54));
  total = 53;
  await store.set(moneyMovedAtom);
  await vi.waitFor(() => expect(store.get(paymentTotalsQueryAtom).data?.total).toBe(53));
});

test('a movement of money refetches the address book, which it may have added to', async () => {
  const policy = { only_saved: 2, cooling: 2, effective_time: 0, only_saved_effective_time: 0 };
  const { store, requests } = testConsole(() => success({ list: [], total: 0, policy }));
  store.sub(activeAddressesQueryAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(activeAddressesQueryAtom).isSuccess).toBe(true));
  await store.set(moneyMovedAtom);
  expect(requests).toHaveLength(2);
});

test('the choice of active addresses contains all pages of the address book', async () => {
  const policy = { only_saved: 2, cooling: 2, effective_time: 0, only_saved_effective_time: 0 };
  const address = (id: string) => ({
    id,
    label: id,
    currency_id: '101',
    token: 'USDT',
    chain: 'TRON',
    net_work: 'TRC20',
    chain_family: 'tron',
    logo: '',
    address: id,
    memo: '',
    note: '',
    status: 1,
    active_time: 0,
    last_used_time: 0,
    use_count: 0,
    created_time: 0,
  });
  const { store } = testConsole((path) => {
    const isFirst = /current=1(?:&|$)/.test(path);
    const ids = isFirst ? Array.from({ length: 100 }, (_, index) => String(index)) : ['last'];
    return success({ list: ids.map(address), total: 101, policy });
  });
  store.sub(activeAddressesQueryAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(activeAddressesQueryAtom).data?.list).toHaveLength(101));
});

test('a deleted application is no longer a choice of the application filter', async () => {
  let options = [{ appid: '7', name: 'Shop' }];
  const { store } = testConsole((_path, { method }) => {
    if (method !== 'DELETE') return success(options);
    options = [];
    return success(null);
  });
  store.sub(applicationOptionsQueryAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(applicationOptionsQueryAtom).data).toHaveLength(1));
  await store.set(deleteApplicationAtom, '7', {});
  await vi.waitFor(() => expect(store.get(applicationOptionsQueryAtom).data).toEqual([]));
});
