import type { Notification } from '@settlement/api-mocks/contract/notifications';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadTemporal } from '#lib/time/temporal.ts';
import { deferredDialog } from '#parts/loading/deferred.tsx';

const ExpenseDialog = deferredDialog(async () => (await import('./ExpenseDialog.tsx')).ExpenseDialog);
const HistoryDialog = deferredDialog(async () => {
  const [{ ExpenseHistoryDialog }] = await Promise.all([
    import('./ExpenseHistoryDialog.tsx'),
    loadTemporal(),
  ]);
  return ExpenseHistoryDialog;
});

type Open =
  | { readonly name: 'expense'; readonly item: Notification }
  | { readonly name: 'history' }
  | undefined;

export function useExpenseDialogs(onClosed: () => void): {
  open: (item: Notification) => void;
  dialogs: ReactNode;
} {
  const [open, setOpen] = useState<Open>();
  const wasOpen = useRef(false);
  const takeFocus = useEffectEvent(onClosed);
  const close = () => setOpen(undefined);

  // An open dialog traps the focus, so the focus moves only after the dialog has closed.
  useEffect(() => {
    if (wasOpen.current && !open) takeFocus();
    wasOpen.current = open !== undefined;
  }, [open]);

  return {
    open: (item) => setOpen({ name: 'expense', item }),
    dialogs:
      open?.name === 'expense' ? (
        <ExpenseDialog
          key={open.item.id}
          item={open.item}
          onClose={close}
          onHistory={() => setOpen({ name: 'history' })}
        />
      ) : open?.name === 'history' ? (
        <HistoryDialog onClose={close} />
      ) : null,
  };
}
