import { useSetAtom } from 'jotai';
import { fundStateAtom, noFundFilters } from '../../../data/funds.ts';
import { FilterChips } from '../../../parts/FilterChips.tsx';
import { useFundFilterWords } from './useActiveFundFilters.ts';

/** What narrows the open list now. */
export function FundChips() {
  const filters = useFundFilterWords();
  const setState = useSetAtom(fundStateAtom);
  return (
    <FilterChips
      filters={filters.map(({ id, words, without }) => ({
        id,
        words,
        onRemove: () => setState(without, { replace: true }),
      }))}
      onClear={() => setState(noFundFilters, { replace: true })}
    />
  );
}
