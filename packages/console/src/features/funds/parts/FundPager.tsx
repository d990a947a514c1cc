import { fundStateAtom } from '../../../data/funds.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { ListPager } from '../../../parts/ListPager.tsx';

interface FundPagerProps {
  readonly total: number;
  /** Whether the total is that of the page before, while the next is fetched. */
  readonly isOld: boolean;
}

/** Pages of the open list. */
export function FundPager(props: FundPagerProps) {
  const [{ current, pageSize }, setState] = useUrlState(fundStateAtom);
  return <ListPager {...props} current={current} pageSize={pageSize} onChange={setState} />;
}
