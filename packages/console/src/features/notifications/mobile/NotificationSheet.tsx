import type { Notification } from '@settlement/api-mocks/contract/notifications';
import { Sheet } from '@settlement/design-system/Sheet';
import { useText } from '#i18n/useText.ts';
import { deferred } from '#parts/deferred.tsx';
import * as css from '../parts/notifications.css.ts';

const NotificationCard = deferred(
  async () => (await import('../parts/NotificationCard.tsx')).NotificationCard,
  { loading: <div className={css.pending} /> },
);

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
      <NotificationCard
        isTitleHidden
        onExpense={(item) => {
          onOpenChange(false);
          onExpense(item);
        }}
      />
    </Sheet>
  );
}
