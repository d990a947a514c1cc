import { useAtomValue, useSetAtom } from 'jotai';
import { fundFilterCountAtom, fundStateAtom, noFundFilters } from '../../../data/funds.ts';
import { FilterSheet } from '../../../parts/FilterSheet.tsx';
import { FundFilters } from '../parts/FundFilters.tsx';

/** The filters of the open list in a sheet. */
export function FundFilterSheet() {
  const count = useAtomValue(fundFilterCountAtom);
  const setState = useSetAtom(fundStateAtom);
  return (
    <FilterSheet count={count} onClear={() => setState(noFundFilters, { replace: true })}>
      <FundFilters />
    </FilterSheet>
  );
}
