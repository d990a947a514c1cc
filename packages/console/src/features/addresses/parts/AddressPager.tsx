import { addressStateAtom } from '../../../data/addresses.ts';
import { useUrlState } from '../../../data/url-state.ts';
import { ListPager } from '../../../parts/ListPager.tsx';

/** Pages of the book. */
export function AddressPager({ total }: { readonly total: number }) {
  const [{ current, pageSize }, setState] = useUrlState(addressStateAtom);
  return <ListPager current={current} pageSize={pageSize} total={total} onChange={setState} />;
}
