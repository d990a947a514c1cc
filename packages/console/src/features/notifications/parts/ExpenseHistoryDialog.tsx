import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Stack } from '@settlement/design-system/Stack';
import { Dialog } from '@settlement/design-system/Dialog';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { usePaths } from '#data/device.ts';
import { expenseList } from '#data/expenses.ts';
import { useAreas } from '#i18n/useAreas.ts';
import { useText } from '#i18n/useText.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ExpenseRows } from './ExpenseRows.tsx';
import { useExpenseFilters } from './useExpenseFilters.ts';

/** Every gas expense, by network, token and date (specification §2, gas expenditure history). */
export function ExpenseHistoryDialog({ onClose }: { readonly onClose: () => void }) {
  useAreas(['dialogs']);
  const text = useText();
  const paths = usePaths();
  const { network_id, token_id } = useAtomValue(expenseList.filtersAtom);
  const clear = useSetAtom(expenseList.clearAtom);
  // Reopening shows everything.
  useEffect(() => () => clear(), [clear]);
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
      footer={
        <ButtonLink
          href={paths.fundDetails({ tab: 'gas', network_id, token_id })}
          variant="outline"
          onPress={onClose}
        >
          {text('notifications.history.fundDetails')}
        </ButtonLink>
      }
    >
      <Stack gap="m">
        <Filters list={expenseList} filters={useExpenseFilters()} isInline />
        <ExpenseRows />
      </Stack>
    </Dialog>
  );
}
