// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { expect, it } from 'vitest';
import { createConsoleStore } from '#app/store.ts';
import { success, testConsole } from '#app/testing.ts';
import { renderHook, waitFor, within } from '#app/testingReact.tsx';
import { memoryStorage } from '#lib/browser/storage.ts';
import { doneQueryAtom, useAddressCheckQuery } from './withdrawals.ts';

it('an address is checked again for each withdrawal without showing the old result', async () => {
  const api = createMockApi({ merchant: 'authorised', now: 1_795_143_570 });
  let checks = 0;
  const store = createConsoleStore({
    storage: memoryStorage({ token: api.signIn() }),
    fetch: (input, init) => {
      checks += 1;
      return api.handle(
        new Request(new URL(input instanceof Request ? input.url : input, 'http://console.test'), init),
      );
    },
  });
  type Query = { readonly id: string; readonly address: string; readonly memo: string } | undefined;
  const initial: Query = { id: '101', address: 'TC2eDsqZAzWyVSgxTHMjaJcbkTTwDu9xT8', memo: '' };
  const initialProps: { readonly query: Query } = { query: initial };
  const { result, rerender } = renderHook(({ query }) => useAddressCheckQuery(query), {
    ...within(store),
    initialProps,
  });
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(checks).toBe(1);

  rerender({ query: undefined });
  api.setScenarios(['withdrawals.loading']);
  rerender({ query: initial });
  await waitFor(() => expect(checks).toBe(2));
  expect(result.current.data).toBeUndefined();
  expect(result.current.isPending).toBe(true);
});

it.each([
  ['shows no other withdrawal if the server ignores the number', '7', []],
  ['shows the withdrawal with the number', '8', ['8']],
])('the result of a withdrawal %s', async (_name, done, shown) => {
  const row = {
    trade_no: '8',
    token: 'USDT',
    chain: 'TRON',
    amount: '5',
    fee: '1',
    actual_amount: '4',
    address: 'T1',
    status: 5,
    created_time: 1,
  };
  const { store } = testConsole(() => success({ list: [row], total: 1 }), {
    href: `/property/withdraw?done=${done}`,
  });
  store.sub(doneQueryAtom, () => undefined);
  await waitFor(() => expect(store.get(doneQueryAtom).isSuccess).toBe(true));
  expect(store.get(doneQueryAtom).data?.list.map(({ trade_no }) => trade_no)).toEqual(shown);
});
