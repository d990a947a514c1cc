import {
  type Notification,
  type NotificationPage,
  listNotifications,
} from '@settlement/api-mocks/contract/notifications';
import { atom } from 'jotai';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { unwrap } from '#api/unwrap.ts';
import { apiClientAtom } from './calls/apiClient.ts';
import { endpointKey } from './calls/endpointQuery.ts';
import { silent } from './notifications.ts';

/** The number of notifications per page (specification §9). */
const NOTIFICATION_PAGE_SIZE = 10;

export const notificationsQueryAtom = atomWithInfiniteQuery((get) => {
  const client = get(apiClientAtom);
  return {
    ...silent,
    queryKey: [...endpointKey(listNotifications), 'pages'] as const,
    queryFn: async ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) => {
      const query = { current: pageParam, pageSize: NOTIFICATION_PAGE_SIZE, read: 0 };
      return unwrap(await client.request(listNotifications, { query }, { signal }), listNotifications.id);
    },
    initialPageParam: 1,
    getNextPageParam: (last: NotificationPage, pages: readonly NotificationPage[]) => {
      const loaded = pages.reduce((count, page) => count + page.list.length, 0);
      return last.list.length > 0 && loaded < last.total ? pages.length + 1 : undefined;
    },
  };
});

/** The loaded notifications without duplicates, which new notifications cause. */
export const notificationListAtom = atom((get): readonly Notification[] => {
  const pages = get(notificationsQueryAtom).data?.pages ?? [];
  return [...new Map(pages.flatMap((page) => page.list).map((item) => [item.id, item])).values()];
});
