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

test('the number of resendable deliveries includes those beyond the limit of a resend', async () => {
  const numbers: Readonly<Record<string, number>> = { 5: 600, 7: 20, 8: 3 };
  const { store } = testConsole((_path, { url }) => {
    const params = new URL(url).searchParams;
    const statuses = params.get('status')?.split(',') ?? [];
    const total = statuses.reduce((sum, status) => sum + (numbers[status] ?? 0), 0);
    const count = Math.min(100, total - 100 * (Number(params.get('current')) - 1));
    return success({ total, list: Array.from({ length: count }, () => ({ ...callback, id: '1' })) });
  });
  const { ids, total } = await store.set(collectResendableAtom);
  expect([ids.length, total]).toEqual([MOST_RESENT, 623]);
});
