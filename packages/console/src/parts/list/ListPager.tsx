import { Pagination } from '@settlement/design-system/Pagination';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect } from 'react';
import { pageCountOf, pageSizes } from '#kit/list/listSearch.ts';
import type { PagedList } from './listOf.ts';

/** Renders the pager with 10 or 20 rows (specification §9), or nothing if the list is empty. */
export function ListPager({ list }: { readonly list: PagedList<unknown> }) {
  const { data, isPlaceholderData } = useAtomValue(list.queryAtom);
  const { current, pageSize } = useAtomValue(list.pagingAtom);
  const setPaging = useSetAtom(list.pagingAtom);
  const total = data?.total ?? 0;
  const pageCount = pageCountOf(total, pageSize);
  // While the next page loads, `data` still has the total of the previous page.
  const isBeyond = data !== undefined && !isPlaceholderData && current > pageCount;
  // A link may contain the number of a page that no longer exists. The last page replaces it.
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
    />
  );
}
