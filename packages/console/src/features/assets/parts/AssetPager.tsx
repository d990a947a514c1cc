import { Pagination } from '@settlement/design-system/Pagination';
import { assetStateAtom } from '#data/assets.ts';
import { useUrlState } from '#data/urlState.ts';
import { usePaginationLabels } from '#parts/usePaginationLabels.ts';

interface AssetPagerProps {
  readonly page: number;
  readonly pageCount: number;
  readonly pageSize: number;
  readonly total: number;
}

/** Pages of a long list of tokens. */
export function AssetPager(paging: AssetPagerProps) {
  const labels = usePaginationLabels();
  const [, setState] = useUrlState(assetStateAtom);
  return <Pagination {...paging} onPageChange={(current) => setState({ current })} labels={labels} />;
}
