import { useAtomValue } from 'jotai';
import { workOrdersQueryAtom, workOrdersStateAtom } from '../../../data/workOrders.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { ListPager } from '../../../parts/ListPager.tsx';

/** Pages of the list. */
export function WorkOrderPager({ total }: { readonly total: number }) {
  const [{ current, pageSize }, setState] = useUrlState(workOrdersStateAtom);
  const { isPlaceholderData } = useAtomValue(workOrdersQueryAtom);
  return (
    <ListPager
      current={current}
      pageSize={pageSize}
      total={total}
      isOld={isPlaceholderData}
      onChange={setState}
    />
  );
}
