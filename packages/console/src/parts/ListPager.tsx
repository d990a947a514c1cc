import { Pagination } from '@settlement/design-system/Pagination';
import { useEffect } from 'react';
import { usePaginationLabels } from './usePaginationLabels.ts';

interface ListPagerProps {
  readonly current: number;
  readonly pageSize: 10 | 20;
  readonly total: number;
  /** Whether the total is that of the page before, while the next is fetched. */
  readonly isOld?: boolean;
  readonly onChange: (
    change: { readonly current: number } | { readonly pageSize: 10 | 20 },
    options?: { readonly replace: true },
  ) => void;
}

const pageSizes = [10, 20] as const;

/** Pages of a list, 10 or 20 rows each, with quick jump (specification §9). */
export function ListPager({ current, pageSize, total, isOld = false, onChange }: ListPagerProps) {
  const labels = usePaginationLabels();
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const isBeyond = !isOld && current > pageCount;
  // An old link may name a page that the list no longer has: it leads to the last one.
  useEffect(() => {
    if (isBeyond) onChange({ current: pageCount }, { replace: true });
  }, [isBeyond, pageCount, onChange]);

  return (
    <Pagination
      page={isBeyond ? pageCount : current}
      pageCount={pageCount}
      pageSize={pageSize}
      pageSizes={pageSizes}
      total={total}
      onPageChange={(page) => onChange({ current: page })}
      onPageSizeChange={(size) => onChange({ pageSize: size === 20 ? 20 : 10 })}
      labels={labels}
    />
  );
}
