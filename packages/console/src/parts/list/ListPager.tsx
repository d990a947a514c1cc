import { Pagination } from '@settlement/design-system/Pagination';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect } from 'react';
import { pageCountOf, pageSizes } from '#kit/list/pageSizes.ts';
import { usePaginationLabels } from '../usePaginationLabels.ts';
import type { PagedList } from './listOf.ts';

/** Pages of a list, 10 or 20 rows each, with quick jump (specification §9); nothing where it has no rows. */
export function ListPager({ list }: { readonly list: PagedList<unknown> }) {
  const labels = usePaginationLabels();
  const { data, isPlaceholderData } = useAtomValue(list.queryAtom);
  const { current, pageSize } = useAtomValue(list.pagingAtom);
  const setPaging = useSetAtom(list.pagingAtom);
  const total = data?.total ?? 0;
  const pageCount = pageCountOf(total, pageSize);
  // While the next page is fetched the total is that of the page before.
  const isBeyond = data !== undefined && !isPlaceholderData && current > pageCount;
  // An old link may name a page that the list no longer has: it leads to the last one.
  useEffect(() => {
    if (isBeyond) setPaging({ current: pageCount }, { replace: true });
  }, [isBeyond, pageCount, setPaging]);

  if (total === 0) return null;
  return (
    <Pagination
      page={isBeyond ? pageCount : current}
      pageCount={pageCount}
      pageSize={pageSize}
      pageSizes={pageSizes}
      total={total}
      onPageChange={(page) => startTransition(() => setPaging({ current: page }))}
      onPageSizeChange={(size) =>
        startTransition(() => setPaging({ pageSize: pageSizes.find((one) => one === size) ?? pageSize }))
      }
      labels={labels}
    />
  );
}
