import { useAtomValue, useSetAtom } from 'jotai';
import { noRecordFilters, recordFilterCountAtom, recordStateAtom } from '../../../data/payments.ts';
import { FilterSheet } from '../../../parts/FilterSheet.tsx';
import { RecordFilters } from './RecordFilters.tsx';

/** The filters of the desktop in a sheet. */
export function RecordFilterSheet() {
  const count = useAtomValue(recordFilterCountAtom);
  const setState = useSetAtom(recordStateAtom);
  return (
    <FilterSheet count={count} onClear={() => setState(noRecordFilters, { replace: true })}>
      <RecordFilters />
    </FilterSheet>
  );
}
