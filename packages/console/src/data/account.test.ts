import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { success, testConsole, userWith } from '#app/testing.ts';
import { memoryLocationSource } from '#lib/browser/locationSource.ts';
import { backHrefAtom, editUserAtom, protectionsOf, setupHrefAtom } from './account.ts';
import { locationSourceAtom } from './page/location.ts';
import { changePasswordAtom, logList, sessionsQueryAtom } from './security.ts';

function openedAt(href: string) {
  const store = createStore();
  store.set(locationSourceAtom, memoryLocationSource(href));
  return store;
}

test('setupHrefAtom contains the complete current URL as the link back', () => {
  const from = '/property/withdraw?id=101';
  const href = openedAt(from).get(setupHrefAtom)('trade');
  expect(href).toBe(`/accountInfo?page_tab=_security&action=trade&back=${encodeURIComponent(from)}`);
  expect(openedAt(href).get(backHrefAtom)).toBe(from);
});

test.each(['https://evil.example/property', '//evil.example', 'javascript:alert(1)', '/nowhere'])(
  'a link back is ignored if it isn’t a page of the console: %s',
  (back) => {
    const store = openedAt(`/accountInfo?page_tab=_security&back=${encodeURIComponent(back)}`);
    expect(store.get(backHrefAtom)).toBeUndefined();
  },
);

test('the link back is undefined if its parameter is missing', () => {
  expect(openedAt('/accountInfo?page_tab=_security').get(backHrefAtom)).toBeUndefined();
});

test('a profile change completes without waiting for the activity log', async () => {
  let logs = 0;
  const { store } = testConsole(
    (path) => {
      if (!path.endsWith('/user/log')) return success(userWith(3));
      logs += 1;
      return logs === 1 ? success({ total: 0, list: [] }) : new Promise(() => undefined);
    },
    { href: '/accountInfo' },
  );
  store.sub(logList.queryAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(logList.queryAtom).isSuccess).toBe(true));
  await expect(store.set(editUserAtom, { name: 'Northwind' })).resolves.toMatchObject({ status: 3 });
  expect(logs).toBe(2);
});

test('protectionsOf contains the sign-in switch only if the server lists it', () => {
  const loginOf = (change: Partial<UserInfo>) =>
    protectionsOf({ ...userWith(3), ...change }).find(({ id }) => id === 'login')?.isOn;
  const security_switch = [{ type: 1, method: 'google_auth' as const, open: 1 as const }];
  expect(loginOf({ security_switch: [] })).toBeUndefined();
  expect(loginOf({ security_switch })).toBe(true);
  expect(loginOf({ security_switch, bind_google_auth: false })).toBe(false);
});

test('a new password removes the sessions that it ended from the list', async () => {
  const session = { device: '', ip: '', address: '', created_time: 1, last_time: 1 };
  let list = [
    { ...session, id: '1', current: true },
    { ...session, id: '2', current: false },
  ];
  const { store } = testConsole((path, { method }) => {
    if (method === 'PUT') list = list.slice(0, 1);
    return success(path.endsWith('/user/session') ? { list, total: list.length } : {});
  });
  store.sub(sessionsQueryAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(sessionsQueryAtom).data?.list).toHaveLength(2));
  await store.set(changePasswordAtom, { old_password: 'a', password: 'b', confirm_password: 'b' });
  await vi.waitFor(() => expect(store.get(sessionsQueryAtom).data?.list).toHaveLength(1));
});
