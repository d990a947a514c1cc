import { notificationStatus, notificationType } from '@settlement/api-mocks/contract/enumerations';
import {
  listNotifications,
  type Notification,
  type NotificationPage,
  READ_ALL,
  readNotifications,
} from '@settlement/api-mocks/contract/notifications';
import { type InfiniteData, keepPreviousData, notifyManager } from '@tanstack/query-core';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import { polledEvery } from '#lib/time/retryPause.ts';
import { callEndpoint, endpointKey, endpointQuery } from './calls/endpointQuery.ts';
import { offersAtom } from './calls/extensions.ts';
import { beforeSignOutAtom } from './session/leaving.ts';

/** The delay in milliseconds before read notifications are sent in a batch (specification §9). */
const READ_BATCH_MS = 2_000;
const POLL_MS = 60_000;
/** The number of requested unread notifications. Larger if the server can't filter by type. */
const TICKER_SIZE = 20;
const UNFILTERED_SIZE = 100;

/** The options of a query whose failure shows no toast (specification §8). */
export const silent = { meta: { isSilent: true } } as const;

export const unreadQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listNotifications, {
    query: {
      current: 1,
      pageSize: get(offersAtom)('search') ? TICKER_SIZE : UNFILTERED_SIZE,
      read: notificationStatus.unread,
      types: notificationType.announcement,
    },
  }),
  ...silent,
  refetchInterval: polledEvery(POLL_MS),
  placeholderData: keepPreviousData,
}));

/** The IDs of the notifications that the user read on this page. The server may not have stored them yet. */
const readHereAtom = atom<ReadonlySet<string>>(new Set<string>());
const isAllReadAtom = atom(false);

const isUnreadThere = ({ status }: Notification) => status === notificationStatus.unread;

export const isUnreadAtom = atom((get) => {
  const readHere = get(readHereAtom);
  const isAllRead = get(isAllReadAtom);
  return (item: Notification): boolean => isUnreadThere(item) && !isAllRead && !readHere.has(item.id);
});

/** The number of unread notifications, at least 0. */
export const unreadCountAtom = atom((get): number => {
  const count = get(unreadQueryAtom).data?.unread ?? 0;
  return get(isAllReadAtom) ? 0 : Math.max(0, count - get(readHereAtom).size);
});

/** The unread announcements (specification §2). Filtered here, because servers may ignore `types`. */
export const announcementsAtom = atom((get): readonly Notification[] =>
  (get(unreadQueryAtom).data?.list ?? []).filter(
    (item) => item.types === notificationType.announcement && get(isUnreadAtom)(item),
  ),
);

export const isCardOpenAtom = atom(false);

const batchAtom = atom((): { ids: Set<string>; timer: ReturnType<typeof setTimeout> | undefined } => ({
  ids: new Set(),
  timer: undefined,
}));

/**
 * Marks a notification as read. Sends all notifications that are read within 2 seconds in one batch
 * (specification §4).
 */
export const readNotificationAtom = atom(null, (get, set, item: Notification) => {
  if (!get(isUnreadAtom)(item)) return;
  set(readHereAtom, (ids) => new Set(ids).add(item.id));
  const batch = get(batchAtom);
  batch.ids.add(item.id);
  batch.timer ??= setTimeout(() => {
    batch.timer = undefined;
    void set(sendBatchAtom);
  }, READ_BATCH_MS);
});

const sendBatchAtom = atom(null, async (get, set) => {
  const batch = get(batchAtom);
  const ids = [...batch.ids];
  batch.ids.clear();
  if (ids.length === 0) return;
  const forget = () => set(readHereAtom, (known) => new Set([...known].filter((id) => !ids.includes(id))));
  try {
    const { unread } = await callEndpoint(
      get,
      readNotifications,
      { body: { message_ids: ids } },
      // The browser completes the request even if the user leaves the page.
      { isKeptAlive: true },
    );
    set(settleAtom, {
      unread: (before) => unread ?? Math.max(0, before - ids.length),
      isRead: (id) => ids.includes(id),
      forget,
    });
  } catch {
    forget();
  }
});

export const flushReadsAtom = atom(null, (get, set) => {
  const batch = get(batchAtom);
  clearTimeout(batch.timer);
  batch.timer = undefined;
  void set(sendBatchAtom);
});

/** Marks all notifications as read with the ID -1 (specification §4). */
export const readAllAtom = atom(null, async (get, set) => {
  const batch = get(batchAtom);
  clearTimeout(batch.timer);
  batch.timer = undefined;
  const pending = [...batch.ids];
  batch.ids.clear();
  set(isAllReadAtom, true);
  try {
    const { unread } = await callEndpoint(
      get,
      readNotifications,
      { body: { message_ids: [READ_ALL] } },
      { isExclusive: true },
    );
    const forget = () => {
      set(readHereAtom, new Set<string>());
      set(isAllReadAtom, false);
    };
    set(settleAtom, { unread: () => unread ?? 0, isRead: () => true, forget });
  } catch (error) {
    set(isAllReadAtom, false);
    // If "Read all" fails, the notifications that were read individually must still be sent.
    for (const id of pending) batch.ids.add(id);
    void set(sendBatchAtom);
    throw error;
  }
});

type Known = NotificationPage | InfiniteData<NotificationPage> | undefined;

interface Settled {
  readonly unread: (before: number) => number;
  readonly isRead: (id: string) => boolean;
  readonly forget: () => void;
}

/** Updates the cached notifications before the local state, so that the count isn't briefly wrong. */
const settleAtom = atom(null, (get, _set, { unread, isRead, forget }: Settled) => {
  const settle = (page: NotificationPage): NotificationPage => ({
    ...page,
    unread: unread(page.unread),
    list: page.list.map((item) => (isRead(item.id) ? { ...item, status: notificationStatus.read } : item)),
  });
  const client = get(queryClientAtom);
  const queryKey = endpointKey(listNotifications);
  notifyManager.batch(() => {
    client.setQueriesData<Known>({ queryKey }, (known) => {
      if (!known) return known;
      return 'pages' in known ? { ...known, pages: known.pages.map(settle) } : settle(known);
    });
    void client.invalidateQueries({ queryKey, predicate: ({ state }) => state.fetchStatus === 'fetching' });
    notifyManager.schedule(forget);
  });
});

/** Sends the batch of read notifications when the user leaves the page or signs out. */
export function useReadFlush(): void {
  const flush = useSetAtom(flushReadsAtom);
  const beforeSignOut = useAtomValue(beforeSignOutAtom);
  useEffect(() => {
    const send = () => flush();
    addEventListener('pagehide', send);
    beforeSignOut.add(send);
    return () => {
      removeEventListener('pagehide', send);
      beforeSignOut.delete(send);
    };
  }, [flush, beforeSignOut]);
}
