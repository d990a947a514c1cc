import { useUrlState } from '../../../data/url-state.ts';
import { workOrdersStateAtom } from '../../../data/work-orders.ts';
import { ListPager } from '../../../parts/ListPager.tsx';

/** Pages of the list. */
export function WorkOrderPager({ total }: { readonly total: number }) {
  const [{ current, pageSize }, setState] = useUrlState(workOrdersStateAtom);
  return <ListPager current={current} pageSize={pageSize} total={total} onChange={setState} />;
}
