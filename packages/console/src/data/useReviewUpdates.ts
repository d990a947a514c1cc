import { listNotifications } from '@settlement/api-mocks/contract/notifications';
import { getUserInfo } from '@settlement/api-mocks/contract/user';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect, useRef } from 'react';
import { invalidate } from './calls/endpointQuery.ts';
import { unreadQueryAtom } from './notifications.ts';
import { userAtom } from './user.ts';

/** Refetches user and notifications together, so that their states don't contradict each other. */
export function useReviewUpdates(): void {
  const client = useAtomValue(queryClientAtom);
  const user = useAtomValue(userAtom);
  const unread = useAtomValue(unreadQueryAtom).data?.unread;
  const review = user && `${user.status} ${user.audit.stage} ${user.audit.state}`;
  const shown = useRef({ review, unread });
  useEffect(() => {
    const before = shown.current;
    shown.current = { review: review ?? before.review, unread: unread ?? before.unread };
    if (before.unread !== undefined && unread !== undefined && unread > before.unread)
      void invalidate(client, getUserInfo);
    if (before.review !== undefined && review !== undefined && review !== before.review)
      void invalidate(client, listNotifications);
  }, [client, review, unread]);
}
