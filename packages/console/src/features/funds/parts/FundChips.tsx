import { useSetAtom } from 'jotai';
import { fundStateAtom, noFundFilters } from '../../../data/funds.ts';
import { FilterChips } from '../../../parts/FilterChips.tsx';
import { useActiveFundFilters } from './useActiveFundFilters.ts';

/** What narrows the open list now. */
export function FundChips() {
  const filters = useActiveFundFilters();
  const setState = useSetAtom(fundStateAtom);
  return (
    <FilterChips
      filters={filters.map(({ id, message, without }) => ({
        id,
        message,
        onRemove: () => setState(without, { replace: true }),
      }))}
      onClear={() => setState(noFundFilters, { replace: true })}
    />
  );
}
