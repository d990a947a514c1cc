import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { expect, test, vi } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { memoryStorage } from '#lib/browser/storage.ts';
import {
  closingQueryAtom,
  countPartsAtom,
  exportClosingAtom,
  reportScopeAtom,
  reportStateAtom,
} from './reports.ts';

test('the files of a closing include movements after the page was loaded', async () => {
  const api = createMockApi({ merchant: 'authorised', now: 1_795_143_570 });
  let movement_count = 1999;
  const { store } = testConsole(
    async (_path, request) => {
      const body = await (await api.handle(request)).json();
      return { body: { ...body, data: { ...body.data, movement_count } } };
    },
    { storage: memoryStorage({ token: api.signIn() }), href: '/reports?month=2026-11' },
  );
  store.sub(closingQueryAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(closingQueryAtom).data?.movement_count).toBe(1999));
  await expect(store.set(countPartsAtom, store.get(reportScopeAtom))).resolves.toBe(2);
  movement_count = 2000;
  await expect(store.set(countPartsAtom, store.get(reportScopeAtom))).resolves.toBe(3);
});

test('all files of a closing have one period if the user selects another meanwhile', async () => {
  const { store, requests } = testConsole(() => success(null), { href: '/reports?month=2026-10' });
  const scope = store.get(reportScopeAtom);
  await store.set(exportClosingAtom, scope, 'xero', 'csv', 'USDT', 1).catch(() => undefined);
  store.set(reportStateAtom, { month: '2026-11' });
  await store.set(exportClosingAtom, scope, 'xero', 'csv', 'USDT', 2).catch(() => undefined);
  expect(requests.map(({ url }) => new URL(url).searchParams.get('month'))).toEqual(['2026-10', '2026-10']);
});
