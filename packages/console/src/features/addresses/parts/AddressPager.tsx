import { useAtomValue } from 'jotai';
import { addressStateAtom, addressesQueryAtom } from '../../../data/addresses.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { ListPager } from '../../../parts/ListPager.tsx';

/** Pages of the book. */
export function AddressPager({ total }: { readonly total: number }) {
  const [{ current, pageSize }, setState] = useUrlState(addressStateAtom);
  const { isPlaceholderData } = useAtomValue(addressesQueryAtom);
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
