import type { Notification } from '@settlement/api-mocks/contract/notifications';
import { Sheet } from '@settlement/design-system/Sheet';
import { useText } from '#i18n/useText.ts';
import { deferred } from '#parts/loading/deferred.tsx';
import * as css from '../parts/notifications.css.ts';

const NotificationCard = deferred(
  async () => (await import('../parts/NotificationCard.tsx')).NotificationCard,
  { loading: <div className={css.pending} /> },
);

interface NotificationSheetProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onExpense: (item: Notification) => void;
}

export function NotificationSheet({ isOpen, onOpenChange, onExpense }: NotificationSheetProps) {
  const text = useText();
  return (
    <Sheet title={text('notifications.title')} isOpen={isOpen} onOpenChange={onOpenChange}>
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
