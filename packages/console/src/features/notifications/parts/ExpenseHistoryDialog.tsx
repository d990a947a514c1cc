import { Dialog } from '@settlement/design-system/Dialog';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { expenseFiltersAtom, noExpenseFilters } from '../../../data/expenses.ts';
import { useText } from '../../../i18n/useText.ts';
import { ExpenseFilters } from './ExpenseFilters.tsx';
import { ExpenseRows } from './ExpenseRows.tsx';
import * as css from './notifications.css.ts';

/** Every gas expense, by network, token and date (specification §2, gas expenditure history). */
export function ExpenseHistoryDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const setFilters = useSetAtom(expenseFiltersAtom);
  // Opened anew, it shows everything.
  useEffect(() => () => setFilters(noExpenseFilters), [setFilters]);
  return (
    <Dialog
      isOpen
      isDismissable
      size="large"
      title={text('notifications.history.title')}
      closeLabel={text('common.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={css.history}>
        <ExpenseFilters />
        <ExpenseRows />
      </div>
    </Dialog>
  );
}
