import { expect, test } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { MOST_RESENT, collectResendableAtom } from './callbacks.ts';

const callback = {
  appid: '7',
  order_type: 1,
  callback_type: 1,
  event: 'payment.paid',
  ref_no: '84120000',
  amount: '1',
  token: 'USDT',
  status: 5,
  awaiting_response: false,
  http_code: 500,
  duration_ms: 1,
  url: 'https://shop.example/hook',
  attempts: 1,
  retries: 1,
  next_time: 0,
  created_time: 1,
  delivery_time: 0,
};

const deliveries = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...callback, id: `${first + index}` }));

test('the number of resendable deliveries includes those beyond the limit of a resend', async () => {
  const numbers: Readonly<Record<string, number>> = { 5: 600, 7: 20, 8: 3 };
  const { store } = testConsole((_path, { url }) => {
    const params = new URL(url).searchParams;
    const statuses = params.get('status')?.split(',') ?? [];
    const total = statuses.reduce((sum, status) => sum + (numbers[status] ?? 0), 0);
    const first = 100 * (Number(params.get('current')) - 1);
    return success({ total, list: deliveries(first, Math.min(100, total - first)) });
  });
  const { ids, total } = await store.set(collectResendableAtom);
  expect([ids.length, total]).toEqual([MOST_RESENT, 623]);
});

test('all failed deliveries are resent if the server sends smaller pages', async () => {
  const { store } = testConsole((_path, { url }) => {
    const current = Number(new URL(url).searchParams.get('current'));
    return success({ total: 45, list: deliveries(20 * (current - 1), current === 3 ? 5 : 20) });
  });
  expect((await store.set(collectResendableAtom)).ids).toHaveLength(45);
});

test('a delivery that fails while the others load is resent once', async () => {
  const all = deliveries(0, 150);
  const { store, requests } = testConsole((_path, { url }) => {
    const first = 100 * (Number(new URL(url).searchParams.get('current')) - 1);
    if (requests.length === 2) all.unshift({ ...callback, id: 'new' });
    return success({ total: all.length, list: all.slice(first, first + 100) });
  });
  const { ids } = await store.set(collectResendableAtom);
  expect(ids).toEqual(all.map(({ id }) => id));
});
