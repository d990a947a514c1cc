import { getPaymentTotals } from '@settlement/api-mocks/contract/payments';
import { expect, test, vi } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
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
