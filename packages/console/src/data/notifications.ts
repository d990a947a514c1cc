import { notificationStatus, notificationType } from '@settlement/api-mocks/contract/enumerations';
import {
  type Notification,
  type NotificationPage,
  READ_ALL,
  listNotifications,
  readNotifications,
} from '@settlement/api-mocks/contract/notifications';
import { type InfiniteData, keepPreviousData, notifyManager } from '@tanstack/query-core';
import { atom } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { callEndpoint, endpointKey, endpointQuery } from './endpointQuery.ts';
import { polledEvery } from '#lib/retryPause.ts';

/** Specification §9. */
const READ_BATCH_MS = 2_000;
const POLL_MS = 60_000;
const TICKER_SIZE = 20;

/** Fetch failures set an error reason and are otherwise silent (specification §8). */
export const silent = { meta: { isSilent: true } } as const;

/** How many are unread, for the bell, and the newest announcements among them, for the ticker. */
export const unreadQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listNotifications, {
    query: {
      current: 1,
      pageSize: TICKER_SIZE,
      read: notificationStatus.unread,
      types: notificationType.announcement,
    },
  }),
  ...silent,
  refetchInterval: polledEvery(POLL_MS),
  placeholderData: keepPreviousData,
}));

/** Read here at once, before the server knows of it. */
const readHereAtom = atom<ReadonlySet<string>>(new Set<string>());
const isAllReadAtom = atom(false);

const isUnreadThere = ({ status }: Notification) => status === notificationStatus.unread;

/** Whether a notification is still new to the person. */
export const isUnreadAtom = atom((get) => {
  const readHere = get(readHereAtom);
  const isAllRead = get(isAllReadAtom);
  return (item: Notification): boolean => isUnreadThere(item) && !isAllRead && !readHere.has(item.id);
});

/** For the bell; never negative. */
export const unreadCountAtom = atom((get): number => {
  const count = get(unreadQueryAtom).data?.unread ?? 0;
  return get(isAllReadAtom) ? 0 : Math.max(0, count - get(readHereAtom).size);
});

/** Unread announcements, for the ticker (specification §2). */
export const announcementsAtom = atom((get): readonly Notification[] =>
  (get(unreadQueryAtom).data?.list ?? []).filter(get(isUnreadAtom)),
);

/** Whether the card of the bell is open: an announcement leads to it. */
export const isCardOpenAtom = atom(false);

/** The ids waiting for the end of the batch window; one per store. */
const batchAtom = atom((): { ids: Set<string>; timer: ReturnType<typeof setTimeout> | undefined } => ({
  ids: new Set(),
  timer: undefined,
}));

/** Reads one: at once here, and after 2 seconds there, with whatever else was read (specification §4). */
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
      // Also while the page is being left.
      { isKeptAlive: true },
    );
    set(settleAtom, { unread, isRead: (id) => ids.includes(id), forget });
  } catch {
    // Not read there, so not read here either; the badge comes back.
    forget();
  }
});

/** Sends what was read in the last two seconds at once: the page is being left. */
export const flushReadsAtom = atom(null, (get, set) => {
  const batch = get(batchAtom);
  clearTimeout(batch.timer);
  batch.timer = undefined;
  void set(sendBatchAtom);
});

/** Reads all, with the id -1 (specification §4). Rejects when the server did not take it. */
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
    set(settleAtom, { unread, isRead: () => true, forget });
  } catch (error) {
    set(isAllReadAtom, false);
    // What was read one by one is still to be sent.
    for (const id of pending) batch.ids.add(id);
    void set(sendBatchAtom);
    throw error;
  }
});

type Known = NotificationPage | InfiniteData<NotificationPage> | undefined;

interface Settled {
  readonly unread: number;
  readonly isRead: (id: string) => boolean;
  /** Drops what was only known here. */
  readonly forget: () => void;
}

/**
 * Writes into the cache what the server now knows. The cache tells its observers a moment later; what was
 * known here is dropped in that same moment, so that no count flashes in between.
 */
const settleAtom = atom(null, (get, _set, { unread, isRead, forget }: Settled) => {
  const settle = (page: NotificationPage): NotificationPage => ({
    ...page,
    unread,
    list: page.list.map((item) => (isRead(item.id) ? { ...item, status: notificationStatus.read } : item)),
  });
  const client = get(queryClientAtom);
  const queryKey = endpointKey(listNotifications);
  notifyManager.batch(() => {
    client.setQueriesData<Known>({ queryKey }, (known) => {
      if (!known) return known;
      return 'pages' in known ? { ...known, pages: known.pages.map(settle) } : settle(known);
    });
    // A list that is on its way may be from before.
    void client.invalidateQueries({ queryKey, predicate: ({ state }) => state.fetchStatus === 'fetching' });
    notifyManager.schedule(forget);
  });
});
