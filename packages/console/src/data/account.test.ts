import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { success, testConsole, userWith } from '#app/testing.ts';
import { memoryLocationSource } from '#lib/locationSource.ts';
import { backHrefAtom, editUserAtom, setupHrefAtom } from './account.ts';
import { locationSourceAtom } from './location.ts';
import { logList } from './security.ts';

function openedAt(href: string) {
  const store = createStore();
  store.set(locationSourceAtom, memoryLocationSource(href));
  return store;
}

test('who is sent to set something up finds the way back, with everything in its address', () => {
  const from = '/property/withdraw?id=101';
  const href = openedAt(from).get(setupHrefAtom)('trade');
  expect(href).toBe(`/accountInfo?page_tab=_security&action=trade&back=${encodeURIComponent(from)}`);
  expect(openedAt(href).get(backHrefAtom)).toBe(from);
});

test.each(['https://evil.example/property', '//evil.example', 'javascript:alert(1)', '/nowhere'])(
  'a way back that is no page of the console is none: %s',
  (back) => {
    const store = openedAt(`/accountInfo?page_tab=_security&back=${encodeURIComponent(back)}`);
    expect(store.get(backHrefAtom)).toBeUndefined();
  },
);

test('without a way back there is none', () => {
  expect(openedAt('/accountInfo?page_tab=_security').get(backHrefAtom)).toBeUndefined();
});

test('a change of the profile is saved, however long the log takes that lists it', async () => {
  let logs = 0;
  const { store } = testConsole((path) => {
    if (!path.endsWith('/user/log')) return success(userWith(3));
    logs += 1;
    return logs === 1 ? success({ total: 0, list: [] }) : new Promise(() => undefined);
  });
  store.sub(logList.queryAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(logList.queryAtom).isSuccess).toBe(true));
  await expect(store.set(editUserAtom, { name: 'Northwind' })).resolves.toMatchObject({ status: 3 });
  expect(logs).toBe(2);
});
