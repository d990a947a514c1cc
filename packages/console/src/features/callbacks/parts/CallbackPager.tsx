import { useAtomValue } from 'jotai';
import { callbacksQueryAtom, callbacksStateAtom } from '../../../data/callbacks.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { ListPager } from '../../../parts/ListPager.tsx';

/** Pages of the list. */
export function CallbackPager({ total }: { readonly total: number }) {
  const [{ current, pageSize }, setState] = useUrlState(callbacksStateAtom);
  const { isPlaceholderData } = useAtomValue(callbacksQueryAtom);
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
