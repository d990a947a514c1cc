// @vitest-environment jsdom
import type { Notification } from '@settlement/api-mocks/contract/notifications';
import { expect, it } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { renderHook, waitFor, within } from '#app/testingReact.tsx';
import { readNotificationAtom, useReadFlush } from './notifications.ts';
import { logoutAtom } from './session/session.ts';

const unread: Notification = {
  id: 'n0',
  title: 'Title',
  content: '',
  status: 2,
  types: 1,
  created_time: 1_795_000_000,
};

it('notifications read just before signing out are reported with the session token', async () => {
  const { store, storage, requests } = testConsole(() => success({ unread: 0 }));
  const { unmount } = renderHook(() => useReadFlush(), within(store));
  store.set(readNotificationAtom, unread);
  await store.set(logoutAtom);
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ url, headers }) => [new URL(url).pathname, headers.get('X-Token')])).toEqual([
    [expect.stringMatching(/\/read$/), 'token'],
    ['/api/v1/user/login-out', 'token'],
  ]);
  expect(storage.get('token')).toBeNull();
  unmount();
});

it('the sign-out reports no notifications if none were read', async () => {
  const { store, requests } = testConsole(() => success(null));
  const { unmount } = renderHook(() => useReadFlush(), within(store));
  await store.set(logoutAtom);
  await waitFor(() => expect(requests).toHaveLength(1));
  unmount();
});

it('the last read notifications are reported when the user leaves the page', async () => {
  const { store, requests } = testConsole(() => success({ unread: 0 }));
  const { unmount } = renderHook(() => useReadFlush(), within(store));
  store.set(readNotificationAtom, unread);
  expect(requests).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(await requests[0]?.json()).toEqual({ message_ids: ['n0'] });
  expect(requests[0]?.keepalive).toBe(true);
  unmount();
  window.dispatchEvent(new Event('pagehide'));
  expect(requests).toHaveLength(1);
});
