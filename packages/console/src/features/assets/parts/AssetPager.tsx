import { Pagination } from '@settlement/design-system/Pagination';
import { assetStateAtom } from '#data/assets.ts';
import { useUrlState } from '#data/page/urlState.ts';

interface AssetPagerProps {
  readonly page: number;
  readonly pageCount: number;
  readonly pageSize: number;
  readonly total: number;
}

export function AssetPager(paging: AssetPagerProps) {
  const [, setState] = useUrlState(assetStateAtom);
  return <Pagination {...paging} onPageChange={(current) => setState({ current })} />;
}
