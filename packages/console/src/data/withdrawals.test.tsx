// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { expect, it } from 'vitest';
import { createConsoleStore } from '#app/store.ts';
import { renderHook, waitFor, within } from '#app/testingReact.tsx';
import { memoryStorage } from '#lib/browser/storage.ts';
import { useAddressCheckQuery } from './withdrawals.ts';

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
