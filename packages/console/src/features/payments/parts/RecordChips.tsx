import { useSetAtom } from 'jotai';
import { noRecordFilters, recordStateAtom } from '../../../data/payments.ts';
import { FilterChips } from '../../../parts/FilterChips.tsx';
import { useActiveFilters } from './useActiveFilters.ts';

/** What narrows the record list now. */
export function RecordChips() {
  const filters = useActiveFilters();
  const setState = useSetAtom(recordStateAtom);
  return (
    <FilterChips
      filters={filters.map(({ id, message, without }) => ({
        id,
        message,
        onRemove: () => setState(without, { replace: true }),
      }))}
      onClear={() => setState(noRecordFilters, { replace: true })}
    />
  );
}
