import {
  listNotifications,
  type Notification,
  type NotificationPage,
} from '@settlement/api-mocks/contract/notifications';
import { Inline } from '@settlement/design-system/Inline';
import { Button } from '@settlement/design-system/Button';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { InfiniteList } from '@settlement/design-system/InfiniteList';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { BellIcon } from '@settlement/design-system/icons';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { readAllAtom, silent, unreadCountAtom } from '#data/notifications.ts';
import { useToasts } from '#data/page/toasts.ts';
import { useText } from '#i18n/useText.ts';
import { Failed } from '#parts/loading/QueryView.tsx';
import { unwrap } from '#api/unwrap.ts';
import { apiClientAtom } from '#data/calls/apiClient.ts';
import { endpointKey } from '#data/calls/endpointQuery.ts';
import { NotificationItem } from './NotificationItem.tsx';
import * as css from './notifications.css.ts';

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
      const before = pages.slice(0, -1);
      // New notifications can move loaded ones to the next page. Otherwise, a page of them means that the server
      // ignores the page number.
      const goesOn =
        last.total !== before.at(-1)?.total ||
        withoutDuplicates(pages).length > withoutDuplicates(before).length;
      return last.list.length > 0 && loaded < last.total && goesOn ? pages.length + 1 : undefined;
    },
  };
});

const withoutDuplicates = (pages: readonly NotificationPage[]): readonly Notification[] => [
  ...new Map(pages.flatMap((page) => page.list).map((item) => [item.id, item])).values(),
];

/** The loaded notifications without duplicates, which new notifications cause. */
export const notificationListAtom = atom((get) =>
  withoutDuplicates(get(notificationsQueryAtom).data?.pages ?? []),
);

/** Loads pages until one contains a notification that isn't in the list yet. */
export const loadMoreAtom = atom(null, async (get): Promise<void> => {
  const known = get(notificationListAtom).length;
  let query = await get(notificationsQueryAtom).fetchNextPage();
  while (query.hasNextPage && !query.isError && withoutDuplicates(query.data?.pages ?? []).length === known)
    query = await query.fetchNextPage();
});

interface NotificationCardProps {
  readonly isTitleHidden?: boolean;
  readonly onExpense: (item: Notification) => void;
}

/** Shows the notifications with infinite scrolling (specification §2). */
export function NotificationCard({ isTitleHidden = false, onExpense }: NotificationCardProps) {
  const text = useText();
  const unread = useAtomValue(unreadCountAtom);
  return (
    <div className={css.card}>
      <div className={css.header}>
        <Inline as="span" align="baseline" canWrap={false}>
          {!isTitleHidden && (
            <Text size="section" weight="semibold">
              {text('notifications.title')}
            </Text>
          )}
          {unread > 0 && (
            <Text size="small" tone="muted" isNumeric>
              {text('notifications.unread', { count: unread })}
            </Text>
          )}
        </Inline>
        <ReadAll isDisabled={unread === 0} />
      </div>
      <NotificationList onExpense={onExpense} />
    </div>
  );
}

function ReadAll({ isDisabled }: { readonly isDisabled: boolean }) {
  const text = useText();
  const toasts = useToasts();
  const readAll = useSetAtom(readAllAtom);
  const [isPending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    try {
      await readAll();
    } catch {
      toasts.add({ tone: 'critical', title: text('notifications.readAll.failed') });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      variant="ghost"
      size="small"
      isDisabled={isDisabled}
      isPending={isPending}
      onPress={() => void press()}
    >
      {text('notifications.readAll')}
    </Button>
  );
}

function NotificationList({ onExpense }: Pick<NotificationCardProps, 'onExpense'>) {
  const text = useText();
  const query = useAtomValue(notificationsQueryAtom);
  const list = useAtomValue(notificationListAtom);
  const loadMore = useSetAtom(loadMoreAtom);

  if (query.isPending) {
    return (
      <div className={css.pending} aria-busy="true">
        <Stack gap="xl">
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} lines={3} />
          ))}
        </Stack>
      </div>
    );
  }
  if (query.isError && list.length === 0) {
    return (
      <div className={css.container}>
        <Failed query={query} title={text('notifications.failed')} />
      </div>
    );
  }
  if (list.length === 0) {
    return (
      <div className={css.container}>
        <EmptyState
          icon={<BellIcon aria-hidden="true" />}
          title={text('notifications.empty.title')}
          description={text('notifications.empty.text')}
        />
      </div>
    );
  }
  return (
    <InfiniteList
      label={text('notifications.title')}
      items={list}
      itemKey={(item) => item.id}
      renderItem={(item) => <NotificationItem item={item} onExpense={onExpense} />}
      height={css.LIST_HEIGHT}
      estimateSize={96}
      hasMore={query.hasNextPage}
      onLoadMore={() => void loadMore()}
      footer={<ListFoot />}
    />
  );
}

function ListFoot() {
  const text = useText();
  const { hasNextPage, isFetchNextPageError, fetchNextPage } = useAtomValue(notificationsQueryAtom);
  if (isFetchNextPageError) {
    return (
      <span className={css.foot}>
        <Button variant="ghost" size="small" onPress={() => void fetchNextPage()}>
          {text('common.retry')}
        </Button>
      </span>
    );
  }
  return (
    <span className={css.foot}>
      <Text size="small" tone="muted">
        {text(hasNextPage ? 'notifications.more' : 'notifications.end')}
      </Text>
    </span>
  );
}
