import { Pagination } from '@settlement/design-system/Pagination';
import { useAtom } from 'jotai';
import { EXPENSE_PAGE_SIZE, expenseFiltersAtom } from '../../../data/expenses.ts';
import { usePaginationLabels } from '../../../parts/usePaginationLabels.ts';

export function ExpensePager({ total }: { readonly total: number }) {
  const labels = usePaginationLabels();
  const [{ current }, setFilters] = useAtom(expenseFiltersAtom);
  return (
    <Pagination
      page={current}
      pageCount={Math.max(1, Math.ceil(total / EXPENSE_PAGE_SIZE))}
      pageSize={EXPENSE_PAGE_SIZE}
      total={total}
      onPageChange={(page) => setFilters({ current: page })}
      labels={labels}
    />
  );
}
