import { useSetAtom } from 'jotai';
import { callbacksStateAtom, noCallbackFilters } from '../../../data/callbacks.ts';
import { FilterChips } from '../../../parts/FilterChips.tsx';
import { useActiveFilters } from './useActiveFilters.ts';

/** What narrows the deliveries now. */
export function ActiveChips() {
  const filters = useActiveFilters();
  const setState = useSetAtom(callbacksStateAtom);
  return (
    <FilterChips
      filters={filters.map(({ id, message, without }) => ({
        id,
        message,
        onRemove: () => setState(without, { replace: true }),
      }))}
      onClear={() => setState(noCallbackFilters, { replace: true })}
    />
  );
}
