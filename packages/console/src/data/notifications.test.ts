import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Notification } from '@settlement/api-mocks/contract/notifications';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal, success, testConsole } from '#app/testing.ts';
import {
  loadMoreAtom,
  notificationListAtom,
  notificationsQueryAtom,
} from '../features/notifications/parts/NotificationCard.tsx';
import {
  announcementsAtom,
  flushReadsAtom,
  isUnreadAtom,
  readAllAtom,
  readNotificationAtom,
  unreadCountAtom,
  unreadQueryAtom,
} from './notifications.ts';
import { toastsAtom } from './page/toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const item = (number: number, types = 1): Notification => ({
  id: `n${number}`,
  title: `Title ${number}`,
  content: '',
  status: 2,
  types,
  created_time: 1_795_000_000 - number,
});

interface Server {
  count?: number;
  fails?: boolean;
  types?: readonly number[];
  delayMs?: number;
  ignoresTypes?: boolean;
}

async function bell({ count = 25, fails = false, types, delayMs = 0, ignoresTypes = false }: Server = {}) {
  const list = Array.from({ length: count }, (_, index) => item(index, types?.[index]));
  const sent: unknown[] = [];
  const read = new Set<string>();
  const opened = testConsole(async (path, request) => {
    if (path.endsWith('/read')) {
      const { message_ids: ids } = await request.json();
      sent.push(ids);
      if (fails) return refusal(errorCode.OPERATION_FAILED, 'operation failed');
      for (const one of list) if (ids.includes(-1) || ids.includes(one.id)) read.add(one.id);
      return success({ unread: count - read.size });
    }
    const { searchParams } = new URL(request.url);
    const size = Number(searchParams.get('pageSize'));
    const from = (Number(searchParams.get('current')) - 1) * size;
    const made = success({
      total: count,
      unread: count - read.size,
      list: list
        .filter(
          ({ types: type }) =>
            ignoresTypes || !searchParams.has('types') || String(type) === searchParams.get('types'),
        )
        .slice(from, from + size)
        .map((one) => ({ ...one, status: read.has(one.id) ? 1 : 2 })),
    });
    if (delayMs > 0) {
      await new Promise((arrive) => {
        setTimeout(arrive, delayMs);
      });
    }
    return made;
  });
  const { store } = opened;
  for (const atom of [unreadQueryAtom, notificationsQueryAtom]) store.sub(atom, () => undefined);
  await vi.advanceTimersByTimeAsync(50 + delayMs);
  return { ...opened, sent };
}

describe('notifications (specification §4)', () => {
  test('are marked as read immediately and reported together after 2 seconds', async () => {
    const { store, sent } = await bell();
    expect(store.get(unreadCountAtom)).toBe(25);
    store.set(readNotificationAtom, item(0));
    await vi.advanceTimersByTimeAsync(1500);
    store.set(readNotificationAtom, item(3));
    store.set(readNotificationAtom, item(3));
    expect(store.get(unreadCountAtom)).toBe(23);
    expect(store.get(isUnreadAtom)(item(0))).toBe(false);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(600);
    expect(sent).toEqual([['n0', 'n3']]);
    expect(store.get(unreadCountAtom)).toBe(23);
    const ids = store
      .get(notificationListAtom)
      .filter(({ status }) => status === 1)
      .map(({ id }) => id);
    expect(ids).toEqual(['n0', 'n3']);
  });

  test('are reported as read immediately when the user leaves the page', async () => {
    const { store, sent } = await bell();
    const fetched = vi.spyOn(globalThis, 'Request');
    store.set(readNotificationAtom, item(0));
    store.set(flushReadsAtom);
    await vi.advanceTimersByTimeAsync(50);
    expect(sent).toEqual([['n0']]);
    expect(fetched.mock.calls.at(-1)?.[1]).toMatchObject({ keepalive: true });
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
  });

  test('are unread again if the server rejects the report', async () => {
    const { store, sent } = await bell({ fails: true });
    store.set(readNotificationAtom, item(0));
    expect(store.get(unreadCountAtom)).toBe(24);
    await vi.advanceTimersByTimeAsync(2100);
    expect(sent).toHaveLength(1);
    expect(store.get(unreadCountAtom)).toBe(25);
    expect(store.get(isUnreadAtom)(item(0))).toBe(true);
  });

  test('are unread again if “Read all” fails', async () => {
    const { store, sent } = await bell();
    store.set(readNotificationAtom, item(0));
    const done = store.set(readAllAtom);
    expect(store.get(unreadCountAtom)).toBe(0);
    await done;
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([[-1]]);
    expect(store.get(unreadCountAtom)).toBe(0);

    const other = await bell({ fails: true });
    const refused = other.store.set(readAllAtom).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(50);
    expect(await refused).toMatchObject({ code: errorCode.OPERATION_FAILED });
    expect(other.store.get(unreadCountAtom)).toBe(25);
  });

  test('stay read if an older list arrives after “Read all”', async () => {
    const { store } = await bell({ delayMs: 500 });
    void store.get(unreadQueryAtom).refetch();
    await vi.advanceTimersByTimeAsync(100);
    await store.set(readAllAtom);
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.get(unreadCountAtom)).toBe(0);
    expect(store.get(unreadQueryAtom).data?.unread).toBe(0);
  });

  test('are loaded in pages of 10 until the end', async () => {
    const { store } = await bell();
    expect(store.get(notificationListAtom)).toHaveLength(10);
    for (const length of [20, 25]) {
      expect(store.get(notificationsQueryAtom).hasNextPage).toBe(true);
      void store.get(notificationsQueryAtom).fetchNextPage();
      await vi.advanceTimersByTimeAsync(50);
      expect(store.get(notificationListAtom)).toHaveLength(length);
    }
    expect(store.get(notificationsQueryAtom).hasNextPage).toBe(false);
  });
});

