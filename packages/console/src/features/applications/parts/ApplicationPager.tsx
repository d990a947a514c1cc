import { useAtomValue } from 'jotai';
import { applicationsQueryAtom, applicationsStateAtom } from '../../../data/applications.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { ListPager } from '../../../parts/ListPager.tsx';

/** Pages of the list. */
export function ApplicationPager({ total }: { readonly total: number }) {
  const [{ current, pageSize }, setState] = useUrlState(applicationsStateAtom);
  const { isPlaceholderData } = useAtomValue(applicationsQueryAtom);
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
