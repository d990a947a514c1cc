import { useAtomValue } from 'jotai';
import { paymentsQueryAtom, recordStateAtom } from '../../../data/payments.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { ListPager } from '../../../parts/ListPager.tsx';

/** Pages of the record list. */
export function RecordPager({ total }: { total: number }) {
  const [state, setState] = useUrlState(recordStateAtom);
  const { isPlaceholderData } = useAtomValue(paymentsQueryAtom);
  return (
    <ListPager
      current={state.current}
      pageSize={state.pageSize}
      total={total}
      isOld={isPlaceholderData}
      onChange={setState}
    />
  );
}