test('older notifications are loaded after ten new ones filled the next page', async () => {
  const all = Array.from({ length: 25 }, (_, index) => item(index));
  const { store } = testConsole((_path, { url }) => {
    const from = 10 * (Number(new URL(url).searchParams.get('current')) - 1);
    return success({ total: all.length, unread: 0, list: all.slice(from, from + 10) });
  });
  store.sub(notificationsQueryAtom, () => undefined);
  await vi.advanceTimersByTimeAsync(50);
  all.unshift(...Array.from({ length: 10 }, (_, index) => item(100 + index)));
  void store.set(loadMoreAtom);
  await vi.advanceTimersByTimeAsync(50);
  expect(store.get(notificationListAtom).map(({ id }) => id)).toContain('n19');
});

test('the list of notifications ends if the server ignores the page number', async () => {
  const all = Array.from({ length: 10 }, (_, index) => item(index));
  const { store, requests } = testConsole(() => success({ total: 1_000_000, unread: 0, list: all }));
  store.sub(notificationsQueryAtom, () => undefined);
  await vi.advanceTimersByTimeAsync(50);
  void store.set(loadMoreAtom);
  await vi.advanceTimersByTimeAsync(50);
  expect(store.get(notificationsQueryAtom).hasNextPage).toBe(false);
  expect(requests).toHaveLength(2);
});

test('the ticker requests unread announcements separately from other notifications', async () => {
  // The only announcements are the last two of 30 notifications, so the first page contains none of them.
  const types = Array.from({ length: 30 }, (_, index) => (index < 28 ? 2 : 1));
  const { store } = await bell({ count: 30, types });
  expect(store.get(announcementsAtom).map(({ id }) => id)).toEqual(['n28', 'n29']);
  store.set(readNotificationAtom, item(28));
  expect(store.get(announcementsAtom).map(({ id }) => id)).toEqual(['n29']);
});

test('the ticker shows only announcements even if the server ignores the type filter', async () => {
  const { store } = await bell({ count: 4, types: [2, 1, 5, 1], ignoresTypes: true });
  expect(store.get(announcementsAtom).map(({ id }) => id)).toEqual(['n1', 'n3']);
});

test('specification §8: a failed request for notifications shows no toast', async () => {
  const { store } = testConsole(() => refusal(errorCode.OPERATION_FAILED, 'operation failed'));
  for (const atom of [unreadQueryAtom, notificationsQueryAtom]) store.sub(atom, () => undefined);
  await vi.advanceTimersByTimeAsync(50);
  expect(store.get(notificationsQueryAtom).error).toMatchObject({ code: errorCode.OPERATION_FAILED });
  expect(store.get(toastsAtom).getSnapshot()).toEqual([]);
});
