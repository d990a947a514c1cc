import { getCallbackStats, listCallbacks } from '@settlement/api-mocks/contract/callbacks';
import { closeOrder } from '@settlement/api-mocks/contract/orders';
import { expect, it } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { apiClientAtom } from './apiClient.ts';
import { offersAtom } from './extensions.ts';

function consoleWithout(...missing: readonly string[]) {
  const opened = testConsole((path) =>
    missing.some((end) => path.endsWith(end))
      ? { status: 404, body: 'Not found' }
      : success({ list: [], total: 0 }),
  );
  const client = opened.store.get(apiClientAtom);
  return { ...opened, client, offers: opened.store.get(offersAtom), count: () => opened.requests.length };
}

it('the console hides an extension group if the server lacks its main call', async () => {
  const { store, client, count } = consoleWithout('/callback/list');
  await expect(client.request(listCallbacks, {})).rejects.toMatchObject({ kind: 'notOffered' });
  expect(store.get(offersAtom)('callbacks')).toBe(false);
  await expect(client.request(getCallbackStats, {})).rejects.toMatchObject({ kind: 'notOffered' });
  expect(count()).toBe(1);
});

it('the console removes only the missing call if it isn’t the main call of its group', async () => {
  const { store, client, count } = consoleWithout('/callback/stats');
  await expect(client.request(getCallbackStats, {})).rejects.toMatchObject({ kind: 'notOffered' });
  expect(store.get(offersAtom)(getCallbackStats)).toBe(false);
  expect(store.get(offersAtom)(listCallbacks)).toBe(true);
  await client.request(listCallbacks, {});
  expect(count()).toBe(2);
});

it('the console offers every call if no call is known to be missing', () => {
  const { offers } = consoleWithout();
  expect([offers('orders'), offers(closeOrder), offers(undefined)]).toEqual([true, true, true]);
});
