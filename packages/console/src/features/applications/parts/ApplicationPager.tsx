import { Pagination } from '@settlement/design-system/Pagination';
import { applicationPageSizes, applicationsStateAtom } from '../../../data/applications.ts';
import { useUrlState } from '../../../data/url-state.ts';
import { usePaginationLabels } from '../../../parts/usePaginationLabels.ts';

/** Pages of the list, with quick jump (specification §9). */
export function ApplicationPager({ total }: { readonly total: number }) {
  const labels = usePaginationLabels();
  const [{ current, pageSize }, setState] = useUrlState(applicationsStateAtom);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return (
    <Pagination
      page={Math.min(current, pageCount)}
      pageCount={pageCount}
      pageSize={pageSize}
      pageSizes={applicationPageSizes}
      total={total}
      onPageChange={(page) => setState({ current: page })}
      onPageSizeChange={(size) => setState({ pageSize: size === 20 ? 20 : 10 })}
      labels={labels}
    />
  );
}
