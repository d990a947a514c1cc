import { getPaymentTotals } from '@settlement/api-mocks/contract/payments';
import { expect, test, vi } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
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
