import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { REVIEW_POLL_MS } from '../../../../data/permission.ts';
import { userQueryAtom } from '../../../../data/user.ts';

/** Looks again every half minute while the audit decides and the page is being looked at. */
export function useReviewPolling(): void {
  const { data, refetch } = useAtomValue(userQueryAtom);
  const isWaiting = data?.status === userStatus.underReview;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void refetch();
    }, REVIEW_POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);
}
