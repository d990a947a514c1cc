import type { Notification } from '@settlement/api-mocks/contract/notifications';
import { Sheet } from '@settlement/design-system/Sheet';
import { useText } from '#i18n/useText.ts';
import { LazyPart } from '#parts/LazyPart.tsx';
import { notificationCard } from '../parts/notificationCard.ts';
import * as css from '../parts/notifications.css.ts';

interface NotificationSheetProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** A gas notification was chosen; the sheet is closed. */
  readonly onExpense: (item: Notification) => void;
}

/** What has happened, from below; for phones. */
export function NotificationSheet({ isOpen, onOpenChange, onExpense }: NotificationSheetProps) {
  const text = useText();
  return (
    <Sheet
      title={text('notifications.title')}
      closeLabel={text('common.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <LazyPart
        part={notificationCard}
        loading={<div className={css.pending} />}
        props={{
          isTitleHidden: true,
          onExpense: (item) => {
            onOpenChange(false);
            onExpense(item);
          },
        }}
      />
    </Sheet>
  );
}
