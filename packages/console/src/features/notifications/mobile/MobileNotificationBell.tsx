import { Badge } from '@settlement/design-system/Badge';
import { IconButton } from '@settlement/design-system/IconButton';
import { BellIcon } from '@settlement/design-system/icons';
import { useAtom, useAtomValue } from 'jotai';
import { useRef } from 'react';
import { isCardOpenAtom, unreadCountAtom, useReadFlush } from '#data/notifications.ts';
import { useText } from '#i18n/useText.ts';
import { deferredDialog, useDialogTrigger } from '#parts/loading/deferred.tsx';
import { useExpenseDialogs } from '../parts/useExpenseDialogs.tsx';

const NotificationSheet = deferredDialog(
  async () => (await import('./NotificationSheet.tsx')).NotificationSheet,
);

export function MobileNotificationBell() {
  const text = useText();
  useReadFlush();
  const count = useAtomValue(unreadCountAtom);
  const bell = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useAtom(isCardOpenAtom);
  const { trigger } = useDialogTrigger(NotificationSheet);
  const { open, dialogs } = useExpenseDialogs(() => bell.current?.focus());
  return (
    <>
      <IconButton
        ref={bell}
        size="large"
        label={text('notifications.bell', { count })}
        icon={<BellIcon aria-hidden="true" />}
        badge={count > 0 && <Badge count={count} />}
        {...trigger}
        onPress={() => setOpen(true)}
        aria-expanded={isOpen}
      />
      <NotificationSheet isOpen={isOpen} onOpenChange={setOpen} onExpense={open} />
      {dialogs}
    </>
  );
}
