import { Badge } from '@settlement/design-system/Badge';
import { IconButton } from '@settlement/design-system/IconButton';
import { Popover } from '@settlement/design-system/Popover';
import { BellIcon } from '@settlement/design-system/icons';
import { useAtom, useAtomValue } from 'jotai';
import { useRef } from 'react';
import { isCardOpenAtom, unreadCountAtom, useReadFlush } from '#data/notifications.ts';
import { useText } from '#i18n/useText.ts';
import { deferred } from '#parts/loading/deferred.tsx';
import * as css from '../parts/notifications.css.ts';
import { useExpenseDialogs } from '../parts/useExpenseDialogs.tsx';

const NotificationCard = deferred(
  async () => (await import('../parts/NotificationCard.tsx')).NotificationCard,
  { loading: <div className={`${css.card} ${css.pending}`} /> },
);

export function NotificationBell() {
  const text = useText();
  useReadFlush();
  const count = useAtomValue(unreadCountAtom);
  const [isOpen, setOpen] = useAtom(isCardOpenAtom);
  const bell = useRef<HTMLButtonElement>(null);
  const { open, dialogs } = useExpenseDialogs(() => bell.current?.focus());
  return (
    <>
      <Popover
        label={text('notifications.title')}
        placement="bottom end"
        padding="none"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <IconButton
            ref={bell}
            label={text('notifications.bell', { count })}
            icon={<BellIcon aria-hidden="true" />}
            badge={count > 0 && <Badge count={count} />}
            onHoverStart={NotificationCard.preload}
            onFocus={NotificationCard.preload}
          />
        }
      >
        {(close) => (
          <NotificationCard
            onExpense={(item) => {
              close();
              open(item);
            }}
          />
        )}
      </Popover>
      {dialogs}
    </>
  );
}
