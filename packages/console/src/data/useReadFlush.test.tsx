// @vitest-environment jsdom
import { notificationStatus } from '@settlement/api-mocks/contract/enumerations';
import { expect, it, vi } from 'vitest';
import { success, testConsole } from '../app/testing.ts';
import { renderHook, within } from '../app/testingReact.tsx';
import { readNotificationAtom } from './notifications.ts';
import { useReadFlush } from './useReadFlush.ts';

const item = {
  id: 'n1',
  title: 'Title',
  content: '',
  status: notificationStatus.unread,
  types: 1,
  created_time: 1_795_000_000,
};

it('sends what was just read when the page is left, by a call that outlives the page', async () => {
  const { store, requests } = testConsole(() => success({ unread: 0 }));
  const { unmount } = renderHook(() => useReadFlush(), within(store));
  store.set(readNotificationAtom, item);
  expect(requests).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(await requests[0]?.json()).toEqual({ message_ids: ['n1'] });
  expect(requests[0]?.keepalive).toBe(true);
  unmount();
  window.dispatchEvent(new Event('pagehide'));
  expect(requests).toHaveLength(1);
});
